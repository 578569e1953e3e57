import type { Game } from './game-store';
import { history } from './history';
import { historyRound, recordRounds } from './history-recorder';
import { opened } from './opened';
import { restraintsWith } from './restraints';
import { fileText, MOST_BYTES, readSaveFile, type FileFault, type SaveFile } from './save-file';
import type { SavedGame } from './saved-game';
import { nextCount } from './vault';

/**
 * The saved game after another one, from a file, has taken its place, or after the one before has come back. Whatever
 * holds the player back stays as strict as it was.
 *
 * @param at milliseconds since 1970
 */
export const withImported = (current: SavedGame, imported: SavedGame, at: number): SavedGame => ({
  ...imported,
  ...restraintsWith(current, imported, at),
});

/** What the player would have, beside what they have. `rounds` are those in the history. */
export interface Preview {
  readonly now: { readonly game: SavedGame; readonly rounds: number };
  readonly then: { readonly game: SavedGame; readonly rounds: number };
}

/** The way back from a file that was brought in. */
export interface Undo {
  /** Brings back what was there before, and tells whether it could: after another round there is no way back. */
  readonly undo: () => Promise<boolean>;
  /** Gives up the way back, and what was kept for it. */
  readonly forget: () => Promise<void>;
}

/** A file that was read, and what is to be done with it. */
export interface Arrival {
  readonly file: SaveFile;
  readonly preview: Preview;
  /** Puts the file's game and history in the place of those that are here. Rejects where nothing was changed. */
  readonly bringIn: () => Promise<Undo>;
}

/** Whether there is a history in this browser. */
async function isKept(book: number): Promise<boolean> {
  try {
    await history.count(book, 'all');
    return true;
  } catch {
    return false;
  }
}

/** Everything of the player as one file. A round that runs is settled first. */
export const exportSaveFile = (game: Game): Promise<Blob> =>
  game.between(async () => {
    const { rules, safe, now } = game.desk;
    const saved = safe.read();
    const recorded = await recordRounds(game.desk).then(
      () => true,
      () => false,
    );
    const parts = [fileText.head(new Date(now()).toISOString(), { ...saved, unrecorded: [] })];
    const write = (rounds: readonly unknown[]): void => {
      if (rounds.length === 0) return;
      parts.push(parts.length > 1 ? ',\n' : '', rounds.map((round) => JSON.stringify(round)).join(',\n'));
    };
    if (recorded) for await (const rounds of history.portions(saved.book)) write(rounds);
    else write(saved.unrecorded.map((round) => historyRound(rules, round)));
    return new Blob([...parts, fileText.tail], { type: 'application/json' });
  });

/** Reads a file that the player has chosen. Nothing changes by that. */
export async function readArrival(game: Game, chosen: Blob): Promise<Arrival | FileFault> {
  if (chosen.size > MOST_BYTES) return 'too large';
  const file = readSaveFile(game.rules, await chosen.text());
  if (typeof file === 'string') return file;
  const { safe, now } = game.desk;
  const saved = safe.read();
  await recordRounds(game.desk).catch(() => undefined);
  const rounds = await history.count(saved.book, 'all').catch(() => 0);
  return {
    file,
    preview: {
      now: { game: saved, rounds },
      then: { game: withImported(saved, file.game, now()), rounds: file.rounds.length },
    },
    bringIn: () => bringIn(game, file),
  };
}

/** Replaces the saved game, and shows the other one at rest. */
function replaceGame({ desk: { rules, show } }: Game, saved: SavedGame): void {
  show(saved, opened(rules, saved));
}

/**
 * The file's rounds get a book of their own, and one write of the saved game changes over to it: whenever the power
 * fails, game and history are those of before or those of the file, never a mixture.
 */
const bringIn = (game: Game, { game: imported, rounds }: SaveFile): Promise<Undo> =>
  game.between(async (hold) => {
    const { safe, now } = game.desk;
    await recordRounds(game.desk).catch(() => undefined);
    const before = safe.read();
    const book = nextCount(before.book);
    if (await isKept(before.book)) {
      await history.keepOnly(before.book);
      await history.add(book, rounds);
    }
    const after = hold.update((current) => withImported(current, { ...imported, book }, now()));
    replaceGame(game, after);
    return {
      undo: () =>
        game.between(async (undoHold) => {
          const current = safe.read();
          if (current.book !== book || current.rounds !== after.rounds) return false;
          replaceGame(
            game,
            undoHold.update(() => withImported(current, before, now())),
          );
          await history.remove(book).catch(() => undefined);
          return true;
        }),
      forget: async () => {
        // Not where it has come back.
        if (safe.read().book === book) await history.remove(before.book).catch(() => undefined);
      },
    };
  });
