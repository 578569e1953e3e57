import { parseArgs } from 'node:util';
import type { GameDefinition } from '../../src/engine/definition';
import { catalog } from '../../src/games/catalog';

/** What the simulation plays. */
export interface SimulationOptions {
  /** The game's id. */
  readonly game: string;
  readonly rounds: number;
  /** The same seed gives the same rounds, on however many cores. */
  readonly seed: number;
}

/** With more rounds than this, sums of squares could pass the largest safe integer. */
const MAX_ROUNDS = 100_000_000_000;

/** @throws RangeError where the catalog has no such game */
export async function loadDefinition(id: string): Promise<GameDefinition> {
  const entry = catalog.find((one) => one.id === id);
  if (entry) return entry.load();
  throw new RangeError(`--game takes ${catalog.map((one) => one.id).join(' or ')}, not "${id}".`);
}

function wholeNumber(option: string, written: string, min: number, max: number): number {
  const number = /^\d+$/.test(written) ? Number(written) : NaN;
  if (number >= min && number <= max) return number;
  throw new RangeError(`${option} takes a whole number from ${min} to ${max}, not "${written}".`);
}

/**
 * Reads the options of the command line, as in `--game ocean-treasures --rounds 10000000 --seed 7`.
 *
 * @throws where they make no sense, with a message for the person who wrote them
 */
export function parseOptions(args: readonly string[]): SimulationOptions {
  const { game, rounds, seed } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', default: 'lucky-fishing' },
      rounds: { type: 'string', default: '10000000' },
      seed: { type: 'string', default: '1' },
    },
  }).values;
  return {
    game,
    rounds: wholeNumber('--rounds', rounds, 1, MAX_ROUNDS),
    seed: wholeNumber('--seed', seed, 0, 2 ** 32 - 1),
  };
}
