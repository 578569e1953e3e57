import type { GameDefinition, ReelSet } from '../../src/engine/definition';
import { levelAt, multiplierAt } from '../../src/engine/feature';
import { compileGame, findWins, newLineWins, listWindows } from '../../src/engine/odds/compile';
import { seededRandom } from '../../src/engine/seeded-random';
import type { Random } from '../../src/engine/random';
import { emptyTally, LEVELS, type Tally } from './tally';

/** Rounds that are played in one go, with a seed of their own: some tenths of a second. */
export const BLOCK = 250_000;

/** The source of one block of a simulation. Each block of a seed has its own. */
export const blockRandom = (seed: number, block: number): Random =>
  seededRandom((seed + Math.imul(block, 0x9e3779b9)) >>> 0);

/** Plays rounds of a game, a million and more a second, and tells what came of them. */
export type Player = (rounds: number, random: Random) => Tally;

/**
 * Makes the tables of a game once. The rounds are those that `drawRound` draws from the same source: a test compares
 * them.
 */
export function createPlayer(definition: GameDefinition): Player {
  const game = compileGame(definition);
  const { columns, rows, symbols, stride, lines, freeSpins, scatter, collector, value } = game;
  const { feature, bet } = definition;
  const cells = new Uint8Array(columns * rows);
  const wins = newLineWins(game);
  const isUniform = definition.reels.kind === 'uniform';
  const windows = {
    base: isUniform ? [] : listWindows(definition, 'base'),
    feature: isUniform || !feature ? [] : listWindows(definition, 'feature'),
  };

  const draw = (set: ReelSet, random: Random): void => {
    if (isUniform) {
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++) cells[column * rows + row] = random(symbols.length);
      return;
    }
    for (let column = 0; column < columns; column++) {
      const reel = windows[set][column] as Uint8Array;
      const place = random(reel.length / rows) * rows;
      for (let row = 0; row < rows; row++) cells[column * rows + row] = reel[place + row] as number;
    }
  };

  const seen = { scatters: 0, collectors: 0, values: 0 };
  const look = (): void => {
    let [scatters, collectors, values] = [0, 0, 0];
    for (const symbol of cells) {
      scatters += scatter[symbol] as number;
      collectors += collector[symbol] as number;
      values += value[symbol] as number;
    }
    seen.scatters = scatters;
    seen.collectors = collectors;
    seen.values = collectors > 0 ? values : 0;
  };

  /** Plays the free spins and returns what they pay. */
  const playFeature = (spins: number, random: Random, tally: Tally): number => {
    if (!feature) return 0;
    let [left, collectors, paid] = [spins, 0, 0];
    while (left > 0) {
      draw('feature', random);
      findWins(game, cells, wins);
      look();
      paid += wins.paid + seen.values * multiplierAt(feature, collectors);
      const before = levelAt(feature, collectors);
      if (seen.collectors > 0) collectors++;
      left += (levelAt(feature, collectors) - before) * feature.adds - 1;
      tally.freeSpins++;
    }
    return paid;
  };

  return (rounds, random) => {
    const tally = emptyTally(symbols.length * stride, lines.length);
    for (let round = 0; round < rounds; round++) {
      draw('base', random);
      findWins(game, cells, wins);
      look();
      for (let n = 0; n < wins.count; n++) {
        const place = (wins.symbol[n] as number) * stride + (wins.length[n] as number);
        const line = wins.line[n] as number;
        tally.combinations[place] = (tally.combinations[place] as number) + 1;
        tally.lineHits[line] = (tally.lineHits[line] as number) + 1;
      }
      const here = wins.paid + seen.values;
      tally.lines += wins.paid;
      tally.collected += seen.values;
      const spins = freeSpins[seen.scatters] as number;
      if (here === 0 && spins === 0) continue;
      const free = spins > 0 ? playFeature(spins, random, tally) : 0;
      const paid = here + free;
      tally.hits++;
      tally.begun += spins > 0 ? 1 : 0;
      tally.feature += free;
      tally.paid += paid;
      tally.squares += paid * paid;
      tally.largest = Math.max(tally.largest, paid);
      for (const [n, level] of LEVELS.entries()) {
        if (paid <= level * bet.min) break;
        tally.above[n] = (tally.above[n] as number) + 1;
      }
    }
    return { ...tally, rounds };
  };
}
