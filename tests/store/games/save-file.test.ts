import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/engine/seeded-random';
import { createHistory } from '../../../src/store/rounds/history';
import { recordRounds } from '../../../src/store/rounds/history-recorder';
import { NOW, type SavedText } from '../saved-text';
import {
  changeBet,
  definitions,
  Disk,
  flushPromises,
  machineOf,
  openTab,
  repositoryOf,
  spin,
  type Tab,
} from '../tabs';

const history = createHistory();

const ROUNDS = 12;
/** How many of them each game has in the history, and all together. */
const ALL_ROUNDS = [...definitions.map(() => ROUNDS / definitions.length), ROUNDS];

beforeEach(async () => history.clear());

/** Somebody who has played every game, each with a bet of its own. */
async function played(disk = new Disk()): Promise<Tab> {
  const tab = openTab({ disk, open: definitions, random: seededRandom(9) });
  for (const [n, { id }] of definitions.entries()) changeBet(tab.game, n + 1, id);
  for (let n = 0; n < ROUNDS; n++) {
    await spin(tab.game, definitions[n % definitions.length]?.id);
    tab.game.settleNow('hidden');
    await recordRounds(tab.context);
    await flushPromises();
  }
  return tab;
}

async function importInto(tab: Tab, file: Blob) {
  const preview = await tab.game.previewImport(file);
  if (typeof preview === 'string') throw new Error(preview);
  return preview.importSave();
}

/** All that is saved, but for what belongs to the browser. */
const savedIn = (tab: Tab) => {
  const saved = repositoryOf(tab).read();
  return { ...saved, limits: saved.limits.held, historyId: 0, writes: 0, unrecorded: [] };
};

const countsIn = (historyId: number) =>
  Promise.all(
    [...definitions.map(({ id }) => id), null].map((game) =>
      history.count(historyId, { which: 'all', game }),
    ),
  );

describe('a save file with the rounds of every game', () => {
  test('gives another device all of them: bets, last rounds, records, totals and history', async () => {
    const here = await played();
    const before = await countsIn(0);
    expect(before).toEqual(ALL_ROUNDS);
    const { file, hasHistory } = await here.game.exportSaveFile();
    expect(hasHistory).toBe(true);
    const machines = definitions.map(({ id }) => machineOf(here.game, id));
    await history.clear();

    const there = openTab({ open: definitions });
    await importInto(there, file);
    expect(savedIn(there)).toEqual(savedIn(here));
    expect(await countsIn(1)).toEqual(before);
    for (const [n, { id }] of definitions.entries()) {
      const machine = machineOf(there.game, id);
      expect(machine).toMatchObject({ bet: machines[n]?.bet, grid: machines[n]?.grid });
      expect(machine.lastRound?.spins).toEqual(machines[n]?.lastRound?.spins);
      expect(machine.play).toEqual({ phase: 'idle' });
    }
    expect(there.gridsShown).toEqual(definitions.map(({ id }, n) => ({ game: id, grid: machines[n]?.grid })));
  });

  test('has each round with its game and all its spins, as the database has them', async () => {
    const here = await played();
    const { file } = await here.game.exportSaveFile();
    const { rounds, ...rest } = JSON.parse(await file.text()) as { rounds: unknown[]; game: SavedText };
    expect(rounds).toEqual((await history.page(0, { which: 'all', game: null }, 0, 99)).reverse());
    expect(rounds).toMatchObject(
      Array.from({ length: ROUNDS }, (_, n) => ({
        game: definitions[n % definitions.length]?.id,
        id: n + 1,
      })),
    );
    expect(rest.game).toMatchObject({ version: 1, unrecorded: [], savedToFileAt: NOW });
  });
});
