import * as v from 'valibot';
import { REMINDER_MINUTES, SESSION_MINUTES, type LimitRecord } from '../game/limits';
import type { PlayLog } from '../game/play-log';
import { coins, count, day, instant } from './saved-values';

const held = <T>(value: v.GenericSchema<T>) =>
  v.object({ now: value, later: v.nullable(v.object({ value, from: instant })) });

/** What is saved of the player's limits. */
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

/** What is saved of the time played and the coins played for. */
export const playLog: v.GenericSchema<PlayLog> = v.object({
  lastAt: v.nullable(instant),
  playedMs: count,
  session: v.object(playSum),
  sinceReminder: v.object(playSum),
  days: v.array(v.object({ day, ...playSum })),
  remindedDay: v.nullable(day),
});
