import { add, clampBet, subtract, toCoins } from '../../src/engine/coins';
import type { GameDefinition } from '../../src/engine/definition';
import { encodeGrid } from '../../src/engine/grid-codec';
import { drawRound } from '../../src/engine/round';
import { seededRandom } from '../../src/engine/seeded-random';
import { addToTotals, noTotalsYet } from '../../src/player/totals';
import type { HistoryRound } from '../../src/store/rounds/history';

/** So many rounds of a game by its rules, the same ones each time, half a minute apart up to an instant. */
export function playMany(definition: GameDefinition, rounds: number, until: number) {
  const random = seededRandom(7);
  const played: HistoryRound[] = [];
  let totals = noTotalsYet;
  let coins = toCoins(1000);
  for (let id = 1; id <= rounds; id++) {
    const bet = clampBet(definition, 5 + 5 * (id % 4));
    const round = drawRound(definition, id, bet, random);
    coins = add(subtract(coins, bet), round.payout);
    totals = addToTotals(totals, round);
    played.push({
      ...{ game: definition.id, id, at: until - (rounds - id) * 30_000 },
      ...{ bet, payout: round.payout, balance: coins },
      spins: round.spins.map(({ grid }) => encodeGrid(definition, grid)),
    });
  }
  return { rounds: played, totals, coins };
}
