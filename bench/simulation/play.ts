import { seededRandom } from '../../src/engine/seeded-random';
import { drawRound } from '../../src/engine/round';
import type { GameDefinition } from '../../src/engine/definition';
import type { SimulationOptions } from './options';

/** What came of the rounds played so far. */
export interface Outcomes {
  readonly rounds: number;
  readonly wins: number;
  /** By their ids; those that never won are missing. */
  readonly winsByLine: Readonly<Record<string, number>>;
  readonly winsBySymbol: Readonly<Record<string, number>>;
  /** What rounds gave back in multiples of their bet, summed up, and the squares of it. */
  readonly returned: number;
  readonly squares: number;
}

/** Rounds between two reports: some hundredths of a second. */
const AT_A_TIME = 250_000;

/**
 * Plays rounds as the product does: each outcome drawn by `drawRound`.
 *
 * @param report called with the number of rounds played, every now and then
 */
export function play(
  rules: GameDefinition,
  { rounds, seed, bet }: SimulationOptions,
  report: (played: number) => void,
): Outcomes {
  const random = seededRandom(seed);
  const winsByLine: Record<string, number> = {};
  const winsBySymbol: Record<string, number> = {};
  let [wins, returned, squares] = [0, 0, 0];
  for (let played = 0; played < rounds;) {
    const until = Math.min(played + AT_A_TIME, rounds);
    while (played < until) {
      const { spins, payout } = drawRound(rules, ++played, bet, random);
      const [win] = spins[0].wins;
      if (!win) continue;
      wins++;
      winsByLine[win.line] = (winsByLine[win.line] ?? 0) + 1;
      winsBySymbol[win.symbol] = (winsBySymbol[win.symbol] ?? 0) + 1;
      returned += payout / bet;
      squares += (payout / bet) ** 2;
    }
    report(played);
  }
  return { rounds, wins, winsByLine, winsBySymbol, returned, squares };
}
