import { symbolName, type GameDefinition } from '../../src/engine/definition';
import { clampBet } from '../../src/engine/coins';
import type { Grid } from '../../src/engine/grid';
import type { Random } from '../../src/engine/random';
import { drawRound, type Round } from '../../src/engine/round';
import { seededRandom } from '../../src/engine/seeded-random';
import { catalog } from '../../src/games/catalog';
import type { ListedGame } from '../../src/games/listed-game';

// The games under test: every one of the catalog. A test that holds for all of them is written once, over this table.

/** The draws that lead to a round, for `stubOutcome`, and the round, at the first bet of its game. */
export interface Deal {
  readonly draws: readonly number[];
  readonly round: Round;
}

export interface GameUnderTest extends ListedGame {
  readonly definition: GameDefinition;
  /** Pays nothing, and begins nothing. */
  readonly loss: Deal;
  /** Pays more than the bet, by its lines, in one spin; less than what dims the stage. */
  readonly win: Deal;
  /** The longest kind of round that there is: with free spins that pay, where the game has a feature; else a win. */
  readonly long: Deal;
}

/** The round that a seed deals. */
function dealOf(definition: GameDefinition, seed: number): Deal {
  const draws: number[] = [];
  const random = seededRandom(seed);
  const recorded: Random = (n) => {
    const drawn = random(n);
    draws.push(drawn);
    return drawn;
  };
  const bet = clampBet(definition, definition.bet.default);
  return { draws, round: drawRound(definition, 1, bet, recorded) };
}

/** The first such round, the same one each time. */
export function dealt(definition: GameDefinition, isWanted: (round: Round) => boolean): Deal {
  for (let seed = 1; seed < 100_000; seed++) {
    const deal = dealOf(definition, seed);
    if (isWanted(deal.round)) return deal;
  }
  throw new Error(`No seed deals such a round of ${definition.title}.`);
}

const isWin = ({ payout, bet, spins: [first, ...free] }: Round): boolean =>
  free.length === 0 && payout > bet && payout < 20 * bet && first.collected.length === 0;

export const games: readonly GameUnderTest[] = await Promise.all(
  catalog.map(async (entry) => {
    const definition = await entry.load();
    return {
      ...entry,
      definition,
      loss: dealt(definition, ({ payout, spins }) => spins.length === 1 && payout === 0),
      win: dealt(definition, isWin),
      long: dealt(
        definition,
        definition.feature
          ? ({ spins: [, ...free], bet, payout }) => free.some((spin) => spin.payout > 0) && payout > bet
          : isWin,
      ),
    };
  }),
);

/** One of them. */
export function gameUnderTest(id: string): GameUnderTest {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`There is no game ${id}.`);
  return game;
}

/** What the reels table shows of a grid, cell by cell in reading order. */
export const namesIn = (definition: GameDefinition, grid: Grid): string[] =>
  Array.from({ length: definition.grid.rows * definition.grid.columns }, (_, place) => {
    const { columns } = definition.grid;
    return symbolName(definition, grid[place % columns]?.[Math.floor(place / columns)] ?? '');
  });

/** What the reels table shows once a round is settled. */
export const lastNamesOf = ({ definition }: GameUnderTest, { round: { spins } }: Deal): string[] =>
  namesIn(definition, spins.at(-1)?.grid ?? []);

/** A number of coins as pages write it. */
export const inCoins = (coins: number): string => coins.toLocaleString('en-US');
