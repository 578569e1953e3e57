import { encodeGrid } from '../../src/engine/grid-codec';
import { initialGrid } from '../../src/engine/initial-grid';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { gridOf } from '../engine/grids';
import { digitsOf, fishingRound, textOf } from './saved-text';

const GRID = gridOf('fut fow fsu');

/** A sound saved game with a value in every field. */
export const SOUND = textOf({
  ...{ coins: 640, highestBalance: 1640, rounds: 5, openRound: fishingRound(GRID, 5) },
  games: {
    'lucky-fishing': {
      bet: 15,
      lastRound: { bet: 10, spins: [digitsOf(gridOf('fwu swo twf'))] },
      records: { largestWin: 500, longestRun: 2, run: 1 },
      totals: {
        ...{ rounds: 2, wins: 1, bet: 20, won: 500 },
        symbols: { fish: 4, tuna: 2, shark: 2, octopus: 1, whale: 6, treasure: 3 },
      },
    },
    'ocean-treasures': {
      bet: 5,
      lastRound: { bet: 5, spins: [encodeGrid(oceanTreasures, initialGrid(oceanTreasures))] },
      records: { largestWin: 6, longestRun: 1, run: 0 },
      totals: { ...{ rounds: 2, wins: 1, bet: 10, won: 6 }, symbols: { starfish: 14, chest: 15, shell: 1 } },
    },
  },
  ...{ sound: true, volume: 35, musicVolume: 20, mono: true, soundOffered: true, finishTold: true },
  ...{
    helpKey: false,
    motion: 'reduced',
    idleMotion: false,
    vibration: false,
    renderer: 'canvas',
    skin: 'paper',
    language: 'de',
  },
  bonus: { lastDay: 20_000, streak: 3 },
  challenge: { week: 2920, spins: 7, score: 25, reachedAt: 1_766_000_000_000 },
  endedWeeks: [{ week: 2919, spins: 100, score: 310, reachedAt: 1_765_500_000_000 }],
  pastWeeks: [{ week: 2900, rank: 3, score: 400, prize: 12_000 }],
  unseenWeeks: [2900],
  limits: {
    held: {
      session: {
        now: { minutes: 15, until: 'tomorrow' },
        later: { value: { minutes: 60, until: 'pause' }, from: 1_766_100_000_000 },
      },
      remindEvery: { now: 30, later: { value: null, from: 1_766_100_000_000 } },
      remindDaily: { now: true, later: { value: false, from: 1_766_100_000_000 } },
      betPerDay: { now: 500, later: { value: 800, from: 1_766_100_000_000 } },
      betPerWeek: { now: 2000, later: { value: null, from: 1_766_100_000_000 } },
    },
    breakUntil: 1_766_200_000_000,
    changedAt: 1_766_000_000_000,
  },
  log: {
    lastAt: 1_766_000_000_000,
    playedMs: 9_000_000,
    session: { ms: 60_000, rounds: 20, bet: 200, won: 150 },
    sinceReminder: { ms: 60_000, rounds: 20, bet: 200, won: 150 },
    days: [{ day: 20_440, ms: 120_000, rounds: 40, bet: 400, won: 350 }],
    remindedDay: 20_440,
    warnedMinutes: 5,
  },
  profile: { name: 'Åsa 🎣', avatar: 'whale' },
  unrecorded: [
    { ...fishingRound(GRID, 2), at: 1_766_000_000_000, payout: 500, balance: 650 },
    {
      ...{ game: 'ocean-treasures', id: 3, bet: 5, spins: ['940700834161b32'] },
      ...{ at: 1_766_000_002_000, payout: 0, balance: 645 },
    },
  ],
  ...{ historyId: 4, savedToFileAt: 1_766_000_000_000, persistenceAsked: 'tab', writes: 12 },
});

type Named = readonly [name: string, text: string];
type Path = readonly (string | number)[];

/** Every place of the sound saved game, with what it has there; of a list its first entry stands for all. */
function placesIn(value: unknown, path: Path = []): (readonly [path: Path, value: unknown])[] {
  if (value === null || typeof value !== 'object') return [[path, value]];
  const below = Array.isArray(value) ? [[0, value[0] as unknown] as const] : Object.entries(value);
  return [[path, value], ...below.flatMap(([name, entry]) => placesIn(entry, [...path, name]))];
}

/** Fields that may be null, and those of days, weeks and instants, which may be before 1970. */
const endsIn = (...ends: readonly string[]) => new RegExp(`(${ends.join('|')})$`);
const NULLABLE = endsIn(
  ...['^openRound', String.raw`^games\.[^.]+\.bet`, 'lastRound', 'lastDay', '^challenge'],
  ...[String.raw`(session|remindEvery|betPer\w+)\.(now|later\.value)`, 'later', 'Until', 'changedAt'],
  ...['lastAt', 'remindedDay', 'warnedMinutes', String.raw`profile\.name`, 'savedToFileAt'],
  'persistenceAsked',
);
const BEFORE_1970 = endsIn(
  ...['lastDay', 'day', 'remindedDay', 'week', String.raw`unseenWeeks\.0`, 'reachedAt', 'from'],
  ...['breakUntil', 'changedAt', 'lastAt', String.raw`\.at`, 'savedToFileAt'],
);

/** What of `WRONG` is right at a place. */
function rightAt(path: string, value: unknown): readonly string[] {
  const isRecord = /^games$|symbols$/.test(path);
  return [
    ...(NULLABLE.test(path) ? ['null'] : []),
    ...(BEFORE_1970.test(path) ? ['-1'] : []),
    ...(typeof value === 'boolean' ? ['true'] : []),
    ...(isRecord ? ['{}'] : []),
    ...(isRecord || (Array.isArray(value) && !path.endsWith('spins')) ? ['[]'] : []),
    ...(path.endsWith('spins.0') ? ['"640"'] : []),
    ...(path === 'profile.name' ? ['"640"', '"__proto__"', '"<img src=x onerror=alert(1)>"'] : []),
  ];
}

/** Entries of lists and records, seeds and settings that earlier programs did not have: they may be missing. */
const DISPENSABLE =
  /^games\.[^.]+$|symbols\.|(?<!spins)\.0$|^(musicVolume|mono|soundOffered|finishTold|idleMotion|vibration)$|seed$/;

/** Values that are wrong in almost every field, as written in the text. JSON reads 1e309 as Infinity. */
const WRONG = [
  ...['null', '-1', '1.5', '1e309', '9007199254740992', '"640"', '""', 'true', '[]', '{}', '"__proto__"'],
  ...['"<img src=x onerror=alert(1)>"', '[["fish","fish","fish"]]'],
];

/**
 * The sound saved game with the text at one place replaced, or the field taken out. Where it is the count of
 * rounds no round is open, for that would have to agree with it.
 */
function broken(path: Path, wrong: string | undefined): string {
  const sound = path[0] === 'rounds' ? textOf({ coins: 640 }) : SOUND;
  const game = JSON.parse(sound) as Record<string | number, unknown>;
  let place = game;
  for (const step of path.slice(0, -1)) place = place[step] as typeof game;
  const last = path[path.length - 1] ?? '';
  if (wrong !== undefined) place[last] = '@';
  else if (Array.isArray(place)) place.splice(Number(last), 1);
  else Reflect.deleteProperty(place, last);
  return JSON.stringify(game).replace('"@"', wrong ?? '');
}

/** Each field in turn wrong or gone. A wrong skin or language is none, and costs nothing else. */
const fields = placesIn(JSON.parse(SOUND))
  .filter(([[name]]) => name !== undefined && name !== 'skin' && name !== 'language')
  .flatMap(([path, value]) => {
    const name = path.join('.');
    const right = rightAt(name, value);
    const wrongs: (string | undefined)[] = WRONG.filter((wrong) => !right.includes(wrong));
    if (!DISPENSABLE.test(name)) wrongs.push(undefined);
    return wrongs.map((wrong): Named => [`${name} ${wrong ?? 'gone'}`, broken(path, wrong)]);
  });

const whole: Named[] = [
  ['no text', ''],
  ['minus zero for coins', broken(['coins'], '-0')],
  ['version 0', broken(['version'], '0')],
  ['everything under __proto__', `{"__proto__":${SOUND}}`],
  ['a seed of 33 bits', broken(['openRound', 'seed'], '4294967296')],
  ['a bet of nothing', broken(['openRound', 'bet'], '0')],
  ['an open round that is not the latest', broken(['openRound', 'id'], '4')],
  ['a day that no calendar has', broken(['bonus', 'lastDay'], '99000001')],
  ['a week that no calendar has', broken(['challenge', 'week'], '14142858')],
  ['an instant that no calendar has', broken(['log', 'lastAt'], '8553600000000001')],
  ['a week without a spin', broken(['challenge', 'spins'], '0')],
  ['a week with more spins than count', broken(['endedWeeks', 0, 'spins'], '101')],
  ['a name that is not tidy', broken(['profile', 'name'], '" Asa"')],
  ['a name of 301 letters', broken(['profile', 'name'], `"${'a'.repeat(301)}"`)],
  ['an avatar of another game', broken(['profile', 'avatar'], '"crab"')],
  ['a rank before the first', broken(['pastWeeks', 0, 'rank'], '0')],
  ['a volume over the loudest', broken(['volume'], '101')],
  ['a renderer that there is not', broken(['renderer'], '"webgpu"')],
  ['a display context that there is not', broken(['persistenceAsked'], '"fullscreen"')],
  ['a symbol in capitals', SOUND.replace('"fish"', '"Fish"')],
  ['a grid in capitals', broken(['openRound', 'spins', 0], '"01503402A"')],
  ['a byte order mark', `\uFEFF${SOUND}`],
  ['a lone surrogate', SOUND.replace('fish', '\uD800')],
  ['a megabyte of nothing', 'x'.repeat(2 ** 20)],
  ['a megabyte of brackets', '['.repeat(2 ** 20)],
  [
    'a megabyte of grids, and then none',
    broken(['games', 'lucky-fishing', 'lastRound', 'spins'], `[${'"012345012",'.repeat(90_000)}""]`),
  ],
];

/** Cut off after every fifth character, as by a crash of something that does not write at once. */
const truncated = Array.from({ length: Math.floor((SOUND.length - 1) / 5) }, (_, n): Named => {
  const length = 5 * n + 1;
  return [`cut off after ${length} characters`, SOUND.slice(0, length)];
});

/** Texts that are no saved game of this program, each with a name for it. */
export const BAD_DOCUMENTS: readonly Named[] = [...whole, ...fields, ...truncated];

/** What newer programs may have written: a higher version, and the rest as they please. */
export const NEWER_DOCUMENTS: readonly Named[] = [
  ['version 2 with the same fields', broken(['version'], '2')],
  ['version 2 with other fields', '{"version":2,"purse":{"gold":4}}'],
  ['version 2 with coins that this version would refuse', '{"version":2,"coins":"12n"}'],
  ['the highest version', `{"version":${Number.MAX_SAFE_INTEGER}}`],
];
