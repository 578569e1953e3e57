import fc from '../../properties';
import { describe, expect, it } from 'vitest';
import { readAtlas } from '../../../src/skins/frames/formats/read-atlas';
import { readSheet, writeSheet } from '../../../src/skins/frames/sheet';
import { aseprite, texturePacker } from './sheet-data';

const twelve = { count: 12, side: 128 };

/** Where the frames of a motion begin, in frames from the left, and the rate. */
const play = (data: object, motion = 'win') => {
  const { frames = [], rate } = readSheet(JSON.stringify(data), motion) ?? {};
  return { order: frames.map(({ x }) => x / twelve.side), rate };
};
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('the data of a sprite sheet', () => {
  it.each([
    ['TexturePacker, as array', texturePacker(twelve).array, 12],
    ['TexturePacker, as hash', texturePacker(twelve).hash, 12],
    ['Aseprite, as array', aseprite(twelve).array, 20],
    ['Aseprite, as hash', aseprite(twelve).hash, 20],
  ])('is read from %s', (_, data, rate) => {
    expect(readAtlas(JSON.stringify(data))?.pages).toEqual([
      { image: 'fish.win.png', size: { width: 12 * 128, height: 128 } },
    ]);
    expect(play(data)).toEqual({ order: from(0, 11), rate });
  });

  it.each([
    [
      '2',
      '<key>frame</key><string>{{2,4},{60,40}}</string><key>offset</key><string>{-3,5}</string><key>rotated</key><true/><key>sourceSize</key><string>{100,80}</string>',
    ],
    [
      '3',
      '<key>aliases</key><array/><key>spriteOffset</key><string>{-3,5}</string><key>spriteSize</key><string>{60,40}</string><key>spriteSourceSize</key><string>{100,80}</string><key>textureRect</key><string>{{2,4},{60,40}}</string><key>textureRotated</key><true/>',
    ],
  ])('is read from the property lists of Cocos like the same in JSON, in format %s', (format, frame) => {
    const plist = `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd"><plist version="1.0"><dict><key>frames</key><dict><key>fish_1.png</key><dict>${frame}</dict></dict><key>metadata</key><dict><key>format</key><integer>${format}</integer><key>size</key><string>{256,128}</string><key>textureFileName</key><string>fish.png</string></dict></dict></plist>`;
    const json = {
      frames: {
        'fish_1.png': {
          ...{ frame: { x: 2, y: 4, w: 60, h: 40 }, rotated: true },
          ...{ spriteSourceSize: { x: 17, y: 15 }, sourceSize: { w: 100, h: 80 } },
        },
      },
      meta: { image: 'fish.png', size: { w: 256, h: 128 } },
    };
    expect(readAtlas(plist)).toEqual(readAtlas(JSON.stringify(json)));
    expect(readAtlas(plist)?.frames).toHaveLength(1);
  });

  it('keeps the order of Aseprite, whatever its frames are called', () => {
    const { frames, meta } = aseprite(twelve).array;
    const renamed = frames.map((frame, index) => ({ ...frame, filename: `fish ${99 - index}` }));
    expect(play({ frames: renamed, meta }).order).toEqual(from(0, 11));
  });

  it('is read again as it was written, a frame that is held several times included', () => {
    const frames = [0, 128, 128, 0].map((x) => ({ x, y: 0, width: 128, height: 128 }));
    const sequence = { frames, rate: 12.5 };
    const text = writeSheet(sequence, { image: 'fish.win.png', size: { width: 256, height: 128 } });
    expect(readSheet(text, 'win')).toEqual(sequence);
  });

  it.each([
    '',
    '{',
    'null',
    '{}',
    '{"frames":7}',
    '{"frames":[{"x":0}]}',
    '{"frames":{"a":{"frame":{"x":-1,"y":0,"w":9,"h":9}}}}',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<TextureAtlas imagePath="fish.png">',
    '<plist version="1.0"><array><string>fish</string></array></plist>',
    '<plist version="1.0"><dict><key>frames</key><dict><key>a</key><string>b</string></dict></dict></plist>',
    'fish.png\nsize: 9, 9\nfish\n  xy: 0',
    'Dear Sir',
  ])('is not %s', (text) => {
    expect(readAtlas(text)).toBeUndefined();
  });

  it('is read or not, whatever it holds', () => {
    const texts = fc.oneof(
      fc.json(),
      fc.string(),
      fc.string().map((text) => `fish.png\n${text}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(() => readAtlas(text)).not.toThrow();
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
