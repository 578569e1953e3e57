import * as v from 'valibot';
import { REMINDER_MINUTES, SESSION_MINUTES, type LimitRecord } from '../../player/limits/limits';
import type { PlayLog } from '../../player/limits/play-log';
import { coins, count, day, instant } from './saved-values';

const held = <T>(value: v.GenericSchema<T>) =>
  v.object({ now: value, later: v.nullable(v.object({ value, from: instant })) });

/** The player's limits as they are saved. */
export const limitRecord: v.GenericSchema<LimitRecord> = v.object({
  held: v.object({
    session: held(
      v.nullable(
        v.object({ minutes: v.picklist(SESSION_MINUTES), until: v.picklist(['pause', 'tomorrow']) }),
      ),
    ),
    remindEvery: held(v.nullable(v.picklist(REMINDER_MINUTES))),
    remindDaily: held(v.boolean()),
    betPerDay: held(v.nullable(coins)),
    betPerWeek: held(v.nullable(coins)),
  }),
  breakUntil: v.nullable(instant),
  changedAt: v.nullable(instant),
});

const playSum = { ms: count, rounds: count, bet: coins, won: coins };

/** The play log as it is saved. */
export const playLog: v.GenericSchema<unknown, PlayLog> = v.object({
  lastAt: v.nullable(instant),
  playedMs: count,
  session: v.object(playSum),
  sinceReminder: v.object(playSum),
  days: v.array(v.object({ day, ...playSum })),
  clockChanges: v.exactOptional(count),
  carried: v.exactOptional(v.object({ dayUntil: instant, weekUntil: instant, week: v.object(playSum) })),
  remindedDay: v.nullable(day),
  warnedMinutes: v.nullable(count),
});
