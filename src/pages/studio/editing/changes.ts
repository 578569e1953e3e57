import type { StoreApi } from 'zustand/vanilla';
import {
  SkinChangedError,
  SkinNotSavedError,
  type CustomSkin,
  type NotSavedReason,
  type CustomSkinStore,
} from '../../../store/custom-skin';
import type { SavedSkin } from '../../../store/custom-skin/saved-skins';
import { fileInSlot } from '../cards/slot-files';
import type { SheetChoice } from '../reading/animations/sheet-choice';
import type { SlotItems } from '../reading/doubles';
import type { DroppedItem } from '../reading/dropped-items';
import type { DropNote } from '../reading/open-drop';
import { texts } from '../texts';

export interface StudioState {
  readonly skin: CustomSkin;
  /** What can be undone, newest last: the skin before each change, and a sentence that says what was done to it. */
  readonly past: readonly { readonly skin: CustomSkin; readonly change: string }[];
  /** The id of the game that is shown. */
  readonly game: string;
  /** The artist's skins that are not open. */
  readonly savedSkins: readonly SavedSkin[];
  /** The last of the artist's skins that were removed. */
  readonly removedSkins: readonly SavedSkin[];
  readonly unassigned: readonly DroppedItem[];
  /** Slots for which the last drops had several files, each with the one that is used. */
  readonly duplicates: readonly (SlotItems & { readonly used: DroppedItem })[];
  /** Sheets of the last drop that have several animations, with those that are used. */
  readonly sheets: readonly SheetChoice[];
  /** What was wrong with the last drop: a sentence each. */
  readonly problems: readonly string[];
  /** What was done to the files of the last drop to make them fit. */
  readonly dropNotes: readonly DropNote[];
  /** The slot whose picture is being adjusted; null if none is. */
  readonly adjusting: string | null;
  /** What was done last: a sentence. */
  readonly status: string;
  /** The slots that the last change has changed, if it was a drop. */
  readonly changed: readonly string[];
  readonly isReading: boolean;
  /** The name of the folder whose saved files go into this skin; null while none is watched. */
  readonly watched: string | null;
  /** Why this browser does not save the skin; null where it does. */
  readonly notSaved: NotSavedReason | null;
}

const MAX_UNDO = 50;

const NOTHING_TOLD = { changed: [], problems: [], dropNotes: [], duplicates: [], sheets: [] } as const;

/**
 * Changes the skin. Each change is saved at once (store/custom-skin.ts: in IndexedDB, which other tabs are told), and can be
 * undone, except for a change to what is said about the skin, or to another skin. A skin that another tab has saved since is
 * taken over, as a change that can be undone: neither tab's work is lost.
 */
export function createChanges(state: StoreApi<StudioState>, store: CustomSkinStore) {
  const { getState, setState } = state;
  /** The skin that was read last: where it is still the skin, there is nothing to undo. */
  let read = getState().skin;

  const withChange = (next: Partial<CustomSkin>, change: string): Pick<StudioState, 'skin' | 'past'> => {
    const { skin, past } = getState();
    const changed = { ...skin, ...next };
    // What is gone is played no quieter.
    const kept = Object.entries(changed.gains).filter(([slot]) => fileInSlot(changed.files, slot, 'sound'));
    return {
      skin: { ...changed, gains: Object.fromEntries(kept) },
      past: [...past, { skin, change }].slice(-MAX_UNDO),
    };
  };
  const takeOver = async (): Promise<void> => {
    try {
      const skin = await store.read();
      const next = getState().skin === read ? { skin } : withChange(skin, texts.status.otherTabsChange);
      setState({ ...next, status: texts.status.otherTab, ...NOTHING_TOLD, notSaved: null });
      read = skin;
    } catch (error) {
      setState({ notSaved: notSavedReason(error) });
    }
  };
  /** Returns whether it is saved, once it is. */
  const setAndSave = (next: Partial<StudioState>): Promise<boolean> => {
    setState(next);
    return store.write(getState().skin).then(
      () => {
        setState({ notSaved: null });
        return true;
      },
      (error: unknown) => {
        if (error instanceof SkinChangedError) void takeOver();
        else setState({ notSaved: notSavedReason(error) });
        return false;
      },
    );
  };
  const set = (next: Partial<StudioState>): void => void setAndSave(next);
  store.onExternalWrite(() => void takeOver());

  return {
    /** @param status a sentence that says what is done */
    change: (next: Partial<CustomSkin>, status: string, rest: Partial<StudioState> = {}): void =>
      set({ ...withChange(next, status), status, changed: [], dropNotes: [], ...rest }),
    /** The same, but undone together with the changes before it that had the same status message, as while a colour is dragged. */
    amendChange: (next: Partial<CustomSkin>, status: string): void => {
      const { skin, past } = getState();
      const isSame = past.at(-1)?.change === status;
      set({ ...(isSame ? { skin: { ...skin, ...next } } : withChange(next, status)), status });
    },
    /** Opens another skin in place of this one, which undo doesn't bring back. Returns whether it is saved, once it is. */
    replaceSkin: (skin: CustomSkin, status: string, rest: Partial<StudioState> = {}): Promise<boolean> =>
      setAndSave({ skin, past: [], unassigned: [], watched: null, status, ...NOTHING_TOLD, ...rest }),
    undo: (): void => {
      const { past } = getState();
      const last = past.at(-1);
      if (!last) return;
      const status = texts.status.undone(last.change);
      set({ skin: last.skin, past: past.slice(0, -1), status, ...NOTHING_TOLD });
    },
    /** Undo leaves them as they are. */
    setNotes: (notes: CustomSkin['notes']): void => {
      const { skin, past } = getState();
      const before = skin.notes;
      const noted = (one: CustomSkin): CustomSkin => (one.notes === before ? { ...one, notes } : one);
      set({ skin: noted(skin), past: past.map((step) => ({ ...step, skin: noted(step.skin) })) });
    },
  };
}

export const notSavedReason = (error: unknown): NotSavedReason =>
  error instanceof SkinNotSavedError ? error.reason : 'failed';
