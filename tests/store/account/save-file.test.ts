import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toCoins } from '../../../src/engine/coins';
import { seededRandom } from '../../../src/engine/seeded-random';
import type { ImportPreview } from '../../../src/store/account/import-save';
import { createHistory, type Wanted } from '../../../src/store/rounds/history';
import { recordRounds } from '../../../src/store/rounds/history-queue';
import { MAX_SAVE_FILE_BYTES, readSaveFile } from '../../../src/store/account/save-file';
import { dealing, LEFT_FISH, RIGHT_TREASURE } from '../../engine/grids';
import { BAD_DOCUMENTS, SOUND } from '../bad-documents';
import { fishingRound, NOW, type SavedText } from '../saved-text';
import {
  changeBet,
  coinsOf,
  definitions,
  Disk,
  flushPromises,
  machineOf,
  openTab,
  phaseOf,
  playRound,
  repositoryOf,
  SharedLock,
  type Tab,
} from '../tabs';

const history = createHistory();

const ROUND = {
  ...{ game: 'lucky-fishing', id: 1, at: NOW, bet: 10, payout: 50, balance: 1040 },
  spins: ['015034021'],
};
const ALL: Wanted = { which: 'all', game: null };
const FILE = {
  app: 'lucky-fishing',
  version: 1,
  savedAt: '2026-01-14T12:00:00.000Z',
  game: JSON.parse(SOUND) as SavedText,
  rounds: [ROUND],
};
const read = (file: unknown) => readSaveFile(definitions, JSON.stringify(file));
/** With a game as written in its text. */
const readWith = (game: string) =>
  readSaveFile(
    definitions,
    JSON.stringify({ ...FILE, game: '@' }).replace('"@"', () => game),
  );

describe('a save file', () => {
  test('reads as it was written', () => {
    const { savedAt, game, rounds } = FILE;
    expect(read(FILE)).toEqual({ savedAt, game, rounds });
  });

  test.each([
    ['nothing', ''],
    ['markup', '<!doctype html>'],
    ['a picture', '\u0089PNG\r\n'],
  ])('is not JSON: %s', (_, text) => expect(readSaveFile(definitions, text)).toBe('not JSON'));

  test.each([
    ['null', null],
    ['a list', [FILE]],
    ['a saved game by itself', FILE.game],
    ['a file of another game', { ...FILE, app: 'ocean-treasures' }],
    ['a file without a version', { ...FILE, version: undefined }],
  ])('is not one of this program: %s', (_, file) => expect(read(file)).toBe('of another program'));

  test.each([
    ['a newer file', { app: 'lucky-fishing', version: 2, cargo: {} }],
    ['a newer game in it', { ...FILE, game: { ...FILE.game, version: 2 } }],
  ])('is of a newer program: %s', (_, file) => expect(read(file)).toBe('newer'));

  test.each([
    ['no game', { ...FILE, game: undefined }],
    ['no rounds', { ...FILE, rounds: undefined }],
    ['no date', { ...FILE, savedAt: 'yesterday' }],
    ['a round that is none', { ...FILE, rounds: [ROUND, null] }],
    ['a bet between two steps', { ...FILE, rounds: [{ ...ROUND, bet: 12 }] }],
    ['a payout in halves', { ...FILE, rounds: [{ ...ROUND, payout: 0.5 }] }],
    ['a symbol that there is not', { ...FILE, rounds: [{ ...ROUND, spins: ['015034026'] }] }],
    ['a round without spins', { ...FILE, rounds: [{ ...ROUND, spins: [] }] }],
    ['a grid of another game', { ...FILE, rounds: [{ ...ROUND, game: 'ocean-treasures' }] }],
    ['a round without a time', { ...FILE, rounds: [{ ...ROUND, at: undefined }] }],
  ])('is damaged: %s', (_, file) => expect(read(file)).toBe('damaged'));

  test('is damaged wherever the browser would not take the game for a saved one', () => {
    for (const [name, text] of BAD_DOCUMENTS) {
      expect(['damaged', 'not JSON', 'of another program'], name).toContain(readWith(text));
    }
  });
});

async function play(tab: Tab, rounds: number): Promise<void> {
  for (let n = 0; n < rounds; n++) {
    await playRound(tab);
    await recordRounds(tab.context).catch(() => undefined);
  }
}

async function previewOf(tab: Tab, file: Blob): Promise<ImportPreview> {
  const preview = await tab.game.previewImport(file);
  if (typeof preview === 'string') throw new Error(preview);
  return preview;
}
const importInto = async (tab: Tab, file: Blob) => (await previewOf(tab, file)).importSave();

const historyOf = async (tab: Tab): Promise<number[]> =>
  (await history.page(repositoryOf(tab).read().historyId, ALL, 0, 99)).map(({ id }) => id).reverse();
/** All that is saved, but for what every write changes. */
const saved = (tab: Tab) => ({ ...repositoryOf(tab).read(), writes: 0 });

beforeEach(async () => history.clear());

describe('importing a save file', () => {
  test('gives another device every round of every game: bets, last rounds, records, totals and history', async () => {
    const here = openTab({ open: definitions, random: seededRandom(9) });
    for (const [n, { id }] of definitions.entries()) changeBet(here.game, n + 1, id);
    for (const { id } of [...definitions, ...definitions]) {
      await playRound(here, id);
      await recordRounds(here.context);
    }
    const rounds = (await history.page(0, ALL, 0, 99)).reverse();
    expect(rounds).toHaveLength(2 * definitions.length);
    const { file, hasHistory } = await here.game.exportSaveFile();
    expect(hasHistory).toBe(true);
    expect(JSON.parse(await file.text())).toMatchObject({
      game: { unrecorded: [], savedToFileAt: NOW },
      rounds,
    });
    await history.clear();

    const there = openTab({ open: definitions });
    const other = openTab({ open: definitions });
    await importInto(there, file);
    const all = (tab: Tab) => ({ ...saved(tab), limits: null, historyId: 0, unrecorded: [] });
    expect(all(there)).toEqual(all(here));
    expect((await history.page(1, ALL, 0, 99)).reverse()).toEqual(rounds);
    for (const { id } of definitions) {
      const { bet, grid, lastRound } = machineOf(here.game, id);
      const shown = { bet, grid, play: { phase: 'idle' }, lastRound: { spins: lastRound?.spins } };
      expect(machineOf(there.game, id)).toMatchObject(shown);
      expect(there.gridsShown).toContainEqual({ game: id, grid });
    }
    expect(other.gridsShown).toEqual([]);
  });

  test('can be undone once: everything is as before, and the limits are those of now', async () => {
    const here = openTab({ random: dealing(LEFT_FISH) });
    const { file } = await here.game.exportSaveFile();
    await play(here, 2);
    const before = saved(here);
    const { undo } = await importInto(here, file);
    expect([coinsOf(here), await historyOf(here)]).toEqual([1000, []]);
    expect(await undo()).not.toBeNull();
    expect(saved(here)).toEqual({ ...before, limits: { ...before.limits, changedAt: NOW } });
    expect([coinsOf(here), await historyOf(here)]).toEqual([1080, [1, 2]]);
    expect(await undo()).toBeNull();
    await play(here, 1);
    expect(await historyOf(here)).toEqual([1, 2, 3]);
  });

  test('cannot be undone after another round, in whichever tab', async () => {
    const [disk, lock] = [new Disk(), new SharedLock()];
    const here = openTab({ disk, lock });
    const { undo } = await importInto(here, (await here.game.exportSaveFile()).file);
    await play(openTab({ disk, lock, random: dealing(RIGHT_TREASURE) }), 1);
    expect(await undo()).toBeNull();
    expect(disk.savedGame.coins).toBe(1990);
  });

  test('brings the date of the file along, and undo that from before', async () => {
    const [disk, lock] = [new Disk(), new SharedLock()];
    const [here, other] = [openTab({ disk, lock }), openTab({ disk, lock })];
    const dateIn = (tab: Tab) => tab.game.state.getState().savedToFileAt;
    const { file } = await here.game.exportSaveFile();
    other.game.refresh();
    expect([dateIn(here), dateIn(other), disk.savedGame.savedToFileAt]).toEqual([NOW, NOW, NOW]);
    const there = openTab({ now: () => NOW + 5 });
    await there.game.exportSaveFile();
    const { undo } = await importInto(there, file);
    expect(dateIn(there)).toBe(NOW);
    await undo();
    expect(dateIn(there)).toBe(NOW + 5);
  });

  test('leaves what this browser was asked as it is, back and forth', async () => {
    const { file } = await openTab({ disk: new Disk({ persistenceAsked: 'tab' }) }).game.exportSaveFile();
    const disk = new Disk();
    const here = openTab({ disk });
    const { undo } = await importInto(here, file);
    expect(disk.savedGame.persistenceAsked).toBeNull();
    await repositoryOf(here).update((game) => ({ ...game, persistenceAsked: 'installed' }));
    await undo();
    expect(disk.savedGame.persistenceAsked).toBe('installed');
  });

  test('is seen in every other tab at once, its reels too', async () => {
    const disk = new Disk();
    const [here, other] = [openTab({ disk }), openTab({ disk })];
    const rich = openTab({ random: dealing(LEFT_FISH) });
    await play(rich, 2);
    await importInto(here, (await rich.game.exportSaveFile()).file);
    other.game.refresh();
    expect(other.gridsShown).toEqual([{ game: 'lucky-fishing', grid: LEFT_FISH }]);
    expect([coinsOf(other), phaseOf(other), machineOf(other.game).grid]).toEqual([1080, 'idle', LEFT_FISH]);
  });

  test('keeps the rounds from before only as long as they can come back', async () => {
    const here = openTab();
    await play(here, 2);
    const { historyId } = repositoryOf(here).read();
    const { discard } = await importInto(here, (await here.game.exportSaveFile()).file);
    expect(await history.count(historyId)).toBe(2);
    await discard();
    expect([await history.count(historyId), await historyOf(here)]).toEqual([0, [1, 2]]);
  });

  test('settles a round that was cut off before it is saved or replaced', async () => {
    const lock = new SharedLock();
    const disk = new Disk({ coins: 990, rounds: 1, openRound: fishingRound(LEFT_FISH) });
    const here = openTab({ disk, lock });
    const { file } = await here.game.exportSaveFile();
    expect(here.announcedAs('roundRecovered')).toHaveLength(1);
    const text = await file.text();
    expect(text).toContain('"openRound":null');
    await importInto(here, new Blob([text.replace('"coins":1040,', '"coins":7,')]));
    await flushPromises();
    expect([coinsOf(here), phaseOf(here), lock.holder]).toEqual([7, 'idle', null]);
  });

  test('says that the file has the latest rounds only where the history is lost while it is read', async () => {
    const here = openTab({ random: dealing(LEFT_FISH) });
    await play(here, 2);
    vi.spyOn(await here.game.history(), 'portions').mockImplementation(() => {
      throw new DOMException('Lost.', 'AbortError');
    });
    const { file, hasHistory } = await here.game.exportSaveFile();
    expect(hasHistory).toBe(false);
    expect(JSON.parse(await file.text())).toMatchObject({ game: { coins: 1080 }, rounds: [{ id: 2 }] });
  });

  test('works without a history: the last rounds still come along in the file', async () => {
    const here = openTab({ random: dealing(LEFT_FISH) });
    const opened = await here.game.history();
    vi.spyOn(opened, 'isAvailable').mockResolvedValue(false);
    for (const way of ['add', 'count', 'page', 'keepOnly', 'remove'] as const)
      vi.spyOn(opened, way).mockRejectedValue(new DOMException('No database.', 'InvalidStateError'));
    await play(here, 2);
    const { file, hasHistory } = await here.game.exportSaveFile();
    expect(hasHistory).toBe(false);
    const rounds = [ROUND, { ...ROUND, id: 2, balance: 1080 }];
    expect((JSON.parse(await file.text()) as typeof FILE).rounds).toEqual(rounds);
    const { undo } = await importInto(here, new Blob([JSON.stringify(FILE)]));
    expect(coinsOf(here)).toBe(640);
    expect(await undo()).not.toBeNull();
    expect(coinsOf(here)).toBe(1080);
  });

  test('refuses a file that is too large before it is read', async () => {
    const huge = { size: MAX_SAVE_FILE_BYTES + 1, text: () => Promise.reject(new Error('It was read.')) };
    expect(await openTab().game.previewImport(huge as unknown as Blob)).toBe('too large');
  });

  test('loosens no limit and discards nothing that limits are checked against, back and forth', async () => {
    const here = openTab();
    const { file } = await here.game.exportSaveFile();
    await here.game.limit('betPerDay', toCoins(500));
    await here.game.takeBreak('day');
    const { limits } = saved(here);
    const { undo } = await importInto(here, file);
    const { breakUntil, held } = saved(here).limits;
    expect([breakUntil, held.betPerDay.now]).toEqual([limits.breakUntil, 500]);
    await undo();
    expect(saved(here).limits).toEqual(limits);
  });
});
