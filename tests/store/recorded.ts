import { createHistory, type Wanted } from '../../src/store/rounds/history';
import { recordRounds } from '../../src/store/rounds/history-queue';
import type { Tab } from './tabs';

// Rounds with their history. A test that uses it imports fake-indexeddb/auto first.

export const history = createHistory();
export const ALL: Wanted = { which: 'all', game: null };

export const record = ({ context }: Tab): Promise<void> => recordRounds(context);

/** Plays rounds to their ends and into the history, where there is one. */
export async function playRecorded(tab: Tab, rounds: number): Promise<void> {
  for (let n = 0; n < rounds; n++) {
    await tab.playRound();
    await record(tab).catch(() => undefined);
  }
}

/** The numbers of the rounds in a history, oldest first. */
export const idsIn = async (historyId = 0): Promise<number[]> =>
  (await history.page(historyId, ALL, 0, 99)).map(({ id }) => id).reverse();
/** Those of the saved game that a tab sees. */
export const idsOf = (tab: Tab): Promise<number[]> => idsIn(tab.repository.read().historyId);

/** Chooses a save file, which has to be sound. Returns what imports it. */
export async function importOf({ game }: Tab, file: Blob) {
  const preview = await game.previewImport(file);
  if (typeof preview === 'string') throw new Error(preview);
  return preview.importSave;
}
