import { formatCoins } from '../../../ui/format/format';
import { formatDay, formatInstant, formatWeek } from '../../../ui/format/format-instant';
import { fullMinutes, shortTime } from '../../../ui/format/time-left';
import { startOfDay } from '../../../player/calendar';
import type { ImportPreview } from '../../../store/account/import-save';
import { symbolIds } from '../../../engine/definition';
import { symbolName } from '../../../games/game-texts';
import { texts as luckyFishing } from '../../../games/lucky-fishing/texts';
import type { PlayableGame } from '../../../games/playable';
import { bestRecords, type GameRecords } from '../../../player/records';
import { sumOfTotals } from '../../../player/totals';
import type { GameRecord, SavedGame } from '../../../store/game-state';
import { lookName } from '../../../ui/skin/looks';
import { texts as settings } from '../../settings/texts';
import { describeGrid } from '../history/describe-round';
import { texts } from '../texts';
import { perLanguage } from '../../../languages/language';

const { preview } = texts.file;
const { rows: names } = preview;

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

const onOff = (on: boolean): string => (on ? preview.on : preview.off);
const instant = (at: number | null): string => (at === null ? preview.never : formatInstant(at));
const dayText = (day: number | null): string =>
  day === null ? preview.never : formatDay(startOfDay(day).getTime());

/** Names of languages in the language in use. */
const languages = perLanguage((code) => new Intl.DisplayNames(code, { type: 'language' }));
const languageText = (tag: string | null): string =>
  tag === null ? settings.language.automatic : (languages().of(tag) ?? tag);

const count = (list: readonly unknown[]): string => formatCoins(list.length);
const itself = (value: unknown): unknown => value;

type Games = SavedGame['games'];

/** What a row is about, of every game: sums and bests of all may be the same where these are not. */
const ofEach =
  (part: (record: GameRecord) => unknown) =>
  (games: Games): unknown =>
    Object.keys(games)
      .sort()
      .map((id) => [id, games[id] && part(games[id])]);

const total = (field: 'rounds' | 'wins' | 'bet' | 'won') => ({
  text: (games: Games) => formatCoins(sumOfTotals(Object.values(games).map(({ totals }) => totals))[field]),
  part: ofEach(({ totals }) => totals[field]),
});

const best = (field: keyof GameRecords) => ({
  text: (games: Games) => formatCoins(bestRecords(Object.values(games).map(({ records }) => records))[field]),
  part: ofEach(({ records }) => records[field]),
});

/** What there is to say of each game that is known and has something: with its title where several have. */
const eachGame =
  (playable: readonly PlayableGame[], say: (game: PlayableGame, record: GameRecord) => string | null) =>
  (games: Games): string => {
    const said = playable.flatMap((game) => {
      const { id, title } = game.definition;
      const text = games[id] && say(game, games[id]);
      return text ? [{ title, text }] : [];
    });
    return said.length > 1
      ? preview.games(said.map(({ title, text }) => preview.inGame(title, text)))
      : (said[0]?.text ?? preview.none);
  };

/** The rows of each field, in the order of the preview. `limitChanges` describes `limits` and most of `log`. */
const rowsFor = (games: readonly PlayableGame[]): Rows => ({
  profile: [
    { name: names.name, text: ({ name }) => name ?? preview.none, always: true },
    { name: names.avatar, text: ({ avatar }) => symbolName(luckyFishing, avatar), always: true },
  ],
  coins: [{ name: names.coins, text: formatCoins, always: true }],
  games: [
    { name: names.rounds, ...total('rounds'), always: true },
    { name: names.wins, ...total('wins'), always: true },
    { name: names.bet, ...total('bet') },
    { name: names.won, ...total('won') },
    {
      name: names.symbols,
      text: eachGame(games, ({ definition, texts: gameTexts }, { totals }) =>
        preview.symbols(
          symbolIds(definition).map((id) =>
            preview.symbol(symbolName(gameTexts, id), totals.symbols[id] ?? 0),
          ),
        ),
      ),
    },
    {
      name: names.bets,
      text: eachGame(games, (_, { bet }) => (bet === null ? null : formatCoins(bet))),
      part: ofEach(({ bet }) => bet),
    },
    {
      name: names.lastGrid,
      text: eachGame(
        games,
        (game, { lastRound }) => lastRound && describeGrid(game, lastRound.spins.at(-1) ?? ''),
      ),
      part: ofEach(({ lastRound }) => lastRound),
    },
    { name: names.largest, ...best('largestWin') },
    { name: names.longestRun, ...best('longestRun') },
    { name: names.run, ...best('run') },
  ],
  historyId: [
    { name: names.history, text: (_, rounds) => formatCoins(rounds), part: () => null, always: true },
  ],
  rounds: [{ name: names.begun, text: formatCoins }],
  openRound: [
    {
      name: names.openRound,
      text: (round) => (round ? preview.openRound(round.bet) : preview.none),
      part: itself,
    },
  ],
  highestBalance: [{ name: names.highest, text: formatCoins, always: true }],
  log: [
    { name: names.time, text: ({ playedMs }) => shortTime(fullMinutes(playedMs)), always: true },
    { name: names.lastPlayed, text: ({ lastAt }) => instant(lastAt), part: ({ lastAt }) => lastAt },
    {
      name: names.days,
      text: ({ days }) => formatCoins(days.reduce((sum, { rounds }) => sum + rounds, 0)),
      part: ({ days }) => days,
    },
    { name: names.reminded, text: ({ remindedDay }) => dayText(remindedDay) },
  ],
  challenge: [
    { name: names.challenge, text: (week) => formatCoins(week?.spins ?? 0), always: true },
    {
      name: names.score,
      text: (week) => (week ? preview.score(week.score, formatWeek(week.week)) : preview.none),
      part: (week) => week?.reachedAt,
    },
  ],
  endedWeeks: [{ name: names.ended, text: count, part: itself }],
  pastWeeks: [{ name: names.weeks, text: count, part: itself, always: true }],
  unseenWeeks: [{ name: names.unseen, text: count, part: itself }],
  bonus: [
    { name: names.lastBonus, text: ({ lastDay }) => dayText(lastDay) },
    { name: names.streak, text: ({ streak }) => formatCoins(streak) },
  ],
  sound: [{ name: names.sound, text: onOff, always: true }],
  volume: [{ name: names.effects, text: settings.sound.percent }],
  musicVolume: [{ name: names.music, text: settings.sound.percent }],
  mono: [{ name: names.mono, text: onOff }],
  // Only the page of a game needs it.
  soundOffered: [],
  finishTold: [],
  motion: [{ name: names.motion, text: (motion) => settings.motion.choices[motion].title }],
  idleMotion: [{ name: names.idleMotion, text: onOff }],
  vibration: [{ name: names.vibration, text: onOff }],
  renderer: [{ name: names.renderer, text: (renderer) => settings.renderer.choices[renderer].title }],
  skin: [{ name: names.skin, text: lookName }],
  language: [{ name: names.language, text: languageText }],
  helpKey: [{ name: names.helpKey, text: onOff }],
  savedToFileAt: [{ name: names.saved, text: instant, part: itself }],
  limits: [],
  // Rounds on their way into the history: it counts them.
  unrecorded: [],
  persistenceAsked: [],
  version: [],
  writes: [],
});

/** A line of the preview: `then` is null if it does not change. */
interface PreviewLine {
  readonly name: string;
  readonly now: string;
  readonly then: string | null;
}

/** What an import would change, field by field, and the most important fields in any case. */
export function previewLines(
  games: readonly PlayableGame[],
  { now, then }: Pick<ImportPreview, 'now' | 'then'>,
): PreviewLine[] {
  const rows = rowsFor(games) as Readonly<Record<keyof SavedGame, readonly Row<never>[]>>;
  const linesOf = (field: keyof SavedGame): PreviewLine[] =>
    rows[field].flatMap(({ name, text, part, always }): PreviewLine[] => {
      const [before, after] = [now, then].map(({ game, rounds }) => text(game[field] as never, rounds));
      const [partBefore, partAfter] = [now, then].map(({ game }) =>
        JSON.stringify(part?.(game[field] as never)),
      );
      if (before === undefined || after === undefined) return [];
      if (before !== after) return [{ name, now: before, then: after }];
      if (partBefore !== partAfter) return [{ name, now: before, then: preview.others(after) }];
      return always ? [{ name, now: before, then: null }] : [];
    });
  return (Object.keys(rows) as (keyof SavedGame)[]).flatMap((field) => linesOf(field));
}
