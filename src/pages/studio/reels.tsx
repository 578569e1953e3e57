import { useMemo } from 'react';
import type { PlayableGame } from '../../games/playable';
import { TrialMachine } from '../artwork/trial-machine';
import { trialSymbols } from '../artwork/trial-round';
import { addressOf } from './blob-address';
import { originals } from './originals';
import { pictureOf } from './pictures';
import { texts } from './texts';
import { withSkin } from './with-skin';

interface ReelsProps {
  readonly game: PlayableGame;
  readonly files: ReadonlyMap<string, Blob>;
  /** The names that the last drop has changed. */
  readonly changed: readonly string[];
}

/** A game with the artist's pictures: another machine after each change, which at once spins to what was dropped. */
export function Reels({ game, files, changed }: ReelsProps) {
  const { definition } = game;
  // By its text: a change of another game's pictures leaves this machine alone.
  const images = JSON.stringify(imagesOf(definition.id, files));
  const shown = useMemo(
    () => withSkin(game, { images: JSON.parse(images) as Record<string, string> }),
    [game, images],
  );
  const first = trialSymbols(definition).find((id) => changed.includes(`${definition.id}/symbols/${id}`));
  return (
    <section aria-labelledby="reels" className="mt-6">
      <h2 id="reels" className="text-3xl">
        {texts.reels.title}
      </h2>
      <p className="mt-1 text-muted">{texts.reels.text}</p>
      <TrialMachine key={definition.id + images} game={shown} first={first ?? null} />
    </section>
  );
}

/** The addresses of the artist's pictures that a game may show, by folder and name. */
const imagesOf = (game: string, files: ReadonlyMap<string, Blob>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(originals).flatMap((name) => {
      const picture = pictureOf(files, name);
      const isShown = name.startsWith(`${game}/`) || name.includes('/stage/');
      return picture && isShown ? [[name, addressOf(picture)] as const] : [];
    }),
  );
