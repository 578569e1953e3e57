import { describe, expect, test } from 'vitest';
import { clampBet } from '../../../src/engine/coins';
import { drawRound, type Round } from '../../../src/engine/round';
import { seededRandom } from '../../../src/engine/seeded-random';
import { texts as fishingTexts } from '../../../src/games/lucky-fishing/texts';
import { texts as oceanTexts } from '../../../src/games/ocean-treasures/texts';

import { pictureContent } from '../../../src/pages/slot/replay/picture/content';
import { insetBox } from '../../../src/pages/slot/replay/picture/pen';
import { gameUnderTest, luckyRounds, oceanRounds } from '../../../testing/game/games';
import { runs } from '../../properties';

const fishing = { definition: gameUnderTest('lucky-fishing').definition, texts: fishingTexts };
const ocean = { definition: gameUnderTest('ocean-treasures').definition, texts: oceanTexts };

describe.each([fishing, ocean])('the picture of a round of $definition.title', (game) => {
  const { definition } = game;
  const roundOf = (seed: number, bet: number): Round =>
    drawRound(definition, 0, clampBet(definition, bet), seededRandom(seed));
  const seeds = Array.from({ length: runs(400) }, (_, seed) => seed);

  test('says nothing of coins: it is the same for each bet', () => {
    for (const seed of seeds) {
      const { spin: _, ...said } = pictureContent(game, roundOf(seed, definition.bet.min));
      expect(pictureContent(game, roundOf(seed, definition.bet.max))).toMatchObject(said);
    }
  });

  test('shows the spin that paid most, and lights what paid in it', () => {
    for (const seed of seeds) {
      const round = roundOf(seed, definition.bet.default);
      const { spin, highlighted, multiple, rows } = pictureContent(game, round);
      expect(spin.payout).toBe(Math.max(...round.spins.map(({ payout }) => payout)));
      expect(highlighted).toEqual(expect.arrayContaining(spin.wins.flatMap(({ cells }) => cells)));
      expect(highlighted.length > 0).toBe(spin.payout > 0 || round.spins.length > 1);
      expect(multiple === null ? 0 : Number(multiple.replace(/[,×]/g, '')) * round.bet).toBeCloseTo(
        round.payout,
      );
      expect(rows.length).toBeLessThanOrEqual(4);
    }
  });
});

test('a round without a win has no multiple, and nothing that won', () =>
  expect(pictureContent(fishing, luckyRounds.loss)).toMatchObject({
    ...{ multiple: null, rows: [], highlighted: [], caption: null },
  }));

test('one line says what won, as often as the whole round', () =>
  expect(pictureContent(fishing, luckyRounds.fish)).toMatchObject({
    multiple: '5×',
    rows: [{ symbol: 'fish', name: '3 fish' }],
  }));

test('several lines and pearls each say what they paid, the largest lines first', () => {
  const { rows } = pictureContent(ocean, oceanRounds.manyLines);
  expect(rows.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    '5 angelfish: 8×',
    '3 angelfish: 1.8×',
    '2 more lines: 2.8×',
  ]);
});

test('free dives say how many they were, how deep they led, and which one is shown', () =>
  expect(pictureContent(ocean, oceanRounds.deepest)).toMatchObject({
    caption: expect.stringMatching(/^Dive \d+ of \d\d · ×\d$/) as string,
    level: expect.any(Number) as number,
    rows: [
      { symbol: 'shell', name: expect.stringMatching(/^\d\d free dives$/) as string },
      { name: 'Depth', value: 'Treasure chamber' },
      { name: 'Best dive', value: expect.stringMatching(/×$/) as string },
    ],
  }));

test.each([
  ['10%', { x: 110, y: 20, width: 80, height: 160 }],
  ['10% 20%', { x: 120, y: 20, width: 60, height: 160 }],
  ['10% 20% 30% 5%', { x: 105, y: 20, width: 75, height: 120 }],
])('a box inside an inset of %s', (inset, inside) => {
  const box = insetBox({ x: 100, y: 0, width: 100, height: 200 }, inset);
  for (const [side, pixels] of Object.entries(inside))
    expect(box).toHaveProperty(side, expect.closeTo(pixels));
});
