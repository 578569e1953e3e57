import { expect, it } from 'vitest';
import fc from '../../properties';
import { playback, toSteps } from '../../../src/skins/frames/timing';
import { texts } from '../../../src/skins/texts';

const { animationNotes: notes } = texts;
const counting = (count: number) => Array.from({ length: count }, (_, index) => index);
const each = (count: number, milliseconds: number | undefined) => counting(count).map(() => milliseconds);

it.each<[string, (number | undefined)[], number[], number, string[]]>([
  ['even times', each(8, 100), counting(8), 10, []],
  ['times rounded to whole milliseconds', [33, 34, 33], counting(3), 30, []],
  ['a frame that is held', [100, 300, 100], [0, 1, 1, 1, 2], 10, []],
  ['no times', each(4, undefined), counting(4), 8, [notes.noTimes(4, 8)]],
  ['no times for many', each(24, undefined), counting(24), 24, [notes.noTimes(24, 24)]],
  ['a time for some', [100, undefined], [0, 1], 10, []],
  ['a time of nothing', [0, 50], [0, 1], 20, []],
  ['one frame', [100], [0], 10, []],
  ['more a second than are played', each(12, 1000 / 60), [0, 2, 4, 6, 8, 10], 30, [notes.resampled(60, 30)]],
])('frames with %s become steps', (_, durations, order, rate, said) => {
  const { steps, notes: found } = toSteps(durations);
  expect(steps.order).toEqual(order);
  expect(steps.rate).toBeCloseTo(rate, 0);
  expect(found).toEqual(said);
});

it('a long animation is played faster, with as many frames as a sheet may hold', () => {
  const { steps, notes: found } = toSteps(each(27, 100));
  expect(found).toEqual([notes.faster(2.7, 2), notes.fewerFrames(27, 24)]);
  expect(steps.order).toHaveLength(24);
  expect(steps.rate).toBeCloseTo(12);
});

it('frames without times are said to play as fast as they do in the end', () => {
  const { steps, notes: found } = toSteps(each(64, undefined));
  expect(steps.rate).toBeCloseTo(12);
  expect(found).toEqual([notes.noTimes(64, 12), notes.fewerFrames(64, 24)]);
});

it('whatever the times, the stage can play the steps, in order and from the first frame on', () => {
  const times = fc.array(fc.option(fc.double({ min: 1, max: 5000, noNaN: true }), { nil: undefined }), {
    minLength: 1,
    maxLength: 90,
  });
  fc.assert(
    fc.property(times, (durations) => {
      const { order, rate } = toSteps(durations).steps;
      expect(order.length).toBeGreaterThan(0);
      expect(order.length).toBeLessThanOrEqual(playback.steps);
      expect(new Set(order).size).toBeLessThanOrEqual(playback.pictures);
      expect(rate).toBeLessThanOrEqual(playback.rate + 1);
      expect(order.length / rate).toBeLessThanOrEqual(1.1 * playback.seconds);
      expect(order).toEqual(order.toSorted((one, other) => one - other));
      for (const index of order) expect(durations.length).toBeGreaterThan(index);
    }),
  );
});
