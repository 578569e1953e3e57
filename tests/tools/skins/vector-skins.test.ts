import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Gestures } from '../../../src/games/game-art';
import { gestures as luckyFishing } from '../../../src/games/lucky-fishing/gestures';
import { gestures as oceanTreasures } from '../../../src/games/ocean-treasures/gestures';
import { skinSlots } from '../../../src/skins/skin-slots';
import { product } from '../../../tools/skins/product';

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

describe('the skin of cut paper', () => {
  it('has the images of both games, but for the forms for phones, which are stretched instead', () => {
    const slots = skinSlots(product).images.filter((path) =>
      GAMES.some((game) => path.startsWith(`${game}/`)),
    );
    expect(imagesIn('skins/paper')).toEqual(slots.filter((path) => !path.endsWith('-tall')).sort());
  });
});

describe.each(['paper', 'desert-oasis'])('the skin %s', (skin) => {
  it.each(
    Object.entries({ 'lucky-fishing': luckyFishing, 'ocean-treasures': oceanTreasures } satisfies Record<
      string,
      Gestures
    >).filter(([game]) => existsSync(`skins/${skin}/${game}`)),
  )('moves the symbols of %s by the parts that the gestures know', (game, gestures) => {
    for (const [symbol, movements] of Object.entries(gestures)) {
      const path = `${game}/symbols/${symbol}`;
      const drawn = partsOf(read('assets', path));
      const wanted = movements.map(({ part }) => part).filter((part) => drawn.has(part));
      expect([...partsOf(read(`skins/${skin}`, path))]).toEqual(expect.arrayContaining(wanted));
    }
  });
});
