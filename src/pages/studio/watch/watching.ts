import { createStore } from 'zustand/vanilla';
import { fileOf } from '../../../skins/paths';
import { MANIFEST_FILE } from '../../../skins/skin-manifest';
import { watchedFolder, type WatchedFolder } from '../../../store/custom-skin/watched-folder';
import type { Studio } from '../editing/studio';
import { DropRefusal, type DroppedFile } from '../reading/dropped-files';
import { texts } from '../texts';
import { mayRead, pickFolder } from './file-system';
import { watchFolder } from './folder-watcher';
import { asDrop } from './saved-files';

interface WatchState {
  /** The folder that was watched last, in an earlier visit too; null if there is none. */
  readonly last: WatchedFolder | null;
  /** Why it isn't watched any more: a sentence. */
  readonly problem: string;
}

/**
 * Watches a folder for the studio: what is saved there is added as if it were dropped. It ends where another skin is opened,
 * so that no file goes into that.
 */
export function createWatching(studio: Studio) {
  const state = createStore<WatchState>(() => ({ last: null, problem: '' }));
  let stopWatching: (() => void) | undefined;
  const setWatched = (watched: string | null): void => studio.state.setState({ watched });

  /** Whether a whole skin in the folder may open another one now, without an end to the watch. */
  let isAdding = false;
  const end = (): void => {
    stopWatching?.();
    stopWatching = undefined;
    setWatched(null);
  };
  studio.state.subscribe(({ watched }, before) => {
    if (watched === null && before.watched !== null && !isAdding) end();
  });

  const slotOf = ({ path }: DroppedFile): string | undefined =>
    [...studio.chosenSlots].find(([chosen]) => path === chosen || path.endsWith(`/${chosen}`))?.[1];
  const addSaved = async (saved: readonly DroppedFile[], all: readonly DroppedFile[]): Promise<void> => {
    // An older version of it may wait on the board.
    const { unassigned } = studio.state.getState();
    unassigned
      .filter(({ file }) => saved.some(({ path }) => path.endsWith(file.path)))
      .forEach(studio.leaveOut);
    for (const file of saved) {
      const slot = slotOf(file);
      if (slot === undefined) continue;
      const kind = studio.slots.sounds.includes(slot) ? 'sound' : 'picture';
      await studio.assign({ kind, file, candidates: [slot] }, slot);
    }
    const others = saved.filter((file) => slotOf(file) === undefined);
    // With skin.json they would be a whole skin, which replaces all of the open one.
    const [manifests, files] = [others.filter(isManifest), others.filter((file) => !isManifest(file))];
    if (files.length > 0) await studio.addByName(() => asDrop(files, all, studio.slots));
    if (manifests.length > 0) await studio.addByName(() => Promise.resolve(manifests));
  };
  const watch = ({ folder, seen }: WatchedFolder): void => {
    end();
    state.setState({ problem: '' });
    const stop = watchFolder(folder, {
      seen,
      async onSaved(saved, all, taken) {
        const isWholeFolder = saved.length === all.length;
        isAdding = true;
        if (isWholeFolder) await studio.addByName(() => Promise.resolve(saved));
        else await addSaved(saved, all);
        isAdding = false;
        if (stopWatching === stop) setWatched(folder.name);
        const last = { folder, seen: new Map(taken) };
        state.setState({ last });
        await watchedFolder.write(last).catch(warn);
      },
      onLost(error) {
        if (!(error instanceof DropRefusal)) console.warn('The folder could not be read.', error);
        end();
        const problem = error instanceof DropRefusal ? error.message : texts.watch.lost(folder.name);
        state.setState({ problem });
      },
    });
    stopWatching = stop;
    setWatched(folder.name);
  };
  watchedFolder.read().then((last) => state.setState({ last: last ?? null }), warn);

  return {
    state,
    /** Asks for a folder, adds what is in it, and watches it. Call it as a button is pressed. */
    async start(): Promise<void> {
      const folder = await pickFolder().catch(warn);
      if (!folder) return;
      const last = { folder, seen: new Map<string, string>() };
      state.setState({ last });
      watch(last);
    },
    /** Watches the folder of last time, and adds what was saved there since. Call it as a button is pressed. */
    async resume(): Promise<void> {
      const { last } = state.getState();
      if (!last) return;
      if (await mayRead(last.folder).catch(() => false)) watch(last);
      else state.setState({ problem: texts.watch.denied(last.folder.name) });
    },
    end,
  };
}

const isManifest = ({ path }: DroppedFile): boolean => fileOf(path).toLowerCase() === MANIFEST_FILE;

const warn = (error: unknown): void => console.warn('The folder could not be remembered.', error);
