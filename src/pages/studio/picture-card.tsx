import { useRef, useState, type ChangeEvent } from 'react';
import type { PlayableGame } from '../../games/playable';
import { isSymbol } from '../../skins/image-list';
import { fileOf } from '../../skins/paths';
import { Button } from '../../ui/button';
import { addressOf } from '../../features/own-skin/blob-address';
import { Comparison } from './comparison';
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
  const [isOpen, setOpen] = useState(false);
  const title = titleOf(name, games);
  const ours = originals[name] ?? '';
  const picture = pictureOf(files, name);
  const paths = pathsOf(files, name);
  const yours = picture && addressOf(picture);
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) void studio.put({ path: file.name, content: file }, name);
    target.value = '';
  };
  return (
    <li className="studio-picture" data-open={isOpen} {...{ [PLACE]: name }}>
      <h3 className="text-lg text-gold-light">{title}</h3>
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
        {paths.length > 0 && (
          <>
            <Button
              variant="quiet"
              className="studio-small"
              aria-expanded={isOpen}
              aria-label={words.compareThis(title)}
              onClick={() => setOpen(!isOpen)}
            >
              {words.compare}
            </Button>
            <Button
              variant="quiet"
              className="studio-small"
              aria-label={words.restoreThis(title)}
              onClick={() => studio.restore(name)}
            >
              {words.restore}
            </Button>
          </>
        )}
      </div>
      <input ref={input} type="file" accept=".svg,.png,.webp" hidden onChange={take} />
      {isOpen && yours && <Comparison title={title} ours={ours} yours={yours} isSymbol={isSymbol(name)} />}
    </li>
  );
}
