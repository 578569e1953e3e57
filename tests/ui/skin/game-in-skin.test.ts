// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { catalog } from '../../../src/games/catalog';
import type { ArtFiles } from '../../../src/games/art-files';
import { gameInSkin } from '../../../src/games/playable';

const games = await Promise.all(catalog.map(({ loadPlayable }) => loadPlayable()));
const [luckyFishing, oceanTreasures] = games;
if (!luckyFishing || !oceanTreasures) throw new Error('There are no two games.');

const nothing: ArtFiles = { images: {}, sounds: {}, animations: {}, pixelated: false };
const win = { sheet: 'fish.win.png', size: { width: 256, height: 128 }, frames: [], rate: 12 };

describe('a game in a skin', () => {
  it.each(games.map((game) => ({ title: game.definition.title, game })))(
    'shows each picture of the skin in place of its own, and is the same without: $title',
    ({ game }) => {
      expect(JSON.stringify(gameInSkin(game, nothing))).toBe(JSON.stringify(game));
      const images = Object.fromEntries(Object.keys(game.files.images).map((path) => [path, `new ${path}`]));
      const { art, pageArt } = gameInSkin(game, { ...nothing, images });
      const shown = JSON.stringify([art, pageArt]);
      for (const [path, own] of Object.entries(game.files.images)) {
        expect(shown).toContain(`new ${path}`);
        expect(shown).not.toContain(`"${own ?? ''}"`);
      }
    },
  );

  it.each(games.map((game) => ({ title: game.definition.title, game })))(
    "shows the product's coin under the path that skins have had it at from the start: $title",
    ({ game }) => {
      const images = { 'lucky-fishing/stage/coin': 'coin.webp' };
      expect(gameInSkin(game, { ...nothing, images }).art.stage.coin).toBe('coin.webp');
    },
  );

  it('draws a symbol on the stage from the picture that replaces it, not from its own SVG', () => {
    const { art } = gameInSkin(luckyFishing, {
      ...nothing,
      images: { 'lucky-fishing/symbols/fish': 'fish.webp', 'lucky-fishing/symbols/tuna': 'tuna.webp' },
      vectors: { 'lucky-fishing/symbols/tuna': 'tuna.svg' },
    });
    expect(art.pageImages).toMatchObject({ fish: 'fish.webp', tuna: 'tuna.webp' });
    expect(art.stageImages).toMatchObject({ fish: 'fish.webp', tuna: 'tuna.svg' });
    expect(art.stageImages['shark']).toBe(luckyFishing.art.stageImages['shark']);
  });

  it('shows the tall form of a picture only beside the picture that it belongs to', () => {
    const path = 'ocean-treasures/stage/frame';
    const frameIn = (images: ArtFiles['images']) =>
      gameInSkin(oceanTreasures, { ...nothing, images }).pageArt.frame;
    expect(frameIn({})).toMatchObject({ tall: oceanTreasures.files.images[`${path}-tall`] });
    expect(frameIn({ [path]: 'frame.webp' })).toMatchObject({ image: 'frame.webp', tall: undefined });
    expect(frameIn({ [path]: 'frame.webp', [`${path}-tall`]: 'tall.webp' })).toMatchObject({
      tall: 'tall.webp',
    });
  });

  it('plays the sounds of the skin in all formats, and its own where the skin has none', () => {
    const { art } = gameInSkin(luckyFishing, {
      ...nothing,
      sounds: { 'lucky-fishing/sounds/coins': ['a.ogg'] },
      gains: { 'lucky-fishing/sounds/coins': -6 },
    });
    expect(art.sounds).toEqual({ ...luckyFishing.art.sounds, coins: ['a.ogg'] });
    expect([art.gains, luckyFishing.art.gains]).toEqual([{ coins: -6 }, undefined]);
  });

  it('has the animations and blurs of its symbols, each for what it is for', () => {
    const land = { ...win, sheet: 'fish.land.png' };
    const skin = {
      ...nothing,
      images: { 'lucky-fishing/symbols/tuna.blur': 'blur.webp' },
      animations: { 'lucky-fishing/symbols/fish.win': win, 'lucky-fishing/symbols/fish.land': land },
      pixelated: true,
    };
    const { art } = gameInSkin(luckyFishing, skin);
    expect(art.animations['fish']).toEqual({ win, rest: undefined, land });
    expect(art.animations['tuna']).toEqual({ win: undefined, rest: undefined, land: undefined });
    expect(art.blurImages).toEqual({ tuna: 'blur.webp' });
    expect(art.pageImages['tuna']).toBe(luckyFishing.art.pageImages['tuna']);
    expect(art.pixelated).toBe(true);
    expect(gameInSkin(oceanTreasures, skin).art.animations).toEqual(oceanTreasures.art.animations);
  });

  it('forgets the animations and the blur of a picture that the next skin replaces', () => {
    const animated = gameInSkin(luckyFishing, {
      ...nothing,
      images: { 'lucky-fishing/symbols/fish.blur': 'blur.webp' },
      animations: { 'lucky-fishing/symbols/fish.win': win, 'lucky-fishing/symbols/fish.land': win },
    });
    const skin = { ...nothing, images: { 'lucky-fishing/symbols/fish': 'fish.webp' } };
    const { animations, blurImages } = gameInSkin(animated, skin).art;
    expect([animations['fish']?.win, animations['fish']?.land, blurImages]).toEqual([
      undefined,
      undefined,
      {},
    ]);
    // One that replaces something else does not.
    const other = { ...nothing, images: { 'lucky-fishing/symbols/tuna': 'tuna.webp' } };
    expect(gameInSkin(animated, other).art.blurImages).toEqual({ fish: 'blur.webp' });
  });
});
