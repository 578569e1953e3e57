import { useEffect, useState } from 'react';
import type { SkinFiles } from '../../../games/playable';
import type { PlayableGame } from '../../../games/playable';
import { readableColours } from '../../../skins/theme-colours';
import type { OwnSkin } from '../../../store/own-skin/own-skin';
import { gameInSkin } from '../../../ui/skin/game-in-skin';
import { customLook } from '../../../ui/skin/custom-look';
import { TrialMachine } from './trial-machine';
import { trialSymbols, type TrialOutcome } from './trial-round';
import { skinFilesOf } from '../../../features/custom-skin/skin-files';
import { isKept, keepInAddress } from '../address';
import { texts } from '../texts';
import './trial.css';

interface ReelsProps {
  readonly game: PlayableGame;
  readonly skin: OwnSkin;
  /** The names that the last drop has changed. */
  readonly changed: readonly string[];
}

/** A machine with certain pictures, which at once spins to what was dropped. */
interface Machine {
  readonly key: number;
  readonly game: PlayableGame;
  readonly files: SkinFiles;
  readonly first: TrialOutcome | null;
}

/** The win that was tried last, before a reload too. */
const lastTrial = ({ definition }: PlayableGame): TrialOutcome | null =>
  [...trialSymbols(definition), 'none'].find((outcome) => isKept('win', outcome)) ?? null;

/** A game with the artist's pictures: another machine after each change. */
export function Reels({ game, skin: { files, pixelated, colours }, changed }: ReelsProps) {
  const [machine, setMachine] = useState<Machine | null>(null);
  useEffect(() => {
    let isWanted = true;
    const { definition } = game;
    const first = trialSymbols(definition).find((id) =>
      changed.some((name) => name.startsWith(`${definition.id}/symbols/${id}`)),
    );
    skinFilesOf({ files, pixelated })
      .then((skin) => {
        if (!isWanted) return;
        setMachine((before) => ({
          key: (before?.key ?? 0) + 1,
          game: gameInSkin(game, skin),
          files: skin,
          first: first ?? null,
        }));
      })
      .catch((reason: unknown) => console.warn('The reels keep the pictures that they have.', reason));
    return () => {
      isWanted = false;
    };
  }, [game, files, pixelated, changed]);
  const shown = machine?.files;
  useEffect(() => {
    if (shown) customLook.setState({ skin: { colours: readableColours(colours), files: shown } });
  }, [shown, colours]);
  return (
    <section aria-labelledby="reels" className="mt-6">
      <h2 id="reels" className="text-3xl">
        {texts.reels.title}
      </h2>
      <p className="mt-1 text-muted">{texts.reels.text}</p>
      {machine && (
        <TrialMachine
          key={machine.key}
          game={machine.game}
          first={machine.first}
          last={lastTrial(machine.game)}
          onPlay={(wanted) => keepInAddress('win', wanted)}
        />
      )}
    </section>
  );
}
