import { describe, expect, it } from 'vitest';
import { figureNames, figuresIn, missingDigits, winArtOf } from '../../src/games/win-art';

const written = (coins: number, language: string): string => new Intl.NumberFormat(language).format(coins);

describe('the figures of a sum', () => {
  it.each([
    ['en', ['1', '2', 'comma', '5', '0', '0']],
    ['de', ['1', '2', 'point', '5', '0', '0']],
    // A narrow space that doesn't break, and one as wide as others.
    ['fr', ['1', '2', null, '5', '0', '0']],
    ['pl', ['1', '2', null, '5', '0', '0']],
  ])('in %s are those that are written', (language, figures) => {
    expect(figuresIn(written(12_500, language))).toEqual(figures);
  });
});

/** The pictures of a skin, by their places. */
const imagesOf = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`shell/wins/${name}`, `${name}.png`]));
const digits = figureNames.slice(0, 10).map((name) => `figures/${name}`);
const missingOf = (names: readonly string[]): readonly string[] => {
  const images = imagesOf(names);
  return missingDigits((slot) => slot in images);
};

describe('the pictures of large wins', () => {
  it('are those of the skin', () => {
    const images = imagesOf(['rays', 'burst', 'title', ...digits, 'figures/comma']);
    const { figures, ...others } = winArtOf({ images });
    expect(others).toEqual({ rays: 'rays.png', burst: 'burst.png', title: 'title.png', font: undefined });
    expect([...figures].map(([name, address]) => `${name} ${address}`)).toEqual(
      figureNames.slice(0, 11).map((name) => `${name} figures/${name}.png`),
    );
  });

  it('have no figures before all ten digits are there', () => {
    const some = digits.filter((name) => !/[37]$/.test(name));
    expect(winArtOf({ images: imagesOf([...some, 'figures/comma', 'figures/point']) }).figures.size).toBe(0);
    expect(missingOf(some)).toEqual(['3', '7']);
    expect(missingOf(['figures/comma'])).toHaveLength(10);
    expect([missingOf(digits), missingOf(['burst'])]).toEqual([[], []]);
  });
});
