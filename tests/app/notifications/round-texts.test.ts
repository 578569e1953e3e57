// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import {
  outcomeText,
  basicOutcomeText,
  basicRecoveredText,
  recoveredText,
  spinText,
} from '../../../src/app/notifications/round-texts';
import { clampBet, toCoins } from '../../../src/engine/coins';
import type { Grid } from '../../../src/engine/grid';
import { drawRound, type Round } from '../../../src/engine/round';
import { seededRandom } from '../../../src/engine/seeded-random';
import { evaluateGrid } from '../../../src/engine/spin';
import { catalog } from '../../../src/games/catalog';
import { playable as lucky } from '../../../src/games/lucky-fishing/playable';
import { playable as ocean } from '../../../src/games/ocean-treasures/playable';
import { tidePool } from '../../../testing/games/tide-pool/definition';
import { texts as tideTexts } from '../../../testing/games/tide-pool/texts';
import { LEFT_FISH, NO_WIN, roundWith } from '../../engine/grids';
import {
  crabsAndPearls,
  nothing,
  oceanRound,
  oceanSpin,
  threeShells,
} from '../../games/ocean-treasures/rounds';

const BALANCE = toCoins(1140);

/** Eight dives: pearls in the first, nothing in the second, four divers by the third. */
const withDives = oceanRound(
  oceanSpin(threeShells, { freeSpinsLeft: 8 }),
  oceanSpin(crabsAndPearls, { freeSpinsLeft: 7, collectors: 1 }),
  oceanSpin(nothing, { freeSpinsLeft: 6, collectors: 3 }),
  oceanSpin(crabsAndPearls, { freeSpinsLeft: 10, collectors: 4 }),
  oceanSpin(crabsAndPearls, { freeSpinsLeft: 9, collectors: 5, multiplier: 2 }),
);

const manyLines = oceanRound(
  oceanSpin(['crab crab crab manta chest', 'crab crab crab chest manta', 'crab crab crab starfish turtle']),
);
const onePearl = oceanRound(oceanSpin([nothing[0], 'crab chest pearl-5 manta diver', nothing[2]]));
const linesAndPearls = oceanRound(oceanSpin(crabsAndPearls));
const emptyDive = oceanRound(oceanSpin(threeShells, { freeSpinsLeft: 1 }), oceanSpin(nothing));
const caught =
  'Line 3: four crabs, 22 coins. The diver collects pearls worth 2 and 10 times your bet: 120 coins.';

test.each([
  [lucky, roundWith(LEFT_FISH), 'Left reel, three fish: you won 50 coins.'],
  [lucky, roundWith(NO_WIN), 'No win.'],
  [ocean, linesAndPearls, `${caught} You won 142 coins.`],
  [ocean, onePearl, 'The diver collects a pearl worth 5 times your bet: 50 coins. You won 50 coins.'],
  [ocean, oceanRound(oceanSpin(nothing)), 'No win.'],
  [
    ...([ocean, manyLines] as const),
    'Line 1: three crabs, 16 coins. Line 2: three crabs, 16 coins. 8 more lines: 128 coins. You won 160 coins.',
  ],
  [ocean, withDives, '4 dives paid 546 coins. You won 546 coins.'],
  [ocean, emptyDive, '1 dive paid nothing. No win.'],
])('a settled round of $definition.title is said: %3$s', (game, round, said) => {
  expect(outcomeText(game, round, BALANCE)).toBe(`${said} Balance 1,140 coins.`);
});

/** A round of Tide Pool that shows this, each reel from the top. */
function tideRound(...grid: Grid<keyof (typeof tidePool)['symbols']>): Round {
  const bet = clampBet(tidePool, 10);
  const spin = evaluateGrid(tidePool, bet, grid);
  const state = { multiplier: 1, freeSpinsLeft: 0, collectors: 0 };
  return { gameId: tidePool.id, id: 1, bet, seed: 1, spins: [{ ...spin, ...state }], payout: spin.payout };
}

test.each([
  [
    'a symbol with its ways and the reels of its run, wilds included',
    tideRound(
      ['goby', 'goby', 'limpet', 'mussel'],
      ['wave', 'goby', 'moon', 'moon'],
      ['goby', 'moon', 'moon', 'moon'],
      ['goby', 'moon', 'moon', 'moon'],
    ),
    '4 ways: four gobies, 40 coins. You won 40 coins.',
  ],
  [
    'more than three symbols as the best two, and the ways of the others together',
    tideRound(
      ['goby', 'shrimp', 'limpet', 'mussel'],
      ['wave', 'moon', 'moon', 'moon'],
      ['wave', 'moon', 'moon', 'moon'],
      ['goby', 'shrimp', 'limpet', 'mussel'],
    ),
    '1 way: four gobies, 10 coins. 1 way: four shrimps, 4 coins. 2 ways: 4 coins. You won 18 coins.',
  ],
])('a round that pays in ways says %s', (_, round, said) => {
  const game = { definition: tidePool, texts: tideTexts };
  expect(outcomeText(game, round, BALANCE)).toBe(`${said} Balance 1,140 coins.`);
});

test.each([
  [lucky, roundWith(LEFT_FISH), 'Left reel: Fish, Fish, Fish. It paid 50 coins.'],
  [lucky, roundWith(NO_WIN), 'No reel showed three of a kind, so you won nothing.'],
  [ocean, linesAndPearls, `${caught} It paid 142 coins.`],
  [ocean, oceanRound(oceanSpin(nothing)), ocean.texts.noWin],
  [ocean, withDives, 'Three shells: 8 free dives. 4 dives paid 546 coins. It paid 546 coins in all.'],
])('a round of $definition.title that an earlier visit left open is said', (game, round, said) => {
  expect(recoveredText(game, round)).toBe(`You bet 10 coins. ${said}`);
});

test.each([
  [0, 'Three shells: 8 free dives.'],
  [1, 'Dive 1 of 8: 142 coins. The diver collects pearls worth 2 and 10 times your bet.'],
  [2, 'Dive 2 of 8: nothing.'],
  [
    3,
    'Dive 3 of 13: 142 coins. The diver collects pearls worth 2 and 10 times your bet. 5 extra dives. Pearls now pay ×2.',
  ],
  [4, 'Dive 4 of 13: 262 coins. The diver collects pearls worth 2 and 10 times your bet, multiplied by 2.'],
])('spin %i of a round with dives is said before the next: %s', (at, said) => {
  expect(spinText(ocean, withDives, at)).toBe(said);
});

test('the last dive is announced before it begins', () => {
  const [base, , , nothing] = withDives.spins;
  const lastButOne = { ...nothing, freeSpinsLeft: 1 };
  const said = spinText(ocean, { ...withDives, spins: [base, lastButOne as typeof base] }, 1);
  expect(said).toContain('The next dive is the last one.');
});

describe.each(await Promise.all(catalog.map(({ loadPlayable }) => loadPlayable())))(
  'the outcomes of $definition.title',
  (game) => {
    const random = seededRandom(7);
    const rounds = Array.from({ length: 500 }, (_, n) =>
      drawRound(game.definition, n + 1, clampBet(game.definition, 10), random),
    );

    test('are whole sentences, and name what the round has paid', () => {
      for (const round of rounds) {
        for (const said of [outcomeText(game, round, BALANCE), recoveredText(game, round)]) {
          expect(said).toMatch(/^[A-Z0-9].*\.$/);
          expect(said).not.toMatch(/undefined|NaN|\bnull\b| {2}|\.\./);
          if (round.payout > 0) expect(said).toContain(`${round.payout.toLocaleString('en-US')} coins`);
        }
      }
    });
  },
);

test("a round whose game couldn't be loaded is announced without its texts", () => {
  const [won, lost] = [roundWith(LEFT_FISH), roundWith(NO_WIN)];
  expect(basicOutcomeText(won, BALANCE)).toBe('It paid 50 coins. Balance 1,140 coins.');
  expect(basicOutcomeText(lost, BALANCE)).toBe('No win. Balance 1,140 coins.');
  expect(basicRecoveredText(won)).toBe('You bet 10 coins. It paid 50 coins.');
  expect(basicRecoveredText(lost)).toBe('You bet 10 coins. It paid nothing.');
});
