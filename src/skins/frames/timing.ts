import { texts } from '../texts';

/** What the stage plays: pictures that take memory, times that one of them is shown, pictures a second, and seconds. */
export const playback = { pictures: 24, steps: 60, rate: 30, seconds: 2 } as const;

/** Pictures between a still one and the first frame, and after the last one, at most. */
export const FADE_STEPS = 3;

/** What is left for an animation of what the stage plays. */
export const roomFor = ({ isFaded }: { readonly isFaded: boolean }): Room => ({
  pictures: playback.pictures - (isFaded ? 2 * FADE_STEPS : 0),
  steps: playback.steps - (isFaded ? 2 * FADE_STEPS : 0),
});

interface Room {
  readonly pictures: number;
  readonly steps: number;
}

/** Frames that are shown for the same time each. */
export interface Steps {
  /** Which frame is shown at each step: one that is held is there several times. */
  readonly order: readonly number[];
  /** Steps a second. */
  readonly rate: number;
}

/** How far two times may lie apart and be the same (ms): programs write whole milliseconds. */
const ROUNDING = 2;
/** How far the times of frames may be off, as a part of the whole. */
const TOLERANCE = 0.03;

/** Frames whose program knows no time play in about a second: so many a second. */
const rateWithoutTimes = (count: number): number => Math.min(24, Math.max(8, count));

type Durations = readonly (number | undefined)[];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** How long each frame is shown (ms). One without a time is shown as long as those that have one, on average. */
export function millisecondsOf(durations: Durations): number[] {
  const known = durations.flatMap((one) => (one !== undefined && one > 0 ? [one] : []));
  const other = known.length > 0 ? sum(known) / known.length : 1000 / rateWithoutTimes(durations.length);
  return durations.map((one) => (one !== undefined && one > 0 ? one : other));
}

export const isEven = (durations: readonly number[]): boolean =>
  Math.max(...durations) - Math.min(...durations) <= ROUNDING;

/**
 * Frames of any number and timing as steps that the stage plays, with a sentence for each thing that had to change.
 *
 * @param durations of the frames, in milliseconds, where their program knows them
 */
export function toSteps(
  durations: Durations,
  { pictures, steps }: Room = playback,
): { readonly steps: Steps; readonly notes: readonly string[] } {
  const notes: string[] = [];
  const given = millisecondsOf(durations);
  const count = given.length;
  const hasTimes = durations.some((one) => one !== undefined);
  const total = sum(given);
  const longest = playback.seconds * 1000;
  const factor = total > longest + ROUNDING * count ? longest / total : 1;
  if (factor < 1 && hasTimes) notes.push(texts.animationNotes.faster(total / 1000, playback.seconds));
  const times = given.map((one) => one * factor);
  const room = Math.min(count, pictures);
  if (!hasTimes && count > 1) {
    notes.push(texts.animationNotes.noTimes(count, Math.round((1000 * room) / sum(times))));
  }

  if (count > pictures) {
    notes.push(texts.animationNotes.fewerFrames(count, pictures));
    return { steps: sampled(times, pictures), notes };
  }
  const exact = exactSteps(times, steps);
  if (exact) return { steps: exact, notes };
  const most = Math.min(steps, Math.max(1, Math.round((sum(times) * playback.rate) / 1000)));
  const resampled = sampled(times, most);
  const used = new Set(resampled.order).size;
  notes.push(
    used < count
      ? texts.animationNotes.resampled((1000 * count) / sum(times), resampled.rate)
      : texts.animationNotes.rounded(resampled.rate),
  );
  return { steps: resampled, notes };
}

/** Steps in which each frame is shown as long as it should be; undefined where no rate that the stage plays has them. */
function exactSteps(times: readonly number[], most: number): Steps | undefined {
  const total = sum(times);
  const each = total / times.length;
  if (isEven(times)) {
    const rate = 1000 / each;
    return rate <= playback.rate + 0.5 ? { order: times.map((_, index) => index), rate } : undefined;
  }
  for (let rate = 1; rate <= playback.rate; rate++) {
    const step = 1000 / rate;
    const counts = times.map((time) => Math.max(1, Math.round(time / step)));
    const off = sum(times.map((time, index) => Math.abs((counts[index] ?? 0) * step - time)));
    if (off > TOLERANCE * total) continue;
    const order = counts.flatMap((times, index) => Array.from({ length: times }, () => index));
    return order.length <= most ? { order, rate } : undefined;
  }
  return undefined;
}

/** What is shown at the beginning of so many steps of the same length: the first frame is the symbol at rest. */
function sampled(times: readonly number[], count: number): Steps {
  const total = sum(times);
  const order: number[] = [];
  let [frame, end] = [0, times[0] ?? 0];
  for (let step = 0; step < count; step++) {
    // A little later, because sums of fractions may end a little too soon or too late.
    const at = (step * total) / count + total * 1e-9;
    while (end <= at && frame < times.length - 1) end += times[++frame] ?? 0;
    order.push(frame);
  }
  return { order, rate: Math.min(playback.rate, (1000 * count) / total) };
}
