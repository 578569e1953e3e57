import type { GameDefinition } from '../../engine/definition';
import type { Round } from '../../engine/round';
import { resultSchedule } from '../round-schedule';
import type { SoundCue } from '../../games/game-sounds';
import { rateOfStep } from './pitch';

/** A sound of a spin that has come to rest. */
interface SpinSound {
  readonly cue: SoundCue;
  /** How long after the reels rest (ms). */
  readonly afterMs: number;
  /** The reel that it comes from, where it does from one. */
  readonly column?: number;
  /** Changes its speed and pitch. */
  readonly rate?: number;
}

/**
 * What is heard of what a spin of a round, counted from 0, shows at rest: lines that pay in a round with free spins, values
 * that reach their collector, each a step higher, free spins that begin, a higher multiplier, and the end of the free spins.
 */
export function resultSounds(
  definition: Pick<GameDefinition, 'feature' | 'grid'>,
  round: Pick<Round, 'spins' | 'payout' | 'bet'>,
  index: number,
): SpinSound[] {
  const { spins, payout, bet } = round;
  const { lines, values, intro, rise, endMs } = resultSchedule(definition, round, index);
  const isLast = index > 0 && index === spins.length - 1;
  const cells = spins[index]?.collected ?? [];
  return [
    ...(lines && payout > bet ? [{ cue: 'linesPay', afterMs: lines.atMs } as const] : []),
    ...values.map(({ untilMs }, n): SpinSound => ({
      cue: 'valueCollected',
      afterMs: untilMs,
      rate: rateOfStep(n),
      column: cells[n]?.cell.column ?? 0,
    })),
    ...(intro ? [{ cue: 'featureBegins', afterMs: intro.atMs } as const] : []),
    ...(rise ? [{ cue: 'multiplierRises', afterMs: rise.atMs } as const] : []),
    ...(isLast ? [{ cue: 'featureEnds', afterMs: endMs } as const] : []),
  ];
}

/** How many depths below the surface the spin after this one is: one for each multiplier of free spins so far. */
export const depthAfter = ({ spins }: Pick<Round, 'spins'>, index: number): number =>
  index + 1 < spins.length ? new Set(spins.slice(1, index + 2).map(({ multiplier }) => multiplier)).size : 0;
