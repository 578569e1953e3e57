import type { GameDefinition, ReelSet } from '../engine/definition';
import { levelAt } from '../engine/feature';
import type { Round } from '../engine/round';

/** How long a round's shows take (ms): the one table to tune. None of it changes how long reels turn. */
const times = {
  /** How much sooner a free spin's reels rest than those of the bet's own. */
  soonerMs: 500,
  /** How long a free spin's reels rest at least, and how long the symbols that begin free spins are lit at least. */
  restMs: 200,
  scattersMs: 900,
  /** How long what a spin has won is shown in a round with free spins. */
  win: { minMs: 1_100, maxMs: 2_800 },
  /** When a spin's first line is drawn, how long each line takes, and how long all of them take at least. */
  lines: { firstMs: 50, eachMs: 450, leastMs: 700 },
  /** When the first value leaves its cell, how long it flies, when the next one follows, and how long the sum is read. */
  values: { firstMs: 150, flightMs: 300, eachMs: 200, readMs: 700 },
  /** The same in a round of a single spin, where nothing waits: all of them leave within `mostMs`. */
  singleSpinValues: { firstMs: 320, flightMs: 420, eachMs: 200, mostMs: 1_000 },
  introMs: 2_500,
  riseMs: 1_500,
  /** How long the door or the plate that tells either comes until it can be read. */
  tellMs: { intro: 900, rise: 300 },
} as const;

/** From one moment to another (ms). */
export interface SpanMs {
  readonly atMs: number;
  readonly untilMs: number;
}

/** What a spin shows once its reels rest, in this order, counted from that moment; null where there is nothing. */
export interface ResultSchedule {
  /** Lines that pay, one after the other. */
  readonly lines: SpanMs | null;
  /** When each value that is collected leaves its cell, and reaches the collector. */
  readonly values: readonly SpanMs[];
  /** Free spins begin. */
  readonly intro: SpanMs | null;
  /** A higher multiplier applies from the next spin on. */
  readonly rise: SpanMs | null;
  /** When either of them has been told (ms); null where the spin leads to neither. */
  readonly toldMs: number | null;
  /** When the next spin begins, or the round is over (ms). */
  readonly endMs: number;
}

/**
 * What a spin of a round, counted from 0, shows once its reels rest. A round without free spins is over at that moment, and
 * its lines are part of how its win is celebrated.
 */
export function resultSchedule(
  { feature }: Pick<GameDefinition, 'feature'>,
  { spins }: Pick<Round, 'spins'>,
  index: number,
): ResultSchedule {
  const [before, spin, next] = [spins[index - 1], spins[index] ?? spins[0], spins[index + 1]];
  const { wins, collected, payout } = spin;
  if (spins.length === 1) {
    const { firstMs, flightMs, eachMs, mostMs } = times.singleSpinValues;
    const stepMs = Math.min(eachMs, mostMs / Math.max(collected.length - 1, 1));
    const values = collected.map((_, n) => spanOf(firstMs + n * stepMs, flightMs));
    return { lines: null, values, intro: null, rise: null, toldMs: null, endMs: 0 };
  }
  const { lines, values, win } = times;
  const linesMs = wins.length > 0 ? Math.max(wins.length * lines.eachMs, lines.leastMs) : 0;
  const firstValueMs = values.firstMs + linesMs;
  const wantedMs =
    collected.length > 0
      ? firstValueMs + values.flightMs + (collected.length - 1) * values.eachMs + values.readMs
      : linesMs;
  const leastMs = index === 0 ? times.scattersMs : times.restMs;
  const wonMs = payout > 0 ? Math.min(Math.max(wantedMs, win.minMs), win.maxMs) : times.restMs;
  /** Below 1 if there is more to show than time for it, so that all of it is faster. */
  const pace = Math.min(wonMs / Math.max(wantedMs, 1), 1);
  const paced = (atMs: number, lastsMs: number): SpanMs => spanOf(atMs * pace, lastsMs * pace);
  const winEndMs = Math.max(wonMs, leastMs);
  const intro = index === 0 && next ? spanOf(winEndMs, times.introMs) : null;
  const isHigher =
    feature && before && levelAt(feature, spin.collectors) > levelAt(feature, before.collectors);
  const rise = isHigher ? spanOf(winEndMs, times.riseMs) : null;
  const told = intro ?? rise;
  return {
    lines: wins.length > 0 ? paced(lines.firstMs, linesMs - lines.firstMs) : null,
    values: collected.map((_, n) => paced(firstValueMs + n * values.eachMs, values.flightMs)),
    intro,
    rise,
    toldMs: told ? told.atMs + (intro ? times.tellMs.intro : times.tellMs.rise) : null,
    endMs: told?.untilMs ?? winEndMs,
  };
}

const spanOf = (atMs: number, lastsMs: number): SpanMs => ({ atMs, untilMs: atMs + lastsMs });

/** How long a spin of these reels turns (ms). Never depends on the outcome. */
export const turningMs = ({ spin }: Pick<GameDefinition, 'spin'>, set: ReelSet): number =>
  spin.durationMs - (set === 'feature' ? times.soonerMs : 0);

/** When a spin begins, when its last reel rests, and when it is over (ms after the round began). */
export interface SpinTimes {
  readonly beginsMs: number;
  readonly restsMs: number;
  /** When what it leads to has been told; null where it leads to nothing that is told. */
  readonly toldMs: number | null;
  readonly endsMs: number;
}

/** When each spin of a round is played. The last one ends the round, unless the player skips some of what it shows. */
export function roundSchedule(
  definition: Pick<GameDefinition, 'feature' | 'spin'>,
  round: Pick<Round, 'spins'>,
): SpinTimes[] {
  let beginsMs = 0;
  return round.spins.map((_, index) => {
    const restsMs = beginsMs + turningMs(definition, index === 0 ? 'base' : 'feature');
    const { toldMs, endMs } = resultSchedule(definition, round, index);
    const spin = {
      beginsMs,
      restsMs,
      toldMs: toldMs === null ? null : restsMs + toldMs,
      endsMs: restsMs + endMs,
    };
    beginsMs = spin.endsMs;
    return spin;
  });
}

/** How long a round lasts (ms). */
export const roundMs = (
  definition: Pick<GameDefinition, 'feature' | 'spin'>,
  round: Pick<Round, 'spins'>,
): number => roundSchedule(definition, round).at(-1)?.endsMs ?? 0;
