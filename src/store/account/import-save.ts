import { nextCount } from '../document/save-repository';
import type { HistoryRound, SavedGame } from '../document/schema';
import type { History } from '../rounds/history';
import { recordRounds } from '../rounds/history-queue';
import type { RoundController } from '../rounds/round-controller';
import type { StoreContext } from '../store-context';
import { withLimitsAndPlayOf } from '../../player/limits/imported';
import { fileText, MAX_SAVE_FILE_BYTES, readSaveFile, type FileFault, type SaveFile } from './save-file';

type Rounds = Pick<RoundController, 'betweenRounds'>;

/** The game after an import or its undo: limits stay at least as strict, and persistent storage is not asked for again. */
const withImported = (current: SavedGame, imported: SavedGame, at: number): SavedGame => ({
  ...imported,
  ...withLimitsAndPlayOf(current, imported, at),
  persistenceAsked: current.persistenceAsked,
});

/** What a file would give the player, next to what they have. */
export type ImportPreview = Exclude<Awaited<ReturnType<typeof previewImport>>, FileFault>;
export type ImportUndo = Awaited<ReturnType<typeof importSave>>;

/** How many rounds of a game are in the history; null where this browser gives no database. */
const countRounds = async (history: History, historyId: number): Promise<number | null> =>
  (await history.isAvailable()) ? history.count(historyId) : null;

/** As `GameStore.exportSaveFile`. Without `hasHistory` the file has only the latest rounds: the browser gives no database. */
export async function exportSaveFile(context: StoreContext, controller: Rounds) {
  // Missing code must reject here: a file without rounds would say that the browser has no database.
  const history = await context.history();
  return controller.betweenRounds(async () => {
    const { repository, now, syncSaved } = context;
    const saved = repository.read();
    const at = now();
    const textOf = (rounds: readonly HistoryRound[]): string =>
      rounds.map((round) => JSON.stringify(round)).join(',\n');
    const readHistory = async (): Promise<string[]> => {
      await recordRounds(context);
      const texts: string[] = [];
      for await (const rounds of history.portions(saved.historyId)) texts.push(textOf(rounds));
      return texts.filter((text) => text !== '');
    };
    const recorded = await readHistory().catch(() => null);
    const rounds = recorded ?? [textOf(saved.unrecorded)];
    const dated = { ...saved, unrecorded: [], savedToFileAt: at };
    return {
      file: new Blob(
        [
          fileText.head(new Date(at).toISOString(), dated),
          ...rounds.flatMap((text, place) => (place > 0 ? [',\n', text] : [text])),
          fileText.tail,
        ],
        { type: 'application/json' },
      ),
      hasHistory: recorded !== null,
      /** Remembers that the player was given this file. If the storage refuses, that date alone is lost. Never rejects. */
      remember: (): Promise<void> =>
        repository.commit((current) => ({ ...current, savedToFileAt: at })).then(syncSaved, () => undefined),
    };
  });
}

export async function previewImport(context: StoreContext, controller: Rounds, chosen: Blob) {
  if (chosen.size > MAX_SAVE_FILE_BYTES) return 'too large' satisfies FileFault;
  const file = readSaveFile(await context.definitions.loadAll(), await chosen.text());
  if (typeof file === 'string') return file;
  const saved = context.repository.read();
  await recordRounds(context).catch(() => undefined);
  const rounds = await (await context.history()).count(saved.historyId).catch(() => 0);
  return {
    /** When the file was saved, as ISO 8601 has it. */
    savedAt: file.savedAt,
    now: { game: saved, rounds },
    then: { game: withImported(saved, file.game, context.now()), rounds: file.rounds.length },
    /** Replaces the game and the history with the file's, both or neither: then it rejects. */
    importSave: () => importSave(context, controller, file),
  };
}

/** The file's rounds get their own history. One write switches both: a crash leaves both old or both new. */
function importSave(context: StoreContext, controller: Rounds, { game: imported, rounds }: SaveFile) {
  const { repository, now, reopenMachines } = context;
  return controller.betweenRounds(async (lease) => {
    await recordRounds(context).catch(() => undefined);
    const history = await context.history();
    const before = repository.read();
    const historyId = nextCount(before.historyId);
    const kept = await countRounds(history, before.historyId);
    let after: SavedGame;
    try {
      if (kept !== null) {
        await history.remove(historyId);
        await history.add(historyId, rounds);
      }
      after = lease.commit((current) => withImported(current, { ...imported, historyId }, now()));
    } catch (reason) {
      await history.remove(historyId).catch(() => undefined);
      throw reason;
    }
    reopenMachines();
    // Deletes what an earlier import has kept for its undo.
    if (kept !== null) await history.keepOnly(before.historyId, historyId).catch(() => undefined);
    return {
      /**
       * Restores the game and the history from before, except limits and breaks: returns the game before the import and
       * after the undo. Null after another round: then it is too late. Rejects if the storage refuses: nothing has changed.
       */
      undo: () =>
        controller.betweenRounds(async (undoLease) => {
          const current = repository.read();
          if (current.historyId !== historyId || current.rounds !== after.rounds) return null;
          // Another tab may have imported a file, and deleted the rounds that this undo needs.
          if ((await countRounds(history, before.historyId)) !== kept) return null;
          const restored = undoLease.commit(() => withImported(current, before, now()));
          reopenMachines();
          await history.remove(historyId).catch(() => undefined);
          return { before, after: restored };
        }),
      /** Deletes what was kept for the undo. */
      discard: async (): Promise<void> => {
        // After an undo the old history is the current one.
        if (repository.read().historyId === historyId)
          await history.remove(before.historyId).catch(() => undefined);
      },
    };
  });
}
