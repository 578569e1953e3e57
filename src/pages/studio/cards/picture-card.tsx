import { useState } from 'react';
import { objectUrl } from '../../../features/custom-skin-art';
import { isSymbol, sizeOf } from '../../../skins/image-list';
import { Button } from '../../../ui/button';
import { Closeup } from '../closeup/closeup';
import { useStudio, useStudioState } from '../editing/studio';
import { imageList } from '../image-list';
import { isInUrl, putInUrl } from '../studio-url';
import { originals } from '../originals';
import { texts as cardTexts } from './texts';
import { texts as closeupTexts } from '../closeup/texts';
import { FileCard } from './file-card';
import { SymbolStates } from './symbol-states';
import { fileInSlot, pathsInSlot, titleOf } from './slot-files';
import { imageSources } from '../../../ui/browser/sized-images';

export function PictureCard({ slot }: { slot: string }) {
  const studio = useStudio();
  const { games } = studio;
  const isAdjusting = useStudioState(({ adjusting }) => adjusting === slot);
  const files = useStudioState(({ skin }) => skin.files);
  const [isOpen, setOpen] = useState(() => isInUrl('look', slot));
  const title = titleOf(slot, games);
  const original = originals[slot];
  const picture = fileInSlot(files, slot, 'picture');
  const custom = picture && objectUrl(picture);
  const paths = pathsInSlot(files, slot);
  const size = sizeOf(imageList, slot);
  const hasPicture = original !== undefined || custom !== undefined;
  const look = (): void => {
    putInUrl('look', slot, !isOpen);
    setOpen(!isOpen);
  };
  return (
    <FileCard
      slot={slot}
      kind="picture"
      isCustom={paths.length > 0}
      facts={size && (size.isFreeWidth ? cardTexts.card.high(size.height) : cardTexts.card.shown(size))}
      original={
        original === undefined ? undefined : (
          <img
            {...imageSources(original)}
            alt={cardTexts.card.originalOf(title)}
            loading="lazy"
            decoding="async"
          />
        )
      }
      custom={custom && <img src={custom} alt={cardTexts.card.customOf(title)} draggable={false} />}
      actions={
        <>
          {hasPicture && (
            <Button
              variant="quiet"
              aria-expanded={isOpen}
              aria-label={cardTexts.card.lookAt(title)}
              onClick={look}
            >
              {cardTexts.card.look}
            </Button>
          )}
          {custom && !size?.isFreeWidth && (
            <Button
              variant="quiet"
              aria-expanded={isAdjusting}
              aria-label={closeupTexts.adjust.openFor(title)}
              onClick={() => studio.openAdjusting(isAdjusting ? null : slot)}
            >
              {closeupTexts.adjust.open}
            </Button>
          )}
        </>
      }
      below={isOpen && hasPicture && <Closeup {...{ slot, title, original, custom }} />}
    >
      {isSymbol(slot) && <SymbolStates symbol={slot} />}
    </FileCard>
  );
}
