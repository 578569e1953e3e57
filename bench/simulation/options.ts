import { parseArgs } from 'node:util';
import { catalog } from '../../src/games/catalog';

/** What the simulation plays. */
export interface SimulationOptions {
  /** The game's id. */
  readonly game: string;
  readonly rounds: number;
  /** The same seed gives the same rounds, on however many cores. */
  readonly seed: number;
}

const OPTIONS = {
  game: { type: 'string' },
  rounds: { type: 'string' },
  seed: { type: 'string' },
} as const;

const IDS = catalog.map(({ id }) => id);

/** With more rounds than this, sums of squares could pass the largest safe integer. */
const MAX_ROUNDS = 100_000_000_000;
const MAX_SEED = 2 ** 32 - 1;

const grouped = (n: number): string => n.toLocaleString('en-US');

/**
 * Reads the options of the command line, as in `--game ocean-treasures --rounds 10000000 --seed 7`.
 *
 * @throws RangeError where they make no sense, with one sentence for the person who wrote them
 */
export function parseOptions(args: readonly string[]): SimulationOptions {
  const { values, positionals } = parseArgs({ args: [...args], strict: false, options: OPTIONS });
  for (const name of Object.keys(values)) {
    if (!(name in OPTIONS))
      throw new RangeError(`There is no option --${name}: choose of --game, --rounds and --seed.`);
  }
  if (positionals.length > 0)
    throw new RangeError(
      `"${positionals.join(' ')}" belongs to no option: write numbers as in --rounds 10000000.`,
    );

  const writtenFor = (
    name: keyof typeof OPTIONS,
    fit: string,
    isFit: (text: string) => boolean,
  ): string | null => {
    const written = values[name];
    if (written === undefined) return null;
    if (typeof written === 'string' && isFit(written)) return written;
    const instead = typeof written === 'string' ? `not "${written}"` : 'and none was given';
    throw new RangeError(`--${name} takes ${fit}, ${instead}.`);
  };
  const numberOf = (name: 'rounds' | 'seed', otherwise: number, min: number, max: number): number => {
    const isFit = (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
    const fit = `a whole number from ${grouped(min)} to ${grouped(max)}`;
    return Number(writtenFor(name, fit, isFit) ?? otherwise);
  };
  return {
    game: writtenFor('game', IDS.join(' or '), (text) => IDS.includes(text)) ?? 'lucky-fishing',
    rounds: numberOf('rounds', 10_000_000, 1, MAX_ROUNDS),
    seed: numberOf('seed', 1, 0, MAX_SEED),
  };
}
