// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { localDay } from '../../../src/player/calendar';
import { catalog } from '../../../src/games/catalog';
import { limitChanges } from '../../../src/pages/profile/save-file/limit-changes';
import { previewLines } from '../../../src/pages/profile/save-file/preview-rows';
import type { SavedGame } from '../../../src/store/game-state';
import { SOUND } from '../../store/bad-documents';

const games = await Promise.all(catalog.map(({ loadPlayable }) => loadPlayable()));

/** A minute after the last round of `GAME`. */
const AT = Date.UTC(2026, 0, 14, 12);
const HOUR = 3_600_000;

/** A saved game with a value in every field, and a session and a break that last. */
const GAME = (() => {
  const game = JSON.parse(SOUND) as SavedGame;
  const today = localDay(new Date(AT));
  const held = Object.entries(game.limits.held).map(([name, { later, ...rest }]): [string, object] => [
    name,
    { ...rest, later: { ...later, from: AT + HOUR } },
  ]);
  return {
    ...game,
    limits: { held: Object.fromEntries(held), breakUntil: AT + 24 * HOUR, changedAt: AT - HOUR },
    log: {
      ...{ ...game.log, lastAt: AT - 60_000, remindedDay: today },
      days: [
        { day: today, ms: 120_000, rounds: 40, bet: 400, won: 350 },
        { day: today - 7, ms: 60_000, rounds: 10, bet: 100, won: 0 },
      ],
    },
  } as unknown as SavedGame;
})();

type Leaf = readonly (string | number)[];

/** Each leaf value, by its path. */
const leavesOf = (value: unknown, path: Leaf = []): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]))
    : [path];

/** Valid values, each followed by another one. */
const VALUES = [
  ...['fish', 'tuna', 'shark', 'octopus', 'whale', 'treasure', 'fish', 'reduced', 'full'],
  ...['canvas', 'dom', 'lucky-fishing', 'ocean-treasures', 'lucky-fishing', 'pause', 'tomorrow', 'pause'],
  ...['tab', 'installed', 'Åsa 🎣', 'Åsa'],
];

/** The smallest change of a value that is visible: times are shown in minutes, days by their date. */
const STEP: Readonly<Record<string, number>> = {
  ms: 60_000,
  playedMs: 60_000,
  from: 60_000,
  breakUntil: 60_000,
};

function other(value: unknown, key: string): unknown {
  if (typeof value === 'boolean') return !value;
  if (key === 'language') return value === 'fr' ? 'de' : 'fr';
  // What is not listed is a grid, written as places in the paytable.
  if (typeof value === 'string')
    return VALUES.includes(value)
      ? VALUES[VALUES.indexOf(value) + 1]
      : value.replace(/^./, (place) => (place === '0' ? '1' : '0'));
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

const linesOf = (then: SavedGame, rounds = 3) =>
  previewLines(games, { now: { game: GAME, rounds: 3 }, then: { game: then, rounds } });
const changesOf = (then: SavedGame, rounds?: number): string[] => [
  ...limitChanges(GAME, then, AT, false),
  ...linesOf(then, rounds).flatMap((line) => (line.then === null ? [] : [`${line.name}: ${line.then}`])),
];

/** Fields that the player does not see. */
const UNLISTED = [
  // A file of another version is not offered.
  'version',
  // The history is listed by its rounds, and those on their way into it are counted there.
  ...['historyId', 'unrecorded'],
  // These stay as they are in this browser, or count on.
  ...['persistenceAsked', 'writes', 'log.warnedMinutes'],
  // It only keeps the offer of sound away.
  'soundOffered',
  'finishTold',
  // When limits were changed does not say what they are.
  'limits.changedAt',
];

describe('the preview of a save file', () => {
  const listed = leavesOf(GAME).filter(
    (path) => !UNLISTED.includes(path.join('.')) && !UNLISTED.includes(String(path[0])),
  );
  test.each(listed.map((path) => [path.join('.'), path] as const))('lists a change of %s', (_, path) => {
    expect(changesOf(withOther(path))).not.toEqual([]);
  });

  test('lists when the game was last played, and how many rounds the history will contain', () => {
    const then = { ...GAME, log: { ...GAME.log, lastAt: AT - 61_000 } };
    expect(changesOf(then).join()).toContain('Last played');
    expect(changesOf(GAME, 5)).toEqual(['Rounds in the history: 5']);
  });

  test('names languages in the language in use', () => {
    expect(changesOf({ ...GAME, language: 'pt-BR' })).toEqual(['Language: Brazilian Portuguese']);
  });

  test('says of the most important fields that they stay, and lists no others', () => {
    expect(limitChanges(GAME, structuredClone(GAME), AT, false)).toEqual([]);
    const lines = linesOf(structuredClone(GAME));
    expect(lines.map(({ name }) => name)).toEqual(expect.arrayContaining(['Name', 'Coins', 'Sound']));
    expect(lines.every(({ then }) => then === null)).toBe(true);
  });

  const [[one, first], [two, second]] = Object.entries(GAME.games) as [
    [string, SavedGame['games'][string]],
    [string, SavedGame['games'][string]],
  ];

  test('does not call what has the same figures different after one more round', () => {
    const totals = { ...first.totals, rounds: first.totals.rounds + 1, bet: first.totals.bet + 10 };
    const changes = changesOf({
      ...GAME,
      games: { ...GAME.games, [one]: { ...first, totals, records: { ...first.records, run: 99 } } },
      challenge: GAME.challenge && { ...GAME.challenge, spins: GAME.challenge.spins + 1 },
      log: { ...GAME.log, playedMs: GAME.log.playedMs + 1 },
    });
    expect(changes).toContainEqual(expect.stringContaining('Coins bet'));
    expect(changes.join('\n')).not.toContain('different');
  });

  test('says so where the games have changed places in a sum', () => {
    const swapped = {
      [one]: { ...first, totals: { ...first.totals, won: second.totals.won } },
      [two]: { ...second, totals: { ...second.totals, won: first.totals.won } },
    };
    expect(changesOf({ ...GAME, games: { ...GAME.games, ...swapped } })).toEqual([
      expect.stringMatching(/^Coins won: .* \(different details\)$/),
    ]);
  });
});
