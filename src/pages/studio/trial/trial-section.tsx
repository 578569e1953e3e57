import { useStore } from 'zustand';
import { gameInSkin, type PlayableGame } from '../../../games/playable';
import { isForWins } from '../../../games/win-art';
import { studioSkin } from '../../../ui/skin/active-skin';
import { useStudioState } from '../editing/studio';
import { isInUrl, putInUrl } from '../studio-url';
import { objectKey } from '../../../ui/object-key';
import { texts } from './texts';
import { TrialMachine } from './trial-machine';
import { trialOfSize, trialSymbols, type TrialOutcome } from './trial-round';

/** The win that was tried last, before a reload too. */
const lastTrial = ({ definition, art }: PlayableGame): TrialOutcome | null =>
  [...trialSymbols(definition), ...art.winLevels.map(({ size }) => trialOfSize(size)), 'none'].find(
    (outcome) => isInUrl('win', outcome),
  ) ?? null;

/** A game with the artist's pictures, which at once spins to what was dropped. */
export function TrialSection({ game }: { game: PlayableGame }) {
  const skinFiles = useStore(studioSkin, ({ skin }) => skin?.files);
  // After a drop `changed` comes first, and `studioSkin` follows once the art of the new files is there. Only then is the machine
  // made that shows them, so it knows as it is made what was dropped.
  const changed = useStudioState((state) => state.changed);
  const shown = skinFiles && gameInSkin(game, skinFiles);
  const { id } = game.definition;
  const dropped = trialSymbols(game.definition).find((symbol) =>
    changed.some((slot) => slot === `${id}/symbols/${symbol}` || slot.startsWith(`${id}/symbols/${symbol}.`)),
  );
  // What is dropped for large wins is seen in the largest.
  const largest = changed.some(isForWins) ? game.art.winLevels.at(-1) : undefined;
  return (
    <section aria-labelledby="reels" className="contents">
      <h2 id="reels" className="sr-only">
        {texts.trial.title}
      </h2>
      {shown && (
        <TrialMachine
          // Each game in each skin has a machine of its own, which plays what was dropped as it is made.
          key={objectKey(shown)}
          game={shown}
          playOnMount={dropped ?? (largest ? trialOfSize(largest.size) : null)}
          initialOutcome={lastTrial(shown)}
          onPlay={(outcome) => putInUrl('win', outcome)}
        />
      )}
    </section>
  );
}
