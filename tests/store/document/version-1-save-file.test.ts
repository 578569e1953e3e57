import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { readSaveFile } from '../../../src/store/account/save-file';
import { history, type HistoryRound } from '../../../src/store/rounds/history';
import type { SavedText } from '../saved-text';
import { definitions, openTab, repositoryOf } from '../tabs';
import { inVersion2, version1Text, type Version1 } from './version-1-documents';

beforeEach(async () => history.clear());

interface File1 {
  readonly savedAt: string;
  readonly game: Version1;
  readonly rounds: readonly (Omit<HistoryRound, 'game' | 'spins'> & { readonly grid: string })[];
}

const read = (text: string) => readSaveFile(definitions, text);

describe.each([
  ['limits', 3],
  ['history', 1000],
])('the save file of version 1 of %s.json', (name, count) => {
  const text = version1Text(`${name}-save-file`);
  const file = JSON.parse(text) as File1;
  const document = inVersion2(JSON.parse(version1Text(name)) as Version1);

  test('has the game and the rounds of the document, in version 2', () => {
    const rounds = file.rounds.map(({ grid, ...round }) => ({
      ...round,
      game: 'lucky-fishing',
      spins: [grid],
    }));
    expect(rounds).toHaveLength(count);
    expect(read(text)).toEqual({ savedAt: file.savedAt, game: inVersion2(file.game), rounds });
    // In a file all rounds are in one list, and it knows when it was saved.
    const asSaved = { ...document, unrecorded: [], savedToFileAt: Date.parse(file.savedAt) };
    expect(read(text)).toMatchObject({ game: asSaved });
  });

  test('is imported to the same game as the document becomes by itself', async () => {
    const at = Date.parse(file.savedAt);
    const tab = openTab({ now: () => at });
    const preview = await tab.game.previewImport(new Blob([text]));
    if (typeof preview === 'string') throw new Error(preview);
    await preview.importSave();
    const { limits, log, ...saved } = repositoryOf(tab).read() as unknown as SavedText;
    const { limits: limitsThere, log: logThere, ...there } = document;
    expect(saved).toEqual({
      ...there,
      ...{ unrecorded: [], savedToFileAt: at, historyId: 1 },
      // What this browser was asked is its own, and so is how often it has written.
      ...{ persistenceAsked: null, writes: saved.writes },
    });
    expect([limits.held, log.days]).toEqual([limitsThere.held, logThere.days]);
    expect(await history.count(1)).toBe(count);
    expect(await history.count(1, { which: 'wins', game: 'lucky-fishing' })).toBe(
      file.rounds.filter(({ payout }) => payout > 0).length,
    );
  });
});

describe('a save file of version 1', () => {
  const text = version1Text('limits-save-file');

  test.each([
    ['a symbol that there is not', text.replace('"510541003"', '"510541006"')],
    ['a cell too few', text.replace('"510541003"', '"51054100"')],
    ['a bet between two steps', text.replace('"bet":10,"payout":50', '"bet":12,"payout":50')],
    ['rounds as version 2 has them', text.replaceAll('"grid":"', '"spins":"')],
    ['a document that version 1 did not read', text.replace('"picture":"whale"', '"picture":"crab"')],
  ])('is damaged by %s', (_, damaged) => {
    expect(damaged).not.toBe(text);
    expect(read(damaged)).toBe('damaged');
  });

  test.each([
    ['more wins than rounds', text.replace('"wins":1', '"wins":4')],
    ['impossible totals', text.replace('"fish":14', '"fish":15')],
    ['impossible records', text.replace('"longestRun":1', '"longestRun":4')],
  ])('is refused for %s', (fault, changed) => {
    expect(changed).not.toBe(text);
    expect(read(changed)).toBe(fault);
  });
});
