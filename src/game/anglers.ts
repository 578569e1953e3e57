import { WEEK_MS, weekStart } from './calendar';
import { counted, newChallenge, SPINS_COUNTED, type ChallengeRecord } from './challenge';
import { clampBet } from './coins';
import { seededRandom, seedOf } from './seeded-random';
import { playRound, resultOf } from './round';
import type { Rules } from './rules';

/** The computer players of the weekly challenge: all made up. */
export const anglers: readonly string[] = [
  ...['Amira Anchor', 'Bruna Buoy', 'Chidi Cast', 'Dai Dinghy', 'Eino Eddy', 'Finn Float'],
  ...['Greta Gull', 'Hana Harbour', 'Ines Inlet', 'Jin Jetty', 'Kofi Keel', 'Lupe Lure'],
  ...['Minh Mooring', 'Ngaio Net', 'Olga Oar', 'Pavlo Pike', 'Quilla Quay', 'Ravi Rapids'],
  ...['Sione Sail', 'Tunde Tide', 'Vera Voyage', 'Wanjiru Wave', 'Yusuf Yawl', 'Zeynep Zander'],
];

/**
 * How a computer player stands at an instant. Week and name alone decide when it spins and what it draws, in
 * whole numbers throughout: every device tells the same.
 *
 * @param at milliseconds since 1970
 */
export function anglerAt(rules: Rules, name: string, week: number, at: number): ChallengeRecord {
  const random = seededRandom(seedOf(`${week} ${name}`));
  const bet = clampBet(rules, rules.bet.default);
  const spinTime = () => weekStart(week) + 1 + random(WEEK_MS - 1);
  const spinTimes = Array.from({ length: SPINS_COUNTED }, spinTime).sort((a, b) => a - b);
  return spinTimes
    .filter((time) => time <= at)
    .reduce(
      (record, time, n) => counted(record, resultOf(rules, playRound(rules, n + 1, bet, random)), time),
      newChallenge(week),
    );
}
