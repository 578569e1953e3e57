import type { GameDefinition } from '../../engine/definition';
import type { Round } from '../../engine/round';
import { resultSchedule } from '../round-schedule';
import { panOf, rateOfStep } from './pitch';
import type { EffectName } from './sound-names';
import type { SoundChange } from './sound-player';

/** A sound of a spin that has come to rest. */
interface SpinSound extends SoundChange {
  readonly name: EffectName;
  /** How long after the reels rest (ms). */
  readonly afterMs: number;
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
    ...(lines && payout > bet ? [{ name: 'win-small', afterMs: lines.atMs } as const] : []),
    ...values.map(({ untilMs }, n): SpinSound => ({
      name: 'pearl',
      afterMs: untilMs,
      rate: rateOfStep(n),
      pan: panOf(cells[n]?.cell.column ?? 0, definition.grid.columns),
    })),
    ...(intro ? [{ name: 'dives-begin', afterMs: intro.atMs } as const] : []),
    ...(rise ? [{ name: 'descend', afterMs: rise.atMs } as const] : []),
    ...(isLast ? [{ name: 'dives-end', afterMs: endMs } as const] : []),
  ];
}

/** How many depths below the surface the spin after this one is: one for each multiplier of free spins so far. */
export const depthAfter = ({ spins }: Pick<Round, 'spins'>, index: number): number =>
  index + 1 < spins.length ? new Set(spins.slice(1, index + 2).map(({ multiplier }) => multiplier)).size : 0;
