import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  contrastRatio,
  hexToRgb,
  contrastProblems,
  readableColours,
  themeColours,
} from '../../src/skins/theme-colours';
import { texts } from '../../src/skins/texts';

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#123456', '#123456', 1],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s and %s is that of WCAG', (one, other, ratio) => {
    expect(contrastRatio(hexToRgb(one), hexToRgb(other))).toBeCloseTo(ratio, 2);
  });
});

describe('the colours of the page', () => {
  it('are those of its styles', async () => {
    const css = await readFile(resolve(import.meta.dirname, '../../src/app/styles/theme.css'), 'utf8');
    const written = [...css.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(Object.fromEntries(written)).toEqual(themeColours);
  });

  it('can be read as they are', () => {
    expect(contrastProblems({})).toEqual([]);
  });

  it('cannot where a text is replaced by one that is too dark, on each ground that carries it', () => {
    expect(contrastProblems({ muted: '#62808a' })).toEqual(
      [
        ['trench (#021620)', '4.3'],
        ['abyss (#04202e)', '3.9'],
        ['deep (#07364b)', '3.0'],
        ['mid (#0d5672)', '1.9'],
      ].map(([ground = '', ratio = '']) => texts.colours.contrast('muted (#62808a)', ground, ratio, 4.5)),
    );
  });

  it('nor where a ground is, whose ink stays', () => {
    expect(contrastProblems({ gold: '#6a4a10' })).toContainEqual(
      expect.stringMatching(/^the fixed colour #3a2304 on gold \(#6a4a10\) has a contrast of 1\.\d:1\. /),
    );
  });

  it('are compared with each other where both are replaced', () => {
    const paper = { deep: '#f4ead2', abyss: '#fff8e7', mid: '#efe0c1', trench: '#ffffff' };
    const inks = Object.fromEntries(
      ['text', 'muted', 'gold-light', 'gold', 'foam', 'shaft'].map((token) => [token, '#4a3410']),
    );
    const problems = contrastProblems({ ...paper, ...inks });
    expect(problems.filter((problem) => problem.includes('deep'))).toEqual([]);
    expect(problems.filter((problem) => problem.includes('fixed'))).not.toEqual([]);
  });

  it('apply where they can be read, and no others: a text that waits keeps the ground waiting that is made for it', () => {
    const fine = { kelp: '#44cc99', shallow: '#2299bb' };
    expect(readableColours(fine)).toBe(fine);
    expect(readableColours({ ...fine, muted: '#62808a' })).toEqual(fine);
    // Readable together, on each ground but those that stay ours.
    expect(contrastProblems({ oak: '#fff8e7', text: '#2b2116' })).not.toEqual([]);
    expect(readableColours({ ...fine, oak: '#fff8e7', text: '#2b2116' })).toEqual(fine);
  });
});
