import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PlayableGame } from '../../../games/playable';
import type { SkinCheck } from '../../../skins/check-skin';
import { shownPath } from '../../../skins/archive/check-path';
import { emptySkin, type OwnSkin, type SkinNotes } from '../../../store/own-skin/own-skin';
import type { NotKeptReason, OwnSkinStore } from '../../../store/own-skin/own-skin-database';
import { pathsOf, titleOf } from '../cards/named-files';
import { checkUnit } from '../reading/check-unit';
import { DropRefusal, type DroppedFile } from '../reading/dropped-files';
import { sortDrop, type DroppedUnit } from '../reading/dropped-units';
import { openDrop, weightProblem, withFiles } from '../reading/open-drop';
import { skinNames } from '../../../skins/skin-names';
import type { ThemeColour } from '../../../skins/theme-colours';
import { createSkinChanges } from './skin-changes';
import type { StudioState } from './studio-state';
import { texts } from '../texts';
import { undoList } from './undo-list';

/** Everything an artist does in the studio. What is dropped or said is done one after the other. */
export interface Studio {
  readonly state: StoreApi<StudioState>;
  /** Takes files over, in the places that their names say. */
  readonly take: (files: () => Promise<readonly DroppedFile[]>) => Promise<void>;
  /** Takes one file over in the place of a picture or sound, whatever its name. */
  readonly put: (file: DroppedFile, name: string) => Promise<void>;
  /** Gives a place to something that waits for one. */
  readonly assign: (unit: DroppedUnit, name: string) => Promise<void>;
  readonly leaveOut: (unit: DroppedUnit) => void;
  /** Shows or plays the product's own again. */
  readonly restore: (name: string) => void;
  readonly removeAll: () => void;
  readonly undo: () => void;
  readonly setNotes: (notes: SkinNotes) => void;
  /** Replaces a colour of the pages, by one as `#rrggbb`; null takes the product's own again. */
  readonly setColour: (token: ThemeColour, colour: string | null) => void;
  /** Whether pictures are enlarged without smoothing. */
  readonly setPixelated: (pixelated: boolean) => void;
}

/**
 * Opens the studio with a skin.
 *
 * @param notKept why that could not be read, if it could not
 */
export function createStudio(
  opened: OwnSkin,
  notKept: NotKeptReason | null,
  store: OwnSkinStore,
  check: SkinCheck,
  games: readonly PlayableGame[],
): Studio {
  const names = skinNames(check.product);
  const state = createStore<StudioState>(() => ({
    ...{ skins: undoList(opened), doubtful: [], problems: [], news: '', changed: [], isReading: false },
    notKept,
  }));
  const skin = (): OwnSkin => state.getState().skins.now;
  const { change, changeFurther, undo, setNotes } = createSkinChanges(state, store);
  const title = (name: string): string => titleOf(name, games);
  const namesIn = (files: ReadonlyMap<string, Blob>): string[] =>
    [...names.images, ...names.animations, ...names.sounds].filter(
      (name) => pathsOfOne(files, name).length > 0,
    );

  /** Adds checked files, as one change. Returns what is wrong with that. */
  const add = (files: ReadonlyMap<string, Blob>, next: Partial<OwnSkin> = {}): string[] => {
    const changed = namesIn(files);
    const all = withFiles(skin().files, files);
    const problem = weightProblem(all);
    if (problem) return [problem];
    if (files.size > 0 || Object.keys(next).length > 0) {
      change({ ...skin(), ...next, files: all }, texts.news.taken(changed.map(title)), { changed });
    }
    return [];
  };
  const place = async (unit: DroppedUnit, name: string): Promise<boolean> => {
    const { files, problems } = await checkUnit(unit, name, skin().files, check);
    const found = files ? add(files) : problems;
    state.setState({ problems: found });
    return found.length === 0;
  };

  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const result = last.then(async () => {
      state.setState({ isReading: true, problems: [] });
      try {
        await work();
      } catch (error) {
        if (!(error instanceof DropRefusal)) console.warn('What was dropped could not be read.', error);
        state.setState({ problems: [error instanceof DropRefusal ? error.message : texts.unreadable] });
      } finally {
        state.setState({ isReading: false });
      }
    });
    last = result;
    return result;
  };
  const withoutUnit = (unit: DroppedUnit): void =>
    state.setState(({ doubtful }) => ({ doubtful: doubtful.filter((one) => one !== unit) }));

  return {
    state,
    take: (files) =>
      inTurn(async () => {
        const drop = await openDrop(await files(), skin().files, check);
        const { name = '', author = '', licence = '', colours = {}, pixelated = false } = drop.skin ?? {};
        const about = drop.skin && { notes: { name, author, licence }, colours, pixelated };
        const problems = [...drop.problems, ...add(drop.files, about)];
        state.setState(({ doubtful }) => ({ problems, doubtful: [...doubtful, ...drop.doubtful] }));
      }),
    put: (file, name) =>
      inTurn(async () => {
        const [unit] = sortDrop([file], names).units;
        const kind = names.sounds.includes(name) ? 'sound' : 'picture';
        if (unit?.kind === kind) await place(unit, name);
        else state.setState({ problems: [texts.other[kind](shownPath(file.path))] });
      }),
    assign: (unit, name) =>
      inTurn(async () => {
        if (await place(unit, name)) withoutUnit(unit);
      }),
    leaveOut: withoutUnit,
    restore: (name) => {
      const gone = pathsOf(skin().files, name);
      const files = new Map([...skin().files].filter(([path]) => !gone.includes(path)));
      change({ ...skin(), files }, texts.news.restored(title(name)));
    },
    removeAll: () => change(emptySkin, texts.news.removed, { doubtful: [], problems: [] }),
    undo,
    setColour: (token, colour) => {
      const name = texts.colours.names[token];
      const news = colour === null ? texts.news.restored(name) : texts.news.taken([name]);
      const others = Object.entries(skin().colours).filter(([one]) => one !== token);
      const colours = Object.fromEntries([...others, ...(colour === null ? [] : [[token, colour] as const])]);
      changeFurther({ ...skin(), colours }, news);
    },
    setPixelated: (pixelated) => change({ ...skin(), pixelated }, texts.news.pixelated(pixelated)),
    setNotes,
  };
}

/** Files that bear exactly this name. */
const pathsOfOne = (files: ReadonlyMap<string, Blob>, name: string): string[] =>
  [...files.keys()].filter((path) => path.slice(0, path.lastIndexOf('.')) === name);
