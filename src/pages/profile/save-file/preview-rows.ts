import { symbolList, type GameDefinition, symbolName } from '../../../engine/definition';
import { formatCoins } from '../../../ui/format/format';
import { formatDay, formatInstant } from '../../../ui/format/format-instant';
import { formatWeek } from '../../../ui/format/format-week';
import { fullMinutes, shortTime } from '../../../ui/format/time-left';
import { startOfDay } from '../../../player/calendar';
import { encodeGrid } from '../../../engine/grid-codec';
import type { ImportPreview } from '../../../store/account/import-save';
import type { SavedGame } from '../../../store/game-state';
import { texts as settings } from '../../settings/texts';
import { gridWords } from '../history/history-csv';
import { texts } from '../texts';

const { preview: words } = texts.file;

/** One line of the preview, made of a field of the saved game. */
interface Row<Field extends keyof SavedGame> {
  readonly name: string;
  readonly text: (value: SavedGame[Field], rounds: number) => string;
  /** The part of the field that the text is about, if two values may have the same text. */
  readonly part?: (value: SavedGame[Field]) => unknown;
  /** Whether it is shown even if it does not change. */
  readonly always?: true;
}

type Rows = { readonly [Field in keyof SavedGame]: readonly Row<Field>[] };

const onOff = (on: boolean): string => (on ? words.on : words.off);
const instant = (at: number | null): string => (at === null ? words.never : formatInstant(at));
const dayText = (day: number | null): string =>
  day === null ? words.never : formatDay(startOfDay(day).getTime());

/** The rows of each field, in the order of the preview. `limitChanges` describes `limits` and most of `log`. */
const rowsFor = (rules: GameDefinition): Rows => ({
  profile: [
    { name: words.rows.name, text: ({ name }) => name ?? words.noName, always: true },
    {
      name: words.rows.picture,
      text: ({ picture }) => symbolName(rules, picture),
      always: true,
    },
  ],
  coins: [{ name: words.rows.coins, text: formatCoins, always: true }],
  totals: [
    { name: words.rows.rounds, text: ({ rounds }) => formatCoins(rounds), always: true },
    { name: words.rows.wins, text: ({ wins }) => formatCoins(wins), always: true },
    { name: words.rows.bet, text: ({ bet }) => formatCoins(bet) },
    { name: words.rows.won, text: ({ won }) => formatCoins(won) },
    {
      name: words.rows.symbols,
      text: ({ symbols }) =>
        symbolList(rules)
          .map(({ id, name }) => `${name} ${formatCoins(symbols[id] ?? 0)}`)
          .join(', '),
    },
  ],
  historyId: [
    { name: words.rows.history, text: (_, rounds) => formatCoins(rounds), part: () => null, always: true },
  ],
  rounds: [{ name: words.rows.begun, text: formatCoins }],
  openRound: [
    {
      name: words.rows.openRound,
      text: (round) => (round ? words.openRound(formatCoins(round.bet)) : words.none),
      part: (round) => round,
    },
  ],
  lastGrid: [
    {
      name: words.rows.lastGrid,
      text: (grid) => (grid ? gridWords(rules, encodeGrid(rules, grid)) : words.none),
    },
  ],
  records: [
    { name: words.rows.highest, text: ({ highestBalance }) => formatCoins(highestBalance), always: true },
    { name: words.rows.largest, text: ({ largestWin }) => formatCoins(largestWin) },
    { name: words.rows.longestRun, text: ({ longestRun }) => formatCoins(longestRun) },
    { name: words.rows.run, text: ({ run }) => formatCoins(run) },
  ],
  log: [
    {
      name: words.rows.time,
      text: ({ playedMs }) => shortTime(fullMinutes(playedMs)),
      part: ({ playedMs }) => playedMs,
      always: true,
    },
    { name: words.rows.lastPlayed, text: ({ lastAt }) => instant(lastAt), part: ({ lastAt }) => lastAt },
    {
      name: words.rows.days,
      text: ({ days }) => formatCoins(days.reduce((sum, { rounds }) => sum + rounds, 0)),
      part: ({ days }) => days,
    },
    { name: words.rows.reminded, text: ({ remindedDay }) => dayText(remindedDay) },
  ],
  challenge: [
    { name: words.rows.challenge, text: (week) => formatCoins(week?.spins ?? 0), always: true },
    {
      name: words.rows.score,
      text: (week) => (week ? words.score(formatCoins(week.score), formatWeek(week.week)) : words.none),
      part: (week) => week,
    },
  ],
  endedWeeks: [
    { name: words.rows.ended, text: (weeks) => formatCoins(weeks.length), part: (weeks) => weeks },
  ],
  pastWeeks: [
    {
      name: words.rows.weeks,
      text: (weeks) => formatCoins(weeks.length),
      part: (weeks) => weeks,
      always: true,
    },
  ],
  unseenWeeks: [
    { name: words.rows.unseen, text: (weeks) => formatCoins(weeks.length), part: (weeks) => weeks },
  ],
  bonus: [
    { name: words.rows.lastBonus, text: ({ lastDay }) => dayText(lastDay) },
    { name: words.rows.streak, text: ({ streak }) => formatCoins(streak) },
  ],
  sound: [{ name: words.rows.sound, text: onOff, always: true }],
  volume: [{ name: words.rows.volume, text: settings.sound.percent }],
  motion: [{ name: words.rows.motion, text: (motion) => settings.motion.choices[motion].title }],
  picture: [{ name: words.rows.renderer, text: (renderer) => settings.picture.choices[renderer].title }],
  helpKey: [{ name: words.rows.helpKey, text: onOff }],
  savedToFileAt: [{ name: words.rows.saved, text: instant, part: (at) => at }],
  limits: [],
  // Rounds on their way into the history: it counts them.
  unrecorded: [],
  persistenceAsked: [],
  version: [],
  writes: [],
});

/** A line of the preview: `then` is null if it does not change. */
export interface PreviewLine {
  readonly name: string;
  readonly now: string;
  readonly then: string | null;
}

/** What an import would change, field by field, and the most important fields in any case. */
export function previewLines(
  rules: GameDefinition,
  { now, then }: Pick<ImportPreview, 'now' | 'then'>,
): PreviewLine[] {
  const rows = rowsFor(rules) as Readonly<Record<keyof SavedGame, readonly Row<never>[]>>;
  const linesOf = (field: keyof SavedGame): PreviewLine[] =>
    rows[field].flatMap(({ name, text, part, always }): PreviewLine[] => {
      const [before, after] = [now, then].map(({ game, rounds }) => text(game[field] as never, rounds));
      const [partBefore, partAfter] = [now, then].map(({ game }) =>
        JSON.stringify(part?.(game[field] as never)),
      );
      if (before === undefined || after === undefined) return [];
      if (before !== after) return [{ name, now: before, then: after }];
      if (partBefore !== partAfter) return [{ name, now: before, then: words.others(after) }];
      return always ? [{ name, now: before, then: null }] : [];
    });
  return (Object.keys(rows) as (keyof SavedGame)[]).flatMap((field) => linesOf(field));
}
