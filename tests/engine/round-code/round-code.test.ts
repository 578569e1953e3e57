import fc, { runs } from '../../properties';
import { describe, expect, test } from 'vitest';
import { clampBet } from '../../../src/engine/coins';
import { symbolIds, type GameDefinition } from '../../../src/engine/definition';
import { maxSpins } from '../../../src/engine/payout-bounds';
import { drawRound, SEEDS, type Round } from '../../../src/engine/round';
import { decodeRound, encodeRound, type RoundCodeFault } from '../../../src/engine/round-code/round-code';
import { seededRandom } from '../../../src/engine/seeded-random';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { oceanTreasures } from '../../../src/games/ocean-treasures/definition';
import { tinyGame } from '../tiny-game';

/** The games of the catalog, and one of which the engine knows nothing. */
const games = [luckyFishing, oceanTreasures, tinyGame].map((game) => ({
  id: game.id,
  game: game as GameDefinition,
}));

const FAULTS: readonly RoundCodeFault[] = ['not a code', 'too long', 'cut off', 'other rules', 'impossible'];

/** The round of a seed, whose number is the one that a code gives. */
function roundOf(game: GameDefinition, seed: number): Round {
  const random = seededRandom(seed);
  const bet = clampBet(game, game.bet.min + random(100));
  return { ...drawRound(game, 0, bet, random), seed: random(SEEDS) };
}

const rounds = (game: GameDefinition, count: number): Round[] =>
  Array.from({ length: count }, (_, seed) => roundOf(game, seed));

/** The first such round. */
function firstRound(game: GameDefinition, isWanted: (round: Round) => boolean): Round {
  for (let seed = 0; seed < 500_000; seed++) {
    const round = roundOf(game, seed);
    if (isWanted(round)) return round;
  }
  throw new Error(`No seed deals such a round of ${game.id}.`);
}

const dives = firstRound(oceanTreasures, ({ spins }) => spins.length > 1);

describe.each(games)('the code of a round of $id', ({ game }) => {
  test('restores the same round, free spins included, which has the same code', () => {
    const played = [...rounds(game, runs(200)), ...(game === oceanTreasures ? [dives] : [])];
    for (const round of played) {
      const code = encodeRound(game, round);
      expect(code).toMatch(/^[\w-]+$/);
      const again = decodeRound(game, code);
      expect(again).toEqual(round);
      expect(encodeRound(game, again as Round)).toBe(code);
    }
  });

  test('has the lowest and the highest seed and bet', () => {
    const round = roundOf(game, 1);
    for (const seed of [0, SEEDS - 1])
      for (const coins of [game.bet.min, game.bet.max]) {
        const { spins } = round;
        const code = encodeRound(game, { ...round, seed, bet: clampBet(game, coins) });
        expect(decodeRound(game, code)).toMatchObject({
          seed,
          bet: coins,
          spins: spins.map(({ grid }) => ({ grid })),
        });
      }
  });

  test('is cut off wherever it ends too early, and impossible where it goes on', () => {
    const code = encodeRound(game, roundOf(game, 3));
    for (let length = 0; length < code.length; length++)
      expect(decodeRound(game, code.slice(0, length)), `${length} characters`).toBe('cut off');
    expect(decodeRound(game, `${code}AAAA`)).toBe('impossible');
  });

  test('is another one where the rules differ, and the same where only names and times do', () => {
    const code = encodeRound(game, roundOf(game, 4));
    const [first = ''] = symbolIds(game);
    const symbol = game.symbols[first] ?? {};
    const withSymbol = (change: object) => ({
      ...game,
      symbols: { ...game.symbols, [first]: { ...symbol, ...change } },
    });
    for (const changed of [
      withSymbol({ pays: { 3: 7 } }),
      { ...game, bet: { ...game.bet, max: game.bet.max + game.bet.step } },
      { ...game, lines: game.lines.slice(1) },
      { ...game, id: 'another' },
    ])
      expect(decodeRound(changed, code)).toBe('other rules');
    const renamed = { ...game, title: 'Herrings', spin: { ...game.spin, tickMs: 50 } };
    expect(decodeRound(renamed, code)).toMatchObject({ bet: roundOf(game, 4).bet });
    for (const { game: other } of games)
      if (other !== game) expect(decodeRound(other, code)).toBe('other rules');
  });

  test('never throws: 2,000 random and changed codes are a round that the game can have had, or a fault', () => {
    const code = encodeRound(game, roundOf(game, 5));
    const sign = fc.constantFrom(...Array.from('ABCDwxyz0189-_+/=<&% \u00e9\ud83d'));
    const changedCode = fc
      .array(fc.tuple(fc.nat(code.length), fc.nat(2), fc.string({ unit: sign, maxLength: 3 })), {
        minLength: 1,
        maxLength: 4,
      })
      .map((changes) =>
        changes.reduce((text, [at, gone, put]) => text.slice(0, at) + put + text.slice(at + gone), code),
      );
    const text = fc.oneof(
      changedCode,
      fc.string({ unit: 'binary' }),
      fc.base64String().map((any) => code.slice(0, 8) + any.replace(/[+/=]/g, '_')),
    );
    let played = 0;
    fc.assert(
      fc.property(text, (any) => {
        const found = decodeRound(game, any);
        if (typeof found === 'string') return FAULTS.includes(found);
        played++;
        const again = decodeRound(game, encodeRound(game, found));
        return JSON.stringify(again) === JSON.stringify(found);
      }),
      { numRuns: runs(2_000) },
    );
    expect(played).toBeGreaterThan(0);
  });
});

test.each<[string, string, RoundCodeFault]>([
  ['a script', '<script>alert(1)</script>', 'not a code'],
  ['a megabyte', 'A'.repeat(2 ** 20), 'too long'],
  ['a word', 'hello', 'not a code'],
  ['nothing', '', 'cut off'],
])('%s is no round', (_, code, fault) => expect(decodeRound(luckyFishing, code)).toBe(fault));

test('a round that no reels can show is impossible: a symbol, a stop or a bet too many', () => {
  const bytesOf = (code: string): number[] => [...Buffer.from(code, 'base64url')];
  for (const game of [luckyFishing, oceanTreasures]) {
    const bytes = bytesOf(encodeRound(game, roundOf(game, 6)));
    for (const at of [9, 10, bytes.length - 1]) {
      const code = Buffer.from(bytes.with(at, 255)).toString('base64url');
      expect(decodeRound(game, code), `byte ${at} of ${game.id}`).toBe('impossible');
    }
  }
});

test('codes are short: at most 120 characters for one spin, 2,000 for the longest round', () => {
  const longest = maxSpins(oceanTreasures);
  const deepest = firstRound(oceanTreasures, ({ spins }) => spins.length >= 24);
  const lengths = [luckyFishing, oceanTreasures].map((game) => ({
    game: game.id,
    spins: 1,
    length: encodeRound(
      game,
      firstRound(game, ({ spins }) => spins.length === 1),
    ).length,
  }));
  const perSpin =
    (encodeRound(oceanTreasures, deepest).length - (lengths[1]?.length ?? 0)) / (deepest.spins.length - 1);
  lengths.push(
    {
      game: oceanTreasures.id,
      spins: deepest.spins.length,
      length: encodeRound(oceanTreasures, deepest).length,
    },
    {
      game: oceanTreasures.id,
      spins: longest,
      length: Math.ceil((lengths[1]?.length ?? 0) + perSpin * (longest - 1)),
    },
  );
  for (const { game, spins, length } of lengths)
    expect(length, `${spins} spins of ${game}`).toBeLessThanOrEqual(spins === 1 ? 120 : 2_000);
});
