import { clampBet } from '../../src/engine/coins';
import { longestRun, symbolIds, type GameDefinition } from '../../src/engine/definition';
import type { Random } from '../../src/engine/random';
import { drawRound } from '../../src/engine/round';
import { seededRandom } from '../../src/engine/seeded-random';
import { runLength, sumOfPayouts } from '../../src/engine/spin';
import { emptyTally, LEVELS, type Tally } from './tally';

/** Rounds that are played in one go, with a seed of their own: some tenths of a second. */
export const BLOCK = 100_000;

/** The source of one block of a simulation. Each block of a seed has its own. */
export const blockRandom = (seed: number, block: number): Random =>
  seededRandom((seed + Math.imul(block, 0x9e3779b9)) >>> 0);

/** Plays rounds of a game as the program does, at the least bet, and tells what came of them. */
export function playRounds(game: GameDefinition, rounds: number, random: Random): Tally {
  const ids = symbolIds(game);
  const bet = clampBet(game, game.bet.min);
  const stride = longestRun(game) + 1;
  const symbolAt = new Map(ids.map((id, place) => [id, place * stride]));
  const lineAt = new Map(game.lines.map(({ id }, place) => [id, place]));
  const tally = emptyTally(ids.length * stride, game.lines.length);
  const count = (counts: number[], place: number): void => {
    counts[place] = (counts[place] ?? NaN) + 1;
  };
  for (let n = 0; n < rounds; n++) {
    const { spins, payout } = drawRound(game, n + 1, bet, random);
    const [first, ...free] = spins;
    for (const win of first.wins) {
      count(tally.combinations, (symbolAt.get(win.symbol) ?? NaN) + runLength(win));
      if (win.line !== undefined) count(tally.lineHits, lineAt.get(win.line) ?? NaN);
    }
    tally.lines += sumOfPayouts(first.wins);
    tally.collected += sumOfPayouts(first.collected);
    if (payout === 0 && free.length === 0) continue;
    tally.hits++;
    if (free.length > 0) tally.begun++;
    tally.feature += sumOfPayouts(free);
    tally.paid += payout;
    tally.squares += payout ** 2;
    tally.largest = Math.max(tally.largest, payout);
    for (const [at, level] of LEVELS.entries()) if (payout > level * bet) count(tally.above, at);
  }
  return { ...tally, rounds };
}
