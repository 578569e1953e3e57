import type { FrameSequence, Sheet, SheetFrame, SheetTag } from './sheet';

/** How many frames a second are shown of a sheet that does not say. */
export const DEFAULT_RATE = 24;

/**
 * The frames of a sheet that are shown for a motion: those under a tag of its name, else under the only tag, else all.
 *
 * @param motion `win` or `rest`
 */
export function sequenceOf(sheet: Sheet, motion: string): FrameSequence {
  const tag =
    sheet.tags.find(({ name }) => name.toLowerCase() === motion) ??
    (sheet.tags.length === 1 ? sheet.tags[0] : undefined);
  const frames = tag ? framesUnder(tag, sheet.frames) : sheet.frames;
  return { frames, rate: rateOf(frames) };
}

function framesUnder({ from, to, direction }: SheetTag, all: readonly SheetFrame[]): readonly SheetFrame[] {
  const forward = all.slice(from, to + 1);
  const backward = forward.toReversed();
  if (direction === 'forward') return forward;
  if (direction === 'reverse') return backward;
  // Neither end is shown twice.
  const [there, back] = direction === 'pingpong' ? [forward, backward] : [backward, forward];
  return [...there, ...back.slice(1, -1)];
}

/** By what most of them take: frames that are held longer are not known here. */
function rateOf(frames: readonly SheetFrame[]): number {
  const durations = frames.flatMap(({ duration }) => (duration === undefined ? [] : [duration]));
  const total = durations.reduce((sum, duration) => sum + duration, 0);
  return total > 0 ? (1000 * durations.length) / total : DEFAULT_RATE;
}
