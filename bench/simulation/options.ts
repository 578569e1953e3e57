import { parseArgs } from 'node:util';
import { isBet, type Bet } from '../../src/engine/coins';
import type { GameDefinition } from '../../src/engine/definition';

/** What the simulation plays. */
export interface SimulationOptions {
  readonly rounds: number;
  /** The same seed gives the same rounds. */
  readonly seed: number;
  /** Coins a round. */
  readonly bet: Bet;
}

const OPTIONS = { rounds: { type: 'string' }, seed: { type: 'string' }, bet: { type: 'string' } } as const;

/** With more rounds than this, coins could pass the largest safe integer. */
const MOST_ROUNDS = 100_000_000_000;
const MOST_SEED = 2 ** 32 - 1;

const grouped = (n: number): string => n.toLocaleString('en-US');

/**
 * Reads the options of the command line, as in `--rounds 10000000 --seed 7 --bet 10`.
 *
 * @throws RangeError where they make no sense, with one sentence for the person who wrote them
 */
export function parseOptions(
  { bet: limits }: Pick<GameDefinition, 'bet'>,
  args: readonly string[],
): SimulationOptions {
  const { values, positionals } = parseArgs({ args: [...args], strict: false, options: OPTIONS });
  for (const name of Object.keys(values)) {
    if (!(name in OPTIONS))
      throw new RangeError(`There is no option --${name}: choose of --rounds, --seed and --bet.`);
  }
  if (positionals.length > 0)
    throw new RangeError(
      `"${positionals.join(' ')}" belongs to no option: write numbers as in --rounds 10000000.`,
    );

  const numberOf = (
    name: keyof typeof OPTIONS,
    otherwise: number,
    isFit: (n: number) => boolean,
    fit: string,
  ): number => {
    const written = values[name] ?? String(otherwise);
    const number = typeof written === 'string' && /^\d+$/.test(written) ? Number(written) : NaN;
    if (isFit(number)) return number;
    const instead = typeof written === 'string' ? `not "${written}"` : 'and none was given';
    throw new RangeError(`--${name} takes ${fit}, ${instead}.`);
  };
  const upTo = (least: number, most: number) => (n: number) => n >= least && n <= most;
  return {
    rounds: numberOf(
      'rounds',
      10_000_000,
      upTo(1, MOST_ROUNDS),
      `a whole number from 1 to ${grouped(MOST_ROUNDS)}`,
    ),
    seed: numberOf('seed', 1, upTo(0, MOST_SEED), `a whole number from 0 to ${grouped(MOST_SEED)}`),
    bet: numberOf(
      'bet',
      limits.default,
      (n) => isBet({ bet: limits }, n),
      `a number of coins from ${limits.min} to ${limits.max} in steps of ${limits.step}`,
    ) as Bet,
  };
}
