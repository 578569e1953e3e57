import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toCoins } from '../../../src/engine/coins';
import { seededRandom } from '../../../src/engine/seeded-random';
import { MAX_SAVE_FILE_BYTES, readSaveFile } from '../../../src/store/account/save-file';
import { DEALT_SEED, dealing, LEFT_FISH, RIGHT_TREASURE } from '../../engine/grids';
import { BAD_DOCUMENTS, SOUND } from '../bad-documents';
import { ALL, history, idsOf, importOf, playRecorded, record } from '../recorded';
import { fishingRound, NOW, type SavedText } from '../saved-text';
import { definitions, flushPromises, openTab, type Tab } from '../tabs';

const ROUND = {
  ...{ game: 'lucky-fishing', id: 1, at: NOW, bet: 10, payout: 50, balance: 1040, seed: DEALT_SEED },
  spins: ['015034021'],
};
const FILE = {
  app: 'lucky-fishing',
  version: 1,
  savedAt: '2026-01-14T12:00:00.000Z',
  game: JSON.parse(SOUND) as SavedText,
  rounds: [ROUND],
};
const read = (file: unknown) =>
  readSaveFile(definitions, typeof file === 'string' ? file : JSON.stringify(file));
const withRound = (change: object) => ({ ...FILE, rounds: [{ ...ROUND, ...change }] });

describe('a save file', () => {
  test('reads as it was written', () => {
    const { savedAt, game, rounds } = FILE;
    expect(read(FILE)).toEqual({ savedAt, game, rounds });
  });

  test.each([
    ['not JSON', 'nothing', ''],
    ['not JSON', 'a picture', '\u0089PNG\r\n'],
    ['of another program', 'null', null],
    ['of another program', 'a list', [FILE]],
    ['of another program', 'a saved game by itself', FILE.game],
    ['of another program', 'a file of another game', { ...FILE, app: 'ocean-treasures' }],
    ['of another program', 'a file without a version', { ...FILE, version: undefined }],
    ['newer', 'a newer file', { app: 'lucky-fishing', version: 2, cargo: {} }],
    ['newer', 'a newer game in it', { ...FILE, game: { ...FILE.game, version: 2 } }],
    ['damaged', 'no game', { ...FILE, game: undefined }],
    ['damaged', 'no rounds', { ...FILE, rounds: undefined }],
    ['damaged', 'no date', { ...FILE, savedAt: 'yesterday' }],
    ['damaged', 'a round that is none', { ...FILE, rounds: [ROUND, null] }],
    ['damaged', 'a bet between two steps', withRound({ bet: 12 })],
    ['damaged', 'a payout in halves', withRound({ payout: 0.5 })],
    ['damaged', 'a symbol that there is not', withRound({ spins: ['015034026'] })],
    ['damaged', 'a round without spins', withRound({ spins: [] })],
    ['damaged', 'a grid of another game', withRound({ game: 'ocean-treasures' })],
    ['damaged', 'a round without a time', withRound({ at: undefined })],
  ])('is %s: %s', (fault, _, file) => expect(read(file)).toBe(fault));

  test('is damaged wherever the browser would not take the game for a saved one', () => {
    for (const [name, text] of BAD_DOCUMENTS) {
      const file = JSON.stringify({ ...FILE, game: '@' }).replace('"@"', () => text);
      expect(['damaged', 'not JSON', 'of another program'], name).toContain(read(file));
    }
  });
});

const importInto = async (tab: Tab, file: Blob) => (await importOf(tab, file))();
const exportFrom = async ({ game }: Tab) => {
  const { file, remember } = await game.exportSaveFile();
  await remember();
  return file;
};
const contentsOf = async (file: Blob) => JSON.parse(await file.text()) as typeof FILE;
/** All that is saved, but for what every write changes. */
const saved = (tab: Tab) => ({ ...tab.repository.read(), writes: 0 });

beforeEach(async () => history.keepOnly(-1));

describe('importing a save file', () => {
  test('brings every game to another device, in all of its tabs: bets, last rounds, records, totals and history', async () => {
    const here = openTab({ open: definitions, random: seededRandom(9) });
    for (const [n, { id }] of definitions.entries()) here.changeBet(n + 1, id);
    for (const { id } of [...definitions, ...definitions]) {
      await here.playRound(id);
      await record(here);
    }
    const rounds = (await history.page(0, ALL, 0, 99)).reverse();
    expect(rounds).toHaveLength(2 * definitions.length);
    const { file, hasHistory, remember } = await here.game.exportSaveFile();
    await remember();
    expect(hasHistory).toBe(true);
    expect(await contentsOf(file)).toMatchObject({ game: { unrecorded: [], savedToFileAt: NOW }, rounds });
    await history.keepOnly(-1);

    const there = openTab({ open: definitions });
    const other = openTab({ disk: there.disk, open: definitions });
    await importInto(there, file);
    other.game.refresh();
    const all = (tab: Tab) => ({ ...saved(tab), limits: null, historyId: 0, unrecorded: [] });
    expect(all(there)).toEqual(all(here));
    expect((await history.page(1, ALL, 0, 99)).reverse()).toEqual(rounds);
    for (const tab of [there, other]) {
      expect(tab.coins).toBe(here.coins);
      for (const { id } of definitions) {
        const { bet, grid, lastRound } = here.machine(id);
        const shown = { bet, grid, playback: { phase: 'idle' }, lastRound: { spins: lastRound?.spins } };
        expect(tab.machine(id)).toMatchObject(shown);
        expect(tab.gridsShown).toContainEqual({ game: id, grid });
      }
    }
  });

  test('can be undone once: everything is as before, and the limits are those of now', async () => {
    const here = openTab({ random: dealing(LEFT_FISH) });
    const file = await exportFrom(here);
    await playRecorded(here, 2);
    const before = saved(here);
    const { undo } = await importInto(here, file);
    expect([here.coins, await idsOf(here)]).toEqual([1000, []]);
    expect(await undo()).not.toBeNull();
    expect(saved(here)).toEqual({ ...before, limits: { ...before.limits, changedAt: NOW } });
    expect([here.coins, await idsOf(here)]).toEqual([1080, [1, 2]]);
    expect(await undo()).toBeNull();
    await playRecorded(here, 1);
    expect(await idsOf(here)).toEqual([1, 2, 3]);
  });

  test('cannot be undone after another round, in whichever tab', async () => {
    const here = openTab();
    const { undo } = await importInto(here, await exportFrom(here));
    await playRecorded(openTab({ disk: here.disk, random: dealing(RIGHT_TREASURE) }), 1);
    expect(await undo()).toBeNull();
    expect(here.savedGame.coins).toBe(1990);
  });

  test('brings the date of the file along and not what that browser was asked, and undo both from before', async () => {
    const here = openTab({ saved: { persistenceAsked: 'tab' } });
    const { file, remember } = await here.game.exportSaveFile();
    // The player may still close the share sheet.
    expect([here.state.savedToFileAt, here.savedGame.savedToFileAt]).toEqual([null, null]);
    await remember();
    expect([here.state.savedToFileAt, here.savedGame.savedToFileAt]).toEqual([NOW, NOW]);
    const there = openTab({ now: () => NOW + 5 });
    await exportFrom(there);
    const { undo } = await importInto(there, file);
    const found = () => [there.state.savedToFileAt, there.savedGame.persistenceAsked];
    expect(found()).toEqual([NOW, null]);
    await there.repository.update((game) => ({ ...game, persistenceAsked: 'installed' }));
    await undo();
    expect(found()).toEqual([NOW + 5, 'installed']);
  });

  test('keeps the rounds from before only as long as they can come back', async () => {
    const here = openTab();
    await playRecorded(here, 2);
    const { historyId } = here.repository.read();
    const { discard } = await importInto(here, await exportFrom(here));
    expect(await history.count(historyId)).toBe(2);
    await discard();
    expect([await history.count(historyId), await idsOf(here)]).toEqual([0, [1, 2]]);
  });

  test('settles a round that was cut off before it is saved or replaced', async () => {
    const here = openTab({ saved: { coins: 990, rounds: 1, openRound: fishingRound(LEFT_FISH) } });
    const file = await exportFrom(here);
    expect(here.announcedAs('roundRecovered')).toHaveLength(1);
    const { game, ...rest } = await contentsOf(file);
    expect([game.openRound, game.coins]).toEqual([null, 1040]);
    await importInto(here, new Blob([JSON.stringify({ ...rest, game: { ...game, coins: 7 } })]));
    await flushPromises();
    expect([here.coins, here.phase(), here.disk.locks.isTaken]).toEqual([7, 'idle', false]);
  });

  test('says that the file has the latest rounds only where the history is lost while it is read', async () => {
    const here = openTab({ random: dealing(LEFT_FISH) });
    await playRecorded(here, 2);
    vi.spyOn(await here.game.history(), 'portions').mockThrow(new DOMException('Lost.', 'AbortError'));
    const { file, hasHistory } = await here.game.exportSaveFile();
    expect(hasHistory).toBe(false);
    expect(await contentsOf(file)).toMatchObject({ game: { coins: 1080 }, rounds: [{ id: 2 }] });
  });

  test('works without a history: the last rounds still come along in the file', async () => {
    const here = openTab({ random: dealing(LEFT_FISH) });
    const opened = await here.game.history();
    vi.spyOn(opened, 'isAvailable').mockResolvedValue(false);
    for (const way of ['add', 'count', 'page', 'keepOnly', 'remove'] as const)
      vi.spyOn(opened, way).mockRejectedValue(new DOMException('No database.', 'InvalidStateError'));
    await playRecorded(here, 2);
    const { file, hasHistory } = await here.game.exportSaveFile();
    expect(hasHistory).toBe(false);
    expect((await contentsOf(file)).rounds).toEqual([ROUND, { ...ROUND, id: 2, balance: 1080 }]);
    const { undo } = await importInto(here, new Blob([JSON.stringify(FILE)]));
    expect(here.coins).toBe(640);
    expect(await undo()).not.toBeNull();
    expect(here.coins).toBe(1080);
  });

  test('refuses a file that is too large before it is read', async () => {
    const huge = { size: MAX_SAVE_FILE_BYTES + 1, text: () => Promise.reject(new Error('It was read.')) };
    expect(await openTab().game.previewImport(huge as unknown as Blob)).toBe('too large');
  });

  test('loosens no limit and discards nothing that limits are checked against, back and forth', async () => {
    const here = openTab();
    const file = await exportFrom(here);
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
