import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Gestures } from '../../../src/games/gestures';
import { gestures as luckyFishing } from '../../../src/games/lucky-fishing/gestures';
import { gestures as oceanTreasures } from '../../../src/games/ocean-treasures/gestures';
import { Picture } from '../../../tools/skins/paper/picture.mjs';
import { pictures } from '../../../tools/skins/paper/pictures.mjs';
import { box } from '../../../tools/skins/paper/shapes.mjs';

const GAMES = ['lucky-fishing', 'ocean-treasures'];

/** The paths of the SVGs of both games in a folder, without their ending. */
const imagesIn = (folder: string) =>
  GAMES.flatMap((game) =>
    readdirSync(`${folder}/${game}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.svg'))
      .map((file) => `${game}/${file.replaceAll('\\', '/').slice(0, -'.svg'.length)}`),
  ).sort();

const read = (folder: string, path: string) => readFileSync(`${folder}/${path}.svg`, 'utf8');
const partsOf = (svg: string) => new Set([...svg.matchAll(/<g id="([^"]+)"/g)].map(([, id]) => id));

const paths = imagesIn('skins/paper');

describe('the skin of cut paper', () => {
  it('has the images of both games', () => {
    expect(paths).toEqual(imagesIn('assets'));
  });

  it.each(paths)('draws %s as its script says', (path) => {
    expect(read('skins/paper', path)).toBe(String(pictures.get(path)?.()));
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

describe('a sheet with a hole', () => {
  it('has fibres on the paper, and none in the hole', () => {
    const picture = new Picture('A frame', 100);
    picture.sheet([box(0, 0, 100, 100), box(15, 15, 70, 70)].flat(), '#b98a58', { holes: true, flecks: 60 });
    const fibres = [
      ...(/stroke="#fff"[^>]* d="([^"]+)"/.exec(String(picture))?.[1] ?? '').matchAll(/M([\d.]+) ([\d.]+)/g),
    ];
    expect(fibres).toHaveLength(60);
    for (const [, x, y] of fibres) {
      const inHole = [x, y].every((value) => Number(value) > 15 && Number(value) < 85);
      expect(inHole).toBe(false);
    }
  });
});
