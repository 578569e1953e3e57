import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import sizes from '../../../assets/images.json';
import type { Gestures } from '../../../src/games/gestures';
import { gestures as luckyFishing } from '../../../src/games/lucky-fishing/gestures';
import { gestures as oceanTreasures } from '../../../src/games/ocean-treasures/gestures';
import { svgProblems } from '../../../tools/assets/svg-problems.mjs';
import { pictures } from '../../../tools/skins/paper/pictures.mjs';

const GAMES = ['lucky-fishing', 'ocean-treasures'];
const KILOBYTE = 1024;

/** The paths of the SVGs of both games in a folder, without their ending. */
const imagesIn = (folder: string) =>
  GAMES.flatMap((game) =>
    readdirSync(`${folder}/${game}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.svg'))
      .map((file) => `${game}/${file.replaceAll('\\', '/').slice(0, -'.svg'.length)}`),
  ).sort();

const read = (folder: string, path: string) => readFileSync(`${folder}/${path}.svg`, 'utf8');
const partsOf = (svg: string) => new Set([...svg.matchAll(/<g id="([^"]+)"/g)].map(([, id]) => id));
const isSymbol = (path: string) => path.includes('/symbols/');

const paths = imagesIn('skins/paper');

describe('the skin of cut paper', () => {
  it('has every image of both games', () => {
    expect(paths).toEqual(imagesIn('assets'));
  });

  it.each(paths)('draws %s as its script says', (path) => {
    expect(read('skins/paper', path)).toBe(String(pictures.get(path)?.()));
  });

  it.each(paths)('keeps %s to the rules for images', (path) => {
    const svg = read('skins/paper', path);
    expect(svgProblems(svg)).toEqual([]);
    expect(svg).not.toMatch(/<style|\sstyle=|<filter/);
    expect(svg.length).toBeLessThan((isSymbol(path) ? 64 : 40) * KILOBYTE);

    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.map(Number) ?? [];
    const size = sizes[(isSymbol(path) ? '<game>/symbols/<symbol>' : path) as keyof typeof sizes];
    const proportion = size.width / size.height;
    expect(Math.abs((width ?? 0) / (height ?? 1) / proportion - 1)).toBeLessThan(0.02);
  });

  it.each(
    Object.entries({ 'lucky-fishing': luckyFishing, 'ocean-treasures': oceanTreasures } satisfies Record<
      string,
      Gestures
    >),
  )('moves the symbols of %s by the parts that the gestures know', (game, gestures) => {
    for (const [symbol, movements] of Object.entries(gestures)) {
      const path = `${game}/symbols/${symbol}`;
      const drawn = partsOf(read('assets', path));
      const wanted = movements.map(({ part }) => part).filter((part) => drawn.has(part));
      expect([...partsOf(read('skins/paper', path))]).toEqual(expect.arrayContaining(wanted));
    }
  });
});
