import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assetFaults } from '../../scripts/asset-faults.mjs';
import { seededRandom } from '../../src/game/random';

const IDS = ['fish', 'tuna', 'shark'];
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">
  <circle cx="32" cy="32" r="30" fill="coral" />
</svg>
`;

/** A picture that does not compress well, so that there is something to cut off. */
function noise(frame = 64) {
  const random = seededRandom(1);
  const pixels = Buffer.from(Array.from({ length: 64 * 64 * 4 }, () => random(256)));
  return sharp(pixels, { raw: { width: 64, height: 64, channels: 4, pageHeight: frame } });
}

let assets: string;
const write = (file: string, bytes: string | Buffer) => writeFile(join(assets, file), bytes);
const faults = () => assetFaults(assets, IDS);

beforeEach(async () => {
  assets = join(await mkdtemp(join(tmpdir(), 'artwork-')), 'assets');
  await mkdir(join(assets, 'symbols'), { recursive: true });
  await mkdir(join(assets, 'stage'));
  await write('symbols/fish.svg', SVG);
  await write('symbols/tuna.png', await noise().png().toBuffer());
  await write('symbols/shark.webp', await noise().webp().toBuffer());
});
afterEach(() => rm(join(assets, '..'), { recursive: true }));

describe('sound artwork', () => {
  it('is one picture per symbol, in any of the three formats', async () => {
    expect(await faults()).toEqual([]);
  });

  it('may be animated, interlaced, grey or without transparency', async () => {
    await write('stage/grey.png', await noise().toColourspace('b-w').png().toBuffer());
    await write('stage/interlaced.png', await noise().png({ progressive: true }).toBuffer());
    await write('stage/opaque.png', await noise().removeAlpha().png().toBuffer());
    await write('stage/palette.png', await noise().png({ palette: true }).toBuffer());
    await write('stage/deep.png', await noise().toColourspace('rgb16').png().toBuffer());
    await write('stage/animated.webp', await noise(32).webp().toBuffer());
    await write('stage/lossless.webp', await noise().webp({ lossless: true }).toBuffer());
    expect(await faults()).toEqual([]);
  });

  it('may stand beside what operating systems and artists leave', async () => {
    await write('symbols/.DS_Store', 'x');
    await write('README.md', '# For artists');
    expect(await faults()).toEqual([]);
  });
});

describe('a fault of the folder of symbols', () => {
  it('is a missing picture', async () => {
    await rm(join(assets, 'symbols/tuna.png'));
    expect(await faults()).toEqual([
      'assets/symbols/tuna.svg is missing: put it there, as .svg, .png, .webp.',
    ]);
  });

  it('is a missing folder', async () => {
    await rm(assets, { recursive: true });
    expect(await faults()).toHaveLength(IDS.length);
  });

  it('is a picture that is there twice', async () => {
    await cp(join(assets, 'symbols/shark.webp'), join(assets, 'symbols/fish.webp'));
    expect(await faults()).toEqual([
      'assets/symbols/fish is there 2 times (fish.svg, fish.webp): keep one of them.',
    ]);
  });

  it.each([
    ['crab.svg', 'name it after one of fish, tuna, shark, or move it out of this folder'],
    ['notes.txt', 'name it after one of fish, tuna, shark, or move it out of this folder'],
    ['fish.jpg', 'export it as one of .svg, .png, .webp'],
  ])('is a stranger: %s', async (name, mend) => {
    await write(`symbols/${name}`, SVG);
    expect(await faults()).toEqual([`assets/symbols/${name} is not a symbol's picture: ${mend}.`]);
  });

  it('is a name in other letters, which only some systems would find', async () => {
    await rename(join(assets, 'symbols/fish.svg'), join(assets, 'symbols/Fish.SVG'));
    expect(await faults()).toEqual([
      'assets/symbols/fish.svg is missing: put it there, as .svg, .png, .webp.',
      "assets/symbols/Fish.SVG is not a symbol's picture: name it fish.svg, in this folder itself.",
    ]);
  });
});

describe('a fault of a picture', () => {
  const cutOff = /^assets\/symbols\/.*(cut off|unreadable).*: export it again from the drawing program\.$/;

  it.each([
    ['tuna.png', 1],
    ['tuna.png', 12],
    ['tuna.png', 13],
    ['tuna.png', 5000],
    ['shark.webp', 1],
    ['shark.webp', 2000],
    ['fish.svg', 3],
    ['fish.svg', 60],
    ['fish.svg', 120],
  ])('is that %s lacks its last %i bytes', async (name, bytes) => {
    const whole = await readFile(join(assets, 'symbols', name));
    await write(`symbols/${name}`, whole.subarray(0, whole.length - bytes));
    const found = await faults();
    expect(found).toEqual([expect.stringMatching(cutOff)]);
    expect(found[0]).toContain(`assets/symbols/${name} `);
  });

  it('is an interlaced PNG that is cut off', async () => {
    const whole = await noise().png({ progressive: true }).toBuffer();
    await write('symbols/tuna.png', whole.subarray(0, whole.length - 100));
    expect(await faults()).toEqual([expect.stringMatching(cutOff)]);
  });

  it('is a lossless WebP that is cut off', async () => {
    const whole = await noise().webp({ lossless: true }).toBuffer();
    await write('symbols/shark.webp', whole.subarray(0, whole.length - 100));
    expect(await faults()).toEqual([expect.stringMatching(cutOff)]);
  });

  it('is a byte that was changed on the way', async () => {
    const bytes = await noise().png().toBuffer();
    bytes.writeUInt8(bytes.readUInt8(9000) ^ 255, 9000);
    await write('symbols/tuna.png', bytes);
    expect(await faults()).toEqual([expect.stringMatching(cutOff)]);
  });

  it.each([
    ['an element that is never closed', SVG.replace(' />', '>')],
    ['a bare ampersand', SVG.replace('<circle', '<title>a & b</title><circle')],
    ['another document', '<!doctype html><p>Not found'],
  ])('is an SVG with %s', async (_, svg) => {
    await write('symbols/fish.svg', svg);
    expect(await faults()).toEqual([expect.stringMatching(cutOff)]);
  });

  it('is an SVG that browsers do not take for a picture', async () => {
    await write('symbols/fish.svg', SVG.replace(/ xmlns="[^"]+"/, ''));
    expect(await faults()).toEqual([expect.stringMatching(/^assets\/symbols\/fish\.svg has no xmlns=/)]);
  });

  it('is an empty file', async () => {
    await write('symbols/fish.svg', '');
    expect(await faults()).toEqual([
      'assets/symbols/fish.svg is empty: export it again from the drawing program.',
    ]);
  });

  it('is a picture in which nothing shows', async () => {
    await write('symbols/fish.svg', SVG.replace('coral', 'none'));
    const nothing = { width: 8, height: 8, channels: 4, background: '#0000' } as const;
    await write('symbols/tuna.png', await sharp({ create: nothing }).png().toBuffer());
    expect(await faults()).toEqual([
      expect.stringContaining('assets/symbols/fish.svg is fully transparent'),
      expect.stringContaining('assets/symbols/tuna.png is fully transparent'),
    ]);
  });

  it('is another format than its name says', async () => {
    await write('symbols/tuna.png', await noise().jpeg().toBuffer());
    expect(await faults()).toEqual([
      expect.stringContaining('assets/symbols/tuna.png is a jpeg inside, not a png: export it'),
    ]);
  });

  it('is found in every other folder too', async () => {
    await mkdir(join(assets, 'pages/deep'), { recursive: true });
    await write('stage/frame.svg', SVG.slice(0, 90));
    await write('pages/deep/banner.webp', '');
    expect(await faults()).toEqual([
      expect.stringContaining('assets/pages/deep/banner.webp is empty'),
      expect.stringContaining('assets/stage/frame.svg is cut off'),
    ]);
  });
});
