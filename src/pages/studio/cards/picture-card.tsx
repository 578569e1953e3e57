import { useState } from 'react';
import { useStore } from 'zustand';
import imageList from '../../../../assets/images.json';
import { symbolList } from '../../../engine/definition';
import { objectUrl } from '../../../features/custom-skin/object-url';
import { isSymbol, sizeOf } from '../../../skins/image-list';
import { fileOf } from '../../../skins/paths';
import { Button } from '../../../ui/button';
import { gameInSkin } from '../../../ui/skin/game-in-skin';
import { customLook } from '../../../ui/skin/custom-look';
import { isKept, keepInAddress } from '../address';
import { Closeup } from '../closeup/closeup';
import { FileCard, type CardProps } from './file-card';
import { fileNamed, pathsOf, titleOf } from './named-files';
import { originals } from './originals';
import { texts } from '../texts';

const { card: words } = texts;

/** One picture of the product, and the artist's in its place. */
export function PictureCard(props: CardProps) {
  const { name, games, files } = props;
  const [isOpen, setOpen] = useState(() => isKept('look', name));
  const title = titleOf(name, games);
  const ours = originals[name] ?? '';
  const picture = fileNamed(files, name, 'picture');
  const yours = picture && objectUrl(picture);
  const isMoved = pathsOf(files, name).length > (picture ? 1 : 0);
  const size = sizeOf(imageList, name);
  const look = (): void => {
    keepInAddress('look', name, !isOpen);
    setOpen(!isOpen);
  };
  return (
    <FileCard
      {...props}
      kind="picture"
      isWide={isOpen}
      facts={size && words.shown(size)}
      ours={<img src={ours} alt={`${title}, ${words.ours.toLowerCase()}`} loading="lazy" decoding="async" />}
      yours={yours && <img src={yours} alt={`${title}, ${words.yours.toLowerCase()}`} />}
      actions={
        <Button
          variant="quiet"
          className="studio-small"
          aria-expanded={isOpen}
          aria-label={words.lookAtThis(title)}
          onClick={look}
        >
          {words.look}
        </Button>
      }
      below={isOpen && <OpenCloseup {...{ name, title, games, ours, yours }} />}
    >
      {isMoved && <p className="mt-2 text-sm text-muted">{words.moves}</p>}
    </FileCard>
  );
}

interface OpenCloseupProps extends Pick<CardProps, 'name' | 'games'> {
  readonly title: string;
  /** Urls. */
  readonly ours: string;
  readonly yours: string | undefined;
}

/** A picture closely, with the art of its game, in which a symbol moves. */
function OpenCloseup({ name, title, games, ours, yours }: OpenCloseupProps) {
  const skin = useStore(customLook, (state) => state.skin?.files ?? null);
  const game = isSymbol(name) ? games.find(({ definition: { id } }) => name.startsWith(`${id}/`)) : undefined;
  const symbol = game && symbolList(game.definition).find(({ id }) => id === fileOf(name));
  return (
    <Closeup
      title={title}
      symbol={symbol}
      ours={{ address: ours, art: game?.art }}
      yours={yours === undefined ? undefined : { address: yours, art: game && gameInSkin(game, skin).art }}
    />
  );
}
