import fc from '../../properties';
import { describe, expect, it } from 'vitest';
import { readSheet, chooseFrames } from '../../../src/skins/frames/sheet';
import { aseprite, texturePacker } from './sheet-data';

const twelve = { count: 12, side: 128 };

/** Where the frames of a motion begin, in frames from the left, and the rate. */
const play = (data: object, motion = 'win') => {
  const sheet = readSheet(JSON.stringify(data));
  const { frames, rate } = chooseFrames(sheet ?? { size: undefined, frames: [], tags: [] }, motion);
  return { order: frames.map(({ x }) => x / twelve.side), rate };
};
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('the data of a sprite sheet', () => {
  it.each([
    ['TexturePacker, as array', texturePacker(twelve).array],
    ['TexturePacker, as hash', texturePacker(twelve).hash],
    ['Aseprite, as array', aseprite(twelve).array],
    ['Aseprite, as hash', aseprite(twelve).hash],
  ])('is read from %s', (_, data) => {
    const sheet = readSheet(JSON.stringify(data));
    expect(sheet?.size).toEqual({ width: 12 * 128, height: 128 });
    expect(sheet?.frames[1]).toMatchObject({ x: 128, y: 0, width: 128, height: 128, isPacked: false });
    expect(play(data).order).toEqual(from(0, 11));
  });

  it('keeps the order of Aseprite, whatever its frames are called', () => {
    const { frames, meta } = aseprite(twelve).array;
    const renamed = frames.map((frame, index) => ({ ...frame, filename: `fish ${99 - index}` }));
    expect(play({ frames: renamed, meta }).order).toEqual(from(0, 11));
  });

  it.each([
    '',
    '{',
    'null',
    '{}',
    '{"frames":7}',
    '{"frames":[{"x":0}]}',
    '{"frames":{"a":{"frame":{"x":-1,"y":0,"w":9,"h":9}}}}',
    '{"frames":{"a":{"frame":{"x":0.5,"y":0,"w":9,"h":9}}}}',
  ])('is not %s', (text) => {
    expect(readSheet(text)).toBeUndefined();
  });

  it('is read or not, whatever it holds', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(() => readSheet(text)).not.toThrow();
      }),
    );
  });
});

describe('the frames of a motion', () => {
  const tag = (name: string, first: number, last: number, direction?: string) => ({
    name,
    from: first,
    to: last,
    ...(direction && { direction }),
  });
  const orderWith = (tags: readonly object[], motion?: string) =>
    play(aseprite(twelve, tags).hash, motion).order;

  it('are those under its name', () => {
    const tags = [tag('Rest', 0, 3), tag('Win', 4, 11)];
    expect(orderWith(tags)).toEqual(from(4, 11));
    expect(orderWith(tags, 'rest')).toEqual(from(0, 3));
  });

  it('are those under the only name', () => {
    expect(orderWith([tag('loop', 2, 5)])).toEqual(from(2, 5));
  });

  it('are all where no name fits', () => {
    expect(orderWith([tag('a', 2, 5), tag('b', 6, 7)])).toEqual(from(0, 11));
  });

  it.each([
    ['forward', [2, 3, 4, 5]],
    ['reverse', [5, 4, 3, 2]],
    ['pingpong', [2, 3, 4, 5, 4, 3]],
    ['pingpong_reverse', [5, 4, 3, 2, 3, 4]],
  ])('go %s', (direction, order) => {
    expect(orderWith([tag('win', 2, 5, direction)])).toEqual(order);
  });
});
