import { useState } from 'react';
import { isSymbol } from '../../skins/image-list';
import { Button } from '../../ui/button';
import { addressOf } from '../../features/own-skin/blob-address';
import { Comparison } from './comparison';
import { FileCard, type CardProps } from './file-card';
import { fileNamed, pathsOf, titleOf } from './named-files';
import { originals } from './originals';
import { texts } from './texts';

const { card: words } = texts;

/** One picture of the product, and the artist's in its place. */
export function PictureCard(props: CardProps) {
  const { name, games, files } = props;
  const [isOpen, setOpen] = useState(false);
  const title = titleOf(name, games);
  const ours = originals[name] ?? '';
  const picture = fileNamed(files, name, 'picture');
  const yours = picture && addressOf(picture);
  const isMoved = pathsOf(files, name).length > (picture ? 1 : 0);
  return (
    <FileCard
      {...props}
      kind="picture"
      isWide={isOpen}
      ours={<img src={ours} alt={`${title}, ${words.ours.toLowerCase()}`} loading="lazy" decoding="async" />}
      yours={yours && <img src={yours} alt={`${title}, ${words.yours.toLowerCase()}`} />}
      actions={
        <Button
          variant="quiet"
          className="studio-small"
          aria-expanded={isOpen}
          aria-label={words.compareThis(title)}
          onClick={() => setOpen(!isOpen)}
        >
          {words.compare}
        </Button>
      }
      below={
        isOpen && yours && <Comparison title={title} ours={ours} yours={yours} isSymbol={isSymbol(name)} />
      }
    >
      {isMoved && <p className="mt-2 text-sm text-muted">{words.moves}</p>}
    </FileCard>
  );
}
