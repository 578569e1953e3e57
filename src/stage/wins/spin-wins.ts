import type { Round, Spin } from '../../engine/round';
import { sumOfPayouts } from '../../engine/spin';
import { resultSchedule, type SpanMs, type ResultSchedule } from '../round-schedule';
import { wantsLessMotion } from '../../ui/browser/motion';
import { addCollection, addTally } from './flights/collection';
import type { Span, WinPart } from './flights/coin-flight';
import { addPaylines, paylineTimes } from './paylines';
import { addPlate } from './plate';
import type { WinLayer } from './win-layer';

const inSeconds = ({ atMs, untilMs }: SpanMs): Span => ({ at: atMs / 1000, until: untilMs / 1000 });

/** When each value that the only spin of a round collects leaves its cell and arrives (s). */
export const collectionTimes = (definition: WinLayer['definition'], round: Round): Span[] =>
  resultSchedule(definition, round, 0).values.map(inSeconds);

/** What a spin has won, in the order in which it is named: each line as it is drawn, each value as it arrives (s). */
export const partsOf = (
  { wins, collected }: Pick<Spin, 'wins' | 'collected'>,
  lines: Span,
  values: readonly Span[],
): WinPart[] => [
  ...paylineTimes(wins.length, lines).map((at, n) => ({ at, coins: wins[n]?.payout ?? 0 })),
  ...values.map(({ until }, n) => ({ at: until, coins: collected[n]?.payout ?? 0 })),
];

/**
 * Adds all that a spin of a round with free spins, counted from 0, shows once its reels rest: lines and collected values,
 * which the win display counts one by one, and what they lead to. With less motion only the sum and the plates are there.
 */
export function addSpinWins(
  timeline: gsap.core.Timeline,
  layer: WinLayer,
  round: Round,
  index: number,
): ResultSchedule {
  const { host, definition, messages, flight, door } = layer;
  const schedule = resultSchedule(definition, round, index);
  const spin = round.spins[index] ?? round.spins[0];
  const { wins, collected, payout } = spin;
  const lessMotion = wantsLessMotion();
  if (lessMotion) {
    if (collected.length > 0)
      addTally(host, definition, spin).textContent = messages.tally(spin, collected.length);
  } else {
    const lines = inSeconds(schedule.lines ?? { atMs: 0, untilMs: 0 });
    const values = schedule.values.map(inSeconds);
    addPaylines(timeline, layer, wins, lines, 'goes');
    const tally = addCollection(timeline, layer, spin, values, []);
    if (tally && schedule.rise)
      timeline.to(tally, { opacity: 0, duration: 0.2 }, inSeconds(schedule.rise).at);
    const paid = sumOfPayouts(round.spins.slice(0, index));
    if (payout > 0) flight.addToWin(timeline, paid, partsOf(spin, lines, values));
  }
  const [intro, rise] = [messages.intro(round), messages.rise(round, index)];
  if (schedule.intro && intro) {
    // The door opens on the reels of the first free spin, as they begin to turn.
    if (door && !lessMotion) door.close(timeline, intro, inSeconds(schedule.intro).at);
    else addPlate(timeline, host, intro, inSeconds(schedule.intro));
  }
  if (schedule.rise && rise) addPlate(timeline, host, rise, inSeconds(schedule.rise));
  return schedule;
}
