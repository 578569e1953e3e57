import { describe, expect, test } from 'vitest';
import { clampBet } from '../../src/engine/coins';
import type { GameDefinition } from '../../src/engine/definition';
import { drawRound, type Round } from '../../src/engine/round';
import { decodeRound, encodeRound } from '../../src/engine/round-code/round-code';
import { seededRandom } from '../../src/engine/seeded-random';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { luckyCodes, oceanCodes } from '../../testing/game/round-codes';

type Promise = (round: Round) => boolean;

const isLoss: Promise = ({ spins, payout }) => spins.length === 1 && payout === 0;
/** Less than what dims the stage, by lines alone. */
const isWin: Promise = ({ payout, bet, spins: [first, ...free] }) =>
  free.length === 0 && payout > bet && payout < 20 * bet && first.collected.length === 0;

/** Three of this symbol pay, in this reel of Lucky Fishing. */
const pays =
  (symbol: string, line: string): Promise =>
  ({ spins: [{ wins }] }) =>
    wins[0]?.symbol === symbol && wins[0].line === line;

const lucky: Readonly<Record<keyof typeof luckyCodes, Promise>> = {
  loss: isLoss,
  win: isWin,
  long: isWin,
  allFish: ({ spins: [{ grid }] }) => grid.flat().every((symbol) => symbol === 'fish'),
  fish: pays('fish', 'middle'),
  tuna: pays('tuna', 'left'),
  shark: pays('shark', 'right'),
  octopus: pays('octopus', 'middle'),
  whale: pays('whale', 'left'),
  treasure: pays('treasure', 'right'),
  middleShark: pays('shark', 'middle'),
  middleWhale: pays('whale', 'middle'),
  middleTreasure: pays('treasure', 'middle'),
};

/** Pays by so many lines and pearls, in one spin. */
const paysBy =
  (lines: number, pearls: number): Promise =>
  ({ spins: [{ wins, collected }, ...free] }) =>
    free.length === 0 && wins.length === lines && collected.length === pearls;

const ocean: Readonly<Record<keyof typeof oceanCodes, Promise>> = {
  loss: isLoss,
  win: (round) => isWin(round) && paysBy(1, 0)(round),
  // Eight dives, of which the third collects four pearls.
  long: ({ spins, bet, payout }) =>
    spins.length === 9 && spins[3]?.collected.length === 4 && payout > bet && payout < 20 * bet,
  threeLines: (round) => paysBy(3, 0)(round) && round.payout < 20 * round.bet,
  manyLines: (round) => paysBy(4, 0)(round),
  lineAndPearl: (round) => paysBy(1, 1)(round) && round.payout >= 20 * round.bet,
  // The spin that begins the dives pays too, and pearls are collected after a level.
  deeper: ({ spins, bet, payout }) =>
    spins[0].payout > 0 &&
    payout > bet &&
    spins.some(({ multiplier, collected }) => multiplier > 1 && collected.length > 1),
  deepest: ({ spins }) => spins.length > 20 && (spins.at(-1)?.collectors ?? 0) >= 12,
  // One in each of the first dives, with pearls.
  fiveDivers: ({ spins }) =>
    spins.length > 6 &&
    spins.slice(1, 6).every(({ collectors, collected }, n) => collectors === n + 1 && collected.length > 0),
};

/** The code of the first round that keeps a promise. */
function findCode(definition: GameDefinition, keeps: Promise): string {
  const bet = clampBet(definition, definition.bet.default);
  for (let seed = 1; seed < 100_000; seed++) {
    const round = { ...drawRound(definition, 0, bet, seededRandom(seed)), seed };
    if (keeps(round)) return encodeRound(definition, round);
  }
  return 'none of 100,000 rounds';
}

describe.each([
  { definition: luckyFishing as GameDefinition, codes: luckyCodes, promises: lucky },
  { definition: oceanTreasures as GameDefinition, codes: oceanCodes, promises: ocean },
])('the round of $definition.title that is named', ({ definition, codes, promises }) => {
  test.each(Object.entries(promises))('%s is that', (name, keeps) => {
    const round = decodeRound(definition, new Map(Object.entries(codes)).get(name) ?? '');
    const isKept = typeof round === 'object' && round.bet === definition.bet.default && keeps(round);
    expect(isKept, isKept ? '' : `such a round: ${findCode(definition, keeps)}`).toBe(true);
  });
});
