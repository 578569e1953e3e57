import { useRef, useState, type ChangeEvent } from 'react';
import { useStore } from 'zustand';
import type { PlayableGame } from '../../games/playable';
import imageList from '../../../assets/images.json';
import { symbolList } from '../../engine/definition';
import { isSymbol, sizeOf } from '../../skins/image-list';
import { fileOf } from '../../skins/paths';
import { Button } from '../../ui/button';
import { addressOf } from '../../features/own-skin/blob-address';
import { gameInSkin } from '../../ui/skin/game-in-skin';
import { ownLook } from '../../ui/skin/own-look';
import { Closeup } from './closeup/closeup';
import { isKept, keepInAddress } from './address';
import { originals } from './originals';
import { pathsOf, pictureOf, titleOf } from './pictures';
import type { Studio } from './studio';
import { texts } from './texts';
import { PLACE } from './use-drop';

const { picture: words } = texts;

interface PictureCardProps {
  readonly name: string;
  readonly studio: Studio;
  readonly games: readonly PlayableGame[];
  readonly files: ReadonlyMap<string, Blob>;
}

/** One picture of the product, and the artist's in its place. A file that is dropped on it goes there, whatever its name. */
export function PictureCard({ name, studio, games, files }: PictureCardProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(() => isKept('look', name));
  const title = titleOf(name, games);
  const ours = originals[name] ?? '';
  const picture = pictureOf(files, name);
  const paths = pathsOf(files, name);
  const yours = picture && addressOf(picture);
  const size = sizeOf(imageList, name);
  const look = (): void => {
    keepInAddress('look', name, !isOpen);
    setOpen(!isOpen);
  };
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) void studio.put({ path: file.name, content: file }, name);
    target.value = '';
  };
  return (
    <li className="studio-picture" data-open={isOpen} {...{ [PLACE]: name }}>
      <h3 className="text-lg text-gold-light">{title}</h3>
      {size && <p className="text-sm text-muted">{words.shown(size)}</p>}
      <div className="mt-2 grid grid-cols-2 gap-2">
        <figure>
          <img src={ours} alt={`${title}, ${words.ours.toLowerCase()}`} loading="lazy" decoding="async" />
          <figcaption>{words.ours}</figcaption>
        </figure>
        <figure>
          {yours ? (
            <img src={yours} alt={`${title}, ${words.yours.toLowerCase()}`} />
          ) : (
            <span className="studio-empty">{words.empty(`${fileOf(name)}.png`)}</span>
          )}
          <figcaption>{words.yours}</figcaption>
        </figure>
      </div>
      {paths.length > (picture ? 1 : 0) && <p className="mt-2 text-sm text-muted">{words.moves}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="quiet"
          className="studio-small"
          aria-label={words.chooseFor(title)}
          onClick={() => input.current?.click()}
        >
          {words.choose}
        </Button>
        <Button
          variant="quiet"
          className="studio-small"
          aria-expanded={isOpen}
          aria-label={words.lookAtThis(title)}
          onClick={look}
        >
          {words.look}
        </Button>
        {paths.length > 0 && (
          <Button
            variant="quiet"
            className="studio-small"
            aria-label={words.restoreThis(title)}
            onClick={() => studio.restore(name)}
          >
            {words.restore}
          </Button>
        )}
      </div>
      <input ref={input} type="file" accept=".svg,.png,.webp" hidden onChange={take} />
      {isOpen && <OpenCloseup {...{ name, title, games, ours, yours }} />}
    </li>
  );
}

interface OpenCloseupProps extends Pick<PictureCardProps, 'name' | 'games'> {
  readonly title: string;
  /** Addresses. */
  readonly ours: string;
  readonly yours: string | undefined;
}

/** A picture closely, with the art of its game, in which a symbol moves. */
function OpenCloseup({ name, title, games, ours, yours }: OpenCloseupProps) {
  const skin = useStore(ownLook, (state) => state.skin?.files ?? null);
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
