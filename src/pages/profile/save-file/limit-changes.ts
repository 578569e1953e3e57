import { formatInstant } from '../../../ui/format/format-instant';
import { fullMinutes, spokenTime } from '../../../ui/format/time-left';
import { scheduledValueAt, limitAt, type LimitRecord, type Limits } from '../../../player/limits/limits';
import {
  sessionAt,
  sinceReminderAt,
  thisWeekAt,
  todayAt,
  type PlayLog,
  type PlaySum,
} from '../../../player/limits/play-log';
import type { SavedGame } from '../../../store/game-state';
import { limitText } from '../../../features/limits/texts';
import { texts } from '../texts';

const messages = texts.file.limitChanges;

type LimitState = Pick<SavedGame, 'limits' | 'log'>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function limitSentences(name: keyof Limits, before: LimitRecord, after: LimitRecord, at: number): string[] {
  const [was, is] = [limitAt(before, name, at), limitAt(after, name, at)];
  const [wasLater, later] = [
    scheduledValueAt(before, name, at).later,
    scheduledValueAt(after, name, at).later,
  ];
  const title = messages.limits[name];
  const now = isSame(was, is) ? [] : [messages.limit(title, limitText(name, is), limitText(name, was))];
  if (isSame(wasLater, later)) return now;
  const loosening = later
    ? messages.later(title, formatInstant(later.from), limitText(name, later.value))
    : messages.noLater(title);
  return [...now, loosening];
}

const breakText = ({ breakUntil }: LimitRecord, at: number, isTaken: boolean): string =>
  breakUntil === null || breakUntil <= at
    ? messages.noBreak
    : messages.breakUntil(formatInstant(breakUntil), isTaken);

/** The sums that limits and reminders are checked against, each with its period in messages. */
const sums: readonly (readonly [
  period: keyof typeof messages.periods,
  sumOf: (log: PlayLog, at: number) => PlaySum,
])[] = [
  ['session', sessionAt],
  ['today', todayAt],
  ['week', thisWeekAt],
  ['sinceReminder', sinceReminderAt],
];

const sumText = ({ ms, rounds, bet, won }: PlaySum): string =>
  messages.sum(spokenTime(fullMinutes(ms)), rounds, bet, won);

/**
 * The differences in limits, breaks and the play counted against them, one sentence each.
 *
 * @param at milliseconds since 1970
 * @param isTaken whether `after` applies already
 */
export function limitChanges(before: LimitState, after: LimitState, at: number, isTaken: boolean): string[] {
  const breaks = [before, after].map(({ limits }) => breakText(limits, at, isTaken));
  const names = Object.keys(after.limits.held) as (keyof Limits)[];
  return [
    ...(breaks[0] === breaks[1] ? [] : [breaks[1] ?? '']),
    ...names.flatMap((name) => limitSentences(name, before.limits, after.limits, at)),
    ...sums.flatMap(([period, sumOf]) => {
      const [was, is] = [sumText(sumOf(before.log, at)), sumText(sumOf(after.log, at))];
      return was === is ? [] : [messages.counted(messages.periods[period], is)];
    }),
  ];
}
