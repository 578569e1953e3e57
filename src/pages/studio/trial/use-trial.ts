import type { Round } from '../../../engine/round';
import mitt from 'mitt';
import { useEffect, useState } from 'react';
import { add, subtract, type Coins } from '../../../engine/coins';
import type { GameEvents } from '../../../player/events';
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

/** Plays rounds of known outcome with the store's events, and with coins of its own. `last` is shown first. */
export function useTrial(definition: GameDefinition, last: TrialOutcome | null) {
  const [events] = useState(() => mitt<GameEvents>());
  const [trial, setTrial] = useState(() => opening(definition, last));
  const { round } = trial;

  useEffect(() => {
    const settle = (id: Round['id']): void => {
      if (id !== round.id) return;
      const next = settled(round);
      setTrial(next);
      events.emit('balanceChanged', next.coins);
      events.emit('roundSettled', round);
    };
    events.on('reelsStopped', settle);
    return () => events.off('reelsStopped', settle);
  }, [events, round]);

  const play = (wanted: TrialOutcome): void => {
    const next = trialRound(definition, round.id + 1, wanted);
    const coins = subtract(startingCoins, next.bet);
    setTrial({ phase: 'spinning', round: next, coins });
    events.emit('balanceChanged', coins);
    events.emit('spinStarted', next);
  };
  return { events, trial, play };
}
