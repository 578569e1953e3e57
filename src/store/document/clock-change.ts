import { localDay, weekOf, weekStart } from '../../player/calendar';
import type { ChallengeRecord } from '../../player/challenge/challenge';
import { bonusAfterClockChange } from '../../player/daily-bonus';
import { limitsAfterClockChange, logAfterClockChange } from '../../player/limits/clock-change';
import { isWeekOver } from './save-transitions';
import type { SavedGame } from './schema';

/** The challenge where the clock went back to before its week; null if the week that it shows now is over already. */
function challengeAfter(saved: SavedGame, to: number): ChallengeRecord | null {
  const { challenge } = saved;
  const week = weekOf(to);
  if (!challenge || challenge.week <= week) return challenge;
  return isWeekOver(saved, week) ? null : { ...challenge, week, reachedAt: Math.max(to, weekStart(week)) };
}

/** The saved game after the device's clock was changed from `from` to `to`, both in milliseconds since 1970. */
export const withClockChanged = (saved: SavedGame, from: number, to: number): SavedGame => ({
  ...saved,
  bonus: bonusAfterClockChange(saved.bonus, localDay(new Date(to))),
  challenge: challengeAfter(saved, to),
  limits: limitsAfterClockChange(saved.limits, from, to),
  log: logAfterClockChange(saved.log, from, to),
});
