import type { Round } from '../../../engine/round';
import { useCallback, useRef, useState } from 'react';
import { add, subtract, type Coins } from '../../../engine/coins';
import type { RoundStage } from '../../../player/round-stage';
import { startingCoins } from '../../../player/starting-coins';
import type { GameDefinition } from '../../../engine/definition';
import { trialRound, type TrialOutcome } from './trial-round';

/** What the machine shows. Each trial begins with the coins of a new player. */
export interface Trial {
  readonly phase: 'idle' | 'spinning' | 'settled';
  readonly round: Round;
  readonly coins: Coins;
}

function settled(round: Round) {
  const coins = add(subtract(startingCoins, round.bet), round.payout);
  return { phase: 'settled', round, coins } as const satisfies Trial;
}

/** What is shown before anything was tried here: the last trial before the page was reloaded, if any. */
function opening(definition: GameDefinition, last: TrialOutcome | null): Trial {
  if (last) return settled(trialRound(definition, 0, last));
  return { phase: 'idle', round: trialRound(definition, 0, 'none'), coins: startingCoins };
}

/** Plays rounds of known outcome on a stage that is attached, with coins of its own. `last` is shown first. */
export function useTrial(definition: GameDefinition, last: TrialOutcome | null) {
  const [trial, setTrial] = useState(() => opening(definition, last));
  const stage = useRef<RoundStage>(null);
  /** Returns a function that detaches the stage. */
  const attach = useCallback((attached: RoundStage) => {
    stage.current = attached;
    return () => void (stage.current = null);
  }, []);
  const play = (wanted: TrialOutcome): void => {
    const round = trialRound(definition, trial.round.id + 1, wanted);
    setTrial({ phase: 'spinning', round, coins: subtract(startingCoins, round.bet) });
    stage.current?.play(round, {
      spinShown: () => undefined,
      roundShown() {
        const end = settled(round);
        setTrial(end);
        stage.current?.celebrate(round, end.coins);
      },
    });
  };
  return { attach, trial, play };
}
