import type { GameDefinition } from '../../src/engine/definition';
import type { Grid } from '../../src/engine/grid';
import { lastSpin, type Round } from '../../src/engine/round';
import { decodeRound } from '../../src/engine/round-code/round-code';
import { catalog } from '../../src/games/catalog';
import type { GameSounds } from '../../src/games/game-sounds';
import { symbolName, type GameTexts } from '../../src/games/game-texts';
import type { ListedGame } from '../../src/games/listed-game';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { sounds as luckySounds } from '../../src/games/lucky-fishing/sounds';
import { texts as luckyTexts } from '../../src/games/lucky-fishing/texts';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { sounds as oceanSounds } from '../../src/games/ocean-treasures/sounds';
import { texts as oceanTexts } from '../../src/games/ocean-treasures/texts';
import { luckyCodes, oceanCodes } from './round-codes';

// The games under test: every one of the catalog. A test that holds for all of them is written once, over this table.

export interface GameUnderTest extends ListedGame {
  readonly definition: GameDefinition;
  readonly texts: GameTexts;
  readonly sounds: GameSounds;
  /** Pays nothing, and begins nothing. */
  readonly loss: Round;
  /** Pays more than the bet, by its lines, in one spin; less than what dims the stage. */
  readonly win: Round;
  /** The longest kind of round that there is: with free spins that pay, where the game has a feature; else a win. */
  readonly long: Round;
}

/** The rounds of a game's codes, by their names. */
function roundsOf<Name extends string>(
  definition: GameDefinition,
  codes: Readonly<Record<Name, string>>,
): Readonly<Record<Name, Round>> {
  const rounds = Object.entries<string>(codes).map(([name, code]) => {
    const round = decodeRound(definition, code);
    if (typeof round === 'string')
      throw new Error(
        `The code "${name}" of ${definition.title} can't be played (${round}). See round-codes.ts.`,
      );
    return [name, round] as const;
  });
  return Object.fromEntries(rounds) as Record<Name, Round>;
}

export const luckyRounds = roundsOf(luckyFishing, luckyCodes);
export const oceanRounds = roundsOf(oceanTreasures, oceanCodes);

const named: Readonly<Record<string, Pick<GameUnderTest, 'texts' | 'sounds' | 'loss' | 'win' | 'long'>>> = {
  'lucky-fishing': { texts: luckyTexts, sounds: luckySounds, ...luckyRounds },
  'ocean-treasures': { texts: oceanTexts, sounds: oceanSounds, ...oceanRounds },
};

export const games: readonly GameUnderTest[] = await Promise.all(
  catalog.map(async (entry) => {
    const rounds = named[entry.id];
    if (!rounds) throw new Error(`There are no codes of ${entry.title} in testing/game/round-codes.ts.`);
    const { texts, sounds, loss, win, long } = rounds;
    return { ...entry, definition: await entry.load(), texts, sounds, loss, win, long };
  }),
);

/** One of them. */
export function gameUnderTest(id: string): GameUnderTest {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`There is no game ${id}.`);
  return game;
}

/** What the reels table shows of a grid, cell by cell in reading order. */
export const namesIn = (game: string, grid: Grid): string[] => {
  const { definition, texts } = gameUnderTest(game);
  const { columns, rows } = definition.grid;
  return Array.from({ length: rows * columns }, (_, place) =>
    symbolName(texts, grid[place % columns]?.[Math.floor(place / columns)] ?? ''),
  );
};

/** What the reels table shows once a round is settled. */
export const lastNamesOf = (round: Round): string[] => namesIn(round.gameId, lastSpin(round).grid);

/** A number of coins as pages write it. */
export const inCoins = (coins: number): string => coins.toLocaleString('en-US');
