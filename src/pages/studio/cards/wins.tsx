import { useEffect, useState } from 'react';
import { isForWins, missingDigits } from '../../../games/win-art';
import { loadFont } from '../../../ui/browser/load-font';
import { formatCoins } from '../../../ui/format/format';
import { useStudio, useStudioState } from '../editing/studio';
import { texts } from './texts';
import { FileCard } from './file-card';
import { FileGroup } from './file-group';
import { PictureCard } from './picture-card';
import { fileInSlot } from './slot-files';

/** What large wins of all games are shown by. The originals have none of it. */
export function WinGroup() {
  const { slots } = useStudio();
  const files = useStudioState(({ skin }) => skin.files);
  const missing = missingDigits((slot) => fileInSlot(files, slot, 'picture') !== undefined);
  return (
    <FileGroup
      title={texts.groups.wins}
      Card={WinCard}
      slots={[...slots.images, ...slots.fonts].filter(isForWins)}
    >
      <p className="mt-1 max-w-[62ch] text-muted">{texts.wins.text}</p>
      <p role="status" className="mt-1 text-gold-light empty:hidden">
        {missing.length > 0 && texts.wins.missing(missing)}
      </p>
    </FileGroup>
  );
}

const WinCard = ({ slot }: { slot: string }) =>
  useStudio().slots.fonts.includes(slot) ? <FontCard slot={slot} /> : <PictureCard slot={slot} />;

function FontCard({ slot }: { slot: string }) {
  const font = useStudioState(({ skin }) => fileInSlot(skin.files, slot, 'font'));
  return (
    <FileCard
      slot={slot}
      kind="font"
      isCustom={font !== undefined}
      custom={font && <FontSample font={font} />}
    />
  );
}

function FontSample({ font }: { font: Blob }) {
  const [family, setFamily] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    // It was read when it came.
    loadFont(() => font.arrayBuffer()).then(
      (loaded) => isWanted && setFamily(loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [font]);
  return (
    <span className="text-center text-2xl text-gold-light" style={{ fontFamily: family }}>
      {formatCoins(1_234_567_890)}
    </span>
  );
}
