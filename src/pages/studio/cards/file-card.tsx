import { useRef, type ChangeEvent, type ReactNode } from 'react';
import type { PlayableGame } from '../../../games/playable';
import { fileOf } from '../../../skins/paths';
import { Button } from '../../../ui/button';
import { extensionsOf, pathsOf, titleOf, type FileKind } from './named-files';
import type { Studio } from '../editing/studio';
import { texts } from '../texts';
import { PLACE } from '../drop/use-drop';

const { card: words } = texts;

/** What a sentence calls a file that is to be dropped. */
const EXAMPLE: Readonly<Record<FileKind, string>> = { picture: '.png', sound: '.mp3' };

/** What a card is given. */
export interface CardProps {
  /** By folder and name. */
  readonly name: string;
  readonly studio: Studio;
  readonly games: readonly PlayableGame[];
  readonly files: ReadonlyMap<string, Blob>;
}

interface FileCardProps extends CardProps {
  readonly kind: FileKind;
  /** What shows or plays the product's own, and the artist's; null where there is none. */
  readonly ours: ReactNode;
  readonly yours: ReactNode;
  /** Whether it takes the whole width of its group. */
  readonly isWide?: boolean;
  /** What an artist has to know of the product's own. */
  readonly facts?: string | undefined;
  /** More that can be done with both. */
  readonly actions?: ReactNode;
  readonly below?: ReactNode;
  /** What is said of the artist's. */
  readonly children?: ReactNode;
}

/** A file of the product, and the artist's in its place. One that is dropped on it goes there, whatever its name. */
export function FileCard({
  name,
  studio,
  games,
  files,
  kind,
  ours,
  yours,
  isWide = false,
  facts,
  actions,
  below,
  children,
}: FileCardProps) {
  const input = useRef<HTMLInputElement>(null);
  const title = titleOf(name, games);
  // What plays a sound says itself whose it is.
  const isSeen = kind === 'picture';
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) void studio.put({ path: file.name, content: file }, name);
    target.value = '';
  };
  return (
    <li className="studio-card" data-open={isWide} {...{ [PLACE]: name }}>
      <h3 className="text-lg text-gold-light">{title}</h3>
      {facts !== undefined && <p className="text-sm text-muted">{facts}</p>}
      <div className="mt-2 grid grid-cols-2 gap-2" data-kind={kind}>
        <figure>
          {ours}
          {isSeen && <figcaption>{words.ours}</figcaption>}
        </figure>
        <figure>
          {yours ?? (
            <span className="studio-empty">
              <span>
                <span>{words.empty}</span> <span translate="no">{fileOf(name) + EXAMPLE[kind]}</span>
              </span>
            </span>
          )}
          {isSeen && <figcaption>{words.yours}</figcaption>}
        </figure>
      </div>
      {children}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="quiet"
          className="studio-small"
          aria-label={words.chooseFor[kind](title)}
          onClick={() => input.current?.click()}
        >
          {words.choose}
        </Button>
        {actions}
        {pathsOf(files, name).length > 0 && (
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
      <input ref={input} type="file" accept={extensionsOf[kind].join()} hidden onChange={take} />
      {below}
    </li>
  );
}
