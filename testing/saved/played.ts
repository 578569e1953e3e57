import { add, clampBet, subtract, toCoins } from '../../src/engine/coins';
import type { GameDefinition } from '../../src/engine/definition';
import { encodeGrid } from '../../src/engine/grid-codec';
import { drawRound } from '../../src/engine/round';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { seededRandom } from '../../src/engine/seeded-random';
import { noTotalsYet, addToTotals, type Totals } from '../../src/player/totals';
import { luckyFishingWith, savedGameWith } from './saved-game';
import type { HistoryRound } from '../../src/store/rounds/history';

/** A player who has played for a while. */
export interface Played {
  readonly rounds: readonly HistoryRound[];
  readonly totals: Totals;
  readonly coins: number;
}

/** So many rounds by the rules, the same ones each time, half a minute apart up to an instant. */
export function playMany(rounds: number, until: number, game: GameDefinition = luckyFishing): Played {
  const random = seededRandom(7);
  const played: HistoryRound[] = [];
  let totals = noTotalsYet;
  let balance = toCoins(1000);
  for (let id = 1; id <= rounds; id++) {
    const bet = clampBet(game, Math.min(5 + 5 * (Math.floor(id / 20) % 4), balance));
    const round = drawRound(game, id, bet, random);
    balance = add(subtract(balance, bet), round.payout);
    totals = addToTotals(totals, round);
    played.push({
      ...{ game: game.id, id, bet, payout: round.payout, balance },
      at: until - (rounds - id) * 30_000,
      spins: round.spins.map(({ grid }) => encodeGrid(game, grid)),
    });
  }
  return { rounds: played, totals, coins: balance };
}

/** What is saved of a player who has played these rounds, with other saved values. */
export const savedAfter = ({ rounds, totals, coins }: Played, saved: object = {}): object => ({
  ...savedGameWith({ coins, rounds: rounds.length, games: luckyFishingWith({ totals }) }),
  ...saved,
});

/** A save file as the product writes it, after these rounds. */
export const fileOf = (played: Played, saved: object = {}): string =>
  JSON.stringify({
    ...{ app: 'lucky-fishing', version: 1, savedAt: '2026-01-14T12:00:00.000Z' },
    ...{ game: savedAfter(played, saved), rounds: played.rounds },
  });
