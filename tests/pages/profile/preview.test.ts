// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { localDay } from '../../../src/player/calendar';
import { loadGames } from '../../../src/pages/profile/games';
import { limitChanges } from '../../../src/pages/profile/save-file/limit-changes';
import { previewLines } from '../../../src/pages/profile/save-file/preview-rows';
import type { SavedGame } from '../../../src/store/game-state';
import { SOUND } from '../../store/bad-documents';

const games = await loadGames();

/** A minute after the last round of `GAME`. */
const AT = Date.UTC(2026, 0, 14, 12);
const HOUR = 3_600_000;

/** A saved game with a value in every field, and a session and a break that last. */
const GAME = (() => {
  const game = JSON.parse(SOUND) as SavedGame;
  const today = localDay(new Date(AT));
  const later = { from: AT + HOUR };
  const { session, remindEvery, remindDaily, betPerDay, betPerWeek } = game.limits.held;
  return {
    ...game,
    limits: {
      held: {
        session: { ...session, later: { ...session.later, ...later } },
        remindEvery: { ...remindEvery, later: { ...remindEvery.later, ...later } },
        remindDaily: { ...remindDaily, later: { ...remindDaily.later, ...later } },
        betPerDay: { ...betPerDay, later: { ...betPerDay.later, ...later } },
        betPerWeek: { ...betPerWeek, later: { ...betPerWeek.later, ...later } },
      },
      breakUntil: AT + 24 * HOUR,
      changedAt: AT - HOUR,
    },
    log: {
      ...game.log,
      lastAt: AT - 60_000,
      days: [
        { day: today, ms: 120_000, rounds: 40, bet: 400, won: 350 },
        { day: today - 7, ms: 60_000, rounds: 10, bet: 100, won: 0 },
      ],
      remindedDay: today,
    },
  } as unknown as SavedGame;
})();

type Entry = [id: string, record: SavedGame['games'][string]];

const LUCKY = 'lucky-fishing';

type Leaf = readonly (string | number)[];

/** Each leaf value, by its path. */
const leavesOf = (value: unknown, path: Leaf = []): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]))
    : [path];

/** Other right values for texts, which can't be counted up. */
const OTHERS: Readonly<Record<string, string>> = {
  fish: 'tuna',
  tuna: 'shark',
  shark: 'octopus',
  octopus: 'whale',
  whale: 'treasure',
  treasure: 'fish',
  reduced: 'full',
  canvas: 'dom',
  'lucky-fishing': 'ocean-treasures',
  'ocean-treasures': 'lucky-fishing',
  pause: 'tomorrow',
  tomorrow: 'pause',
  tab: 'installed',
  'Åsa 🎣': 'Åsa',
};

/** The smallest change of a value that is visible: times are shown in minutes, days by their date. */
const STEP: Readonly<Record<string, number>> = {
  ...{ ms: 60_000, playedMs: 60_000, from: 60_000, breakUntil: 60_000 },
};

function other(value: unknown, key: string): unknown {
  if (typeof value === 'boolean') return !value;
  // What is in no list is a grid, written as places in the paytable.
  if (typeof value === 'string')
    return OTHERS[value] ?? value.replace(/^./, (place) => (place === '0' ? '1' : '0'));
  if (value === null) return key === 'value' ? 60 : 1;
  return (value as number) + (STEP[key] ?? 1);
}

/** The game with one leaf other than it was. */
function withOther(path: Leaf): SavedGame {
  const game = structuredClone(GAME) as unknown as Record<string, unknown>;
  let place = game;
  for (const step of path.slice(0, -1)) place = place[step] as typeof game;
  const key = String(path.at(-1));
  place[key] = other(place[key], key);
  return game as unknown as SavedGame;
}

const changesOf = (then: SavedGame, rounds = 3): string[] => [
  ...limitChanges(GAME, then, AT, false),
  ...previewLines(games, { now: { game: GAME, rounds: 3 }, then: { game: then, rounds } }).flatMap((line) =>
    line.then === null ? [] : [`${line.name}: ${line.then}`],
  ),
];

/** Fields that the player does not see, and why. */
const UNLISTED: Readonly<Record<string, string>> = {
  version: 'A file of another version is not offered.',
  historyId: 'The number of the history; its rounds are listed.',
  unrecorded: 'Rounds on their way into the history, which are counted there.',
  persistenceAsked: 'It stays that of this browser.',
  writes: 'It counts on.',
  'log.warnedMinutes': 'It stays that of the session here.',
  'limits.changedAt': 'When limits were changed says nothing of what they are.',
};

describe('the preview of a save file', () => {
  const listed = leavesOf(GAME).filter(
    (path) => !Object.keys(UNLISTED).some((name) => path.join('.') === name || path[0] === name),
  );

  test.each(listed.map((path) => [path.join('.'), path] as const))('lists a change of %s', (_, path) => {
    expect(changesOf(withOther(path))).not.toEqual([]);
  });

  test('lists when the game was last played, and how many rounds the history will contain', () => {
    const then = { ...GAME, log: { ...GAME.log, lastAt: AT - 61_000 } };
    expect(changesOf(then).join()).toContain('Last played');
    expect(changesOf(GAME, 5)).toEqual(['Rounds in the history: 5']);
  });

  test('lists nothing that stays, and says of the most important that it does', () => {
    expect(changesOf(structuredClone(GAME))).toEqual([]);
    const lines = previewLines(games, {
      now: { game: GAME, rounds: 3 },
      then: { game: GAME, rounds: 3 },
    });
    expect(lines.map(({ name }) => name)).toEqual(expect.arrayContaining(['Name', 'Coins', 'Sound']));
    expect(lines.every(({ then }) => then === null)).toBe(true);
  });

  test('does not call what has the same figures different after one more round', () => {
    const { [LUCKY]: game, ...others } = GAME.games;
    if (!game || !GAME.challenge) throw new Error('The saved game has no rounds.');
    const { totals, records } = game;
    const then = {
      ...GAME,
      games: {
        ...others,
        [LUCKY]: {
          ...game,
          totals: { ...totals, rounds: totals.rounds + 1, bet: totals.bet + 10 },
          records: { ...records, run: 99 },
        },
      },
      challenge: { ...GAME.challenge, spins: GAME.challenge.spins + 1 },
      log: { ...GAME.log, playedMs: GAME.log.playedMs + 1 },
    };
    const changes = changesOf(then);
    expect(changes).toContainEqual(expect.stringContaining('Bet in total'));
    expect(changes.join('\n')).not.toContain('different ones');
  });

  test('says so where the games have changed places in a sum', () => {
    const [[one, first], [two, second]] = Object.entries(GAME.games) as [Entry, Entry];
    const then = {
      ...GAME,
      games: {
        ...GAME.games,
        [one]: { ...first, totals: { ...first.totals, won: second.totals.won } },
        [two]: { ...second, totals: { ...second.totals, won: first.totals.won } },
      },
    };
    expect(changesOf(then)).toEqual([expect.stringMatching(/^Won in total: .*, but different ones$/)]);
  });

  test('knows every reason for which a field is left out', () => {
    const paths = leavesOf(GAME).map((path) => path.join('.'));
    for (const name of Object.keys(UNLISTED))
      expect(
        paths.some((path) => path.startsWith(name)),
        name,
      ).toBe(true);
  });

  test('describes a break and limits in plain sentences', () => {
    const { limits, log } = GAME;
    const free = {
      ...GAME,
      limits: {
        ...limits,
        breakUntil: null,
        held: { ...limits.held, betPerDay: { now: null, later: null } },
      },
    };
    const strict = {
      ...free,
      limits: { ...limits, held: { ...limits.held, betPerDay: { now: 35, later: null } } },
    } as unknown as SavedGame;
    expect(limitChanges(free, { ...strict, log }, AT, false)).toEqual([
      expect.stringMatching(/^You will be on a break until Jan 15, 2026, .*: no game opens before then\.$/),
      'Coins you may bet a day: 35 coins a day (before: no limit).',
    ]);
    expect(limitChanges(free, strict, AT, true)[0]).toMatch(/^You are on a break until /);
  });
});
