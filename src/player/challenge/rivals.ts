import { weekStart } from '../calendar';
import { addToChallenge, newChallenge, SPINS_COUNTED, type ChallengeRecord } from './challenge';
import { clampBet } from '../../engine/coins';
import { seededRandom, seedOf } from '../../engine/seeded-random';
import { drawRound } from '../../engine/round';
import type { GameDefinition } from '../../engine/definition';
import { WEEK_MS } from '../../engine/time';

/** The computer players of the weekly challenge: all of them invented. */
export const rivals: readonly string[] = [
  ...['Amira Anchor', 'Bruna Buoy', 'Chidi Cast', 'Dai Dinghy', 'Eino Eddy', 'Finn Float'],
  ...['Greta Gull', 'Hana Harbour', 'Ines Inlet', 'Jin Jetty', 'Kofi Keel', 'Lupe Lure'],
  ...['Minh Mooring', 'Ngaio Net', 'Olga Oar', 'Pavlo Pike', 'Quilla Quay', 'Ravi Rapids'],
  ...['Sione Sail', 'Tunde Tide', 'Vera Voyage', 'Wanjiru Wave', 'Yusuf Yawl', 'Zeynep Zander'],
];

/**
 * The record of a computer player at an instant (milliseconds since 1970). It depends on nothing but week and name and
 * uses whole numbers only: every device shows the same.
 */
export function rivalAt(rules: GameDefinition, name: string, week: number, at: number): ChallengeRecord {
  const random = seededRandom(seedOf(`${week} ${name}`));
  const bet = clampBet(rules, rules.bet.default);
  const spinTime = () => weekStart(week) + 1 + random(WEEK_MS - 1);
  const spinTimes = Array.from({ length: SPINS_COUNTED }, spinTime).sort((a, b) => a - b);
  return spinTimes
    .filter((time) => time <= at)
    .reduce(
      (record, time, n) => addToChallenge(record, drawRound(rules, n + 1, bet, random), time),
      newChallenge(week),
    );
}
