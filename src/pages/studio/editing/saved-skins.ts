import type { StoreApi } from 'zustand/vanilla';
import { emptySkin, isEmptySkin, type CustomSkin } from '../../../store/custom-skin';
import type { SavedSkins } from '../../../store/custom-skin/saved-skins';
import { isUnnamed, shareSkin } from '../../../features/your-skins/pack-skin';
import { texts as skinTexts } from '../../../features/your-skins/texts';
import { studioSkin } from '../../../ui/skin/active-skin';
import { texts } from '../texts';
import { mixSkins } from './mix-skins';
import type { createChanges, StudioState } from './changes';
import { weightProblem } from './skin-files';

/**
 * The artist's other skins, one of which is open at a time. What is open is saved among them before another one takes its place,
 * and what came from there leaves it only once it is saved as the open one: nothing is lost if either fails.
 */
export function manageSavedSkins(
  state: StoreApi<StudioState>,
  { replaceSkin }: Pick<ReturnType<typeof createChanges>, 'replaceSkin'>,
  saved: SavedSkins,
) {
  const { getState, setState } = state;
  const refresh = async (): Promise<void> => {
    const { saved: kept, removed } = await saved.list();
    setState({ savedSkins: kept, removedSkins: removed });
  };
  /** Reads or writes the saved skins; returns false, and says so, where this browser keeps none. */
  const tried = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      await refresh();
      return true;
    } catch (error) {
      console.warn('The saved skins could not be used.', error);
      setState({ problems: [texts.skins.notKept] });
      return false;
    }
  };
  /** Opens a skin once the open one is among the saved ones. Returns whether it is saved. */
  const openInstead = async (...[skin, ...rest]: Parameters<typeof replaceSkin>): Promise<boolean> => {
    const { skin: open } = getState();
    if (!isEmptySkin(open)) {
      const savedAs = await saved.add(open);
      if (open.id === undefined) studioSkin.setState({ savedAs });
    }
    return replaceSkin(skin, ...rest);
  };
  const readAny = async (id: number | null): Promise<CustomSkin | undefined> =>
    id === null ? getState().skin : saved.read(id);
  const refreshNow = (): void =>
    void refresh().catch((error: unknown) => console.warn('The saved skins could not be read.', error));
  refreshNow();

  return {
    /** Reads again which skins are saved, after something else has changed it. */
    refreshSavedSkins: refreshNow,
    /** Saves the open skin among the others, and opens an empty one. Returns whether that was possible. */
    startNew: (): Promise<boolean> =>
      tried(async () => {
        await openInstead(emptySkin, texts.skins.shelved(getState().skin.notes));
      }),
    /** Saves the open skin among the others, and opens one that came in files. Returns whether that was possible. */
    openReceived: (skin: CustomSkin, rest: Partial<StudioState>): Promise<boolean> =>
      tried(async () => {
        await openInstead(skin, texts.skins.opened(skin.notes), rest);
      }),
    /** Opens a saved skin. */
    openSaved: (id: number): Promise<boolean> =>
      tried(async () => {
        const skin = await saved.read(id);
        if (!skin) return;
        if (await openInstead(skin, texts.skins.opened(skin.notes))) await saved.delete(id);
      }),
    /** Saves a copy of the open skin among the others. */
    duplicate: (): Promise<boolean> =>
      tried(async () => {
        const { skin } = getState();
        const { id: _, ...copy } = skin;
        await saved.add({ ...copy, notes: { ...skin.notes, name: texts.skins.copyOf(skin.notes) } });
        setState({ status: texts.skins.duplicated(skin.notes) });
      }),
    /**
     * Hands the zip of a skin to the system, or downloads it.
     *
     * @param id that of a saved skin; null for the open one
     */
    share: (id: number | null): Promise<boolean> =>
      tried(async () => {
        const skin = await readAny(id);
        if (!skin) return;
        if (isUnnamed(skin)) {
          setState({ problems: [texts.skins.unnamed(skin.notes, id === null)] });
          return;
        }
        const name = await shareSkin(skin);
        if (name !== null) setState({ status: skinTexts.downloaded(name), problems: [] });
      }),
    /** Opens a new skin that has the symbols of one and all else of another. Both stay; null is the open one. */
    mix: (symbols: number | null, rest: number | null): Promise<boolean> =>
      tried(async () => {
        const [one, other] = await Promise.all([readAny(symbols), readAny(rest)]);
        if (!one || !other) return;
        const mixed = mixSkins(one, other);
        const problem = isEmptySkin(mixed) ? texts.skins.emptyMix : weightProblem(mixed.files);
        if (problem !== undefined) {
          setState({ problems: [problem] });
          return;
        }
        await openInstead(mixed, texts.skins.mixed(mixed.notes));
      }),
    removeSaved: (id: number): Promise<boolean> => tried(() => saved.remove(id)),
    bringBack: (id: number): Promise<boolean> => tried(() => saved.bringBack(id)),
    /** Keeps what is about to be lost among the removed skins, which a reload doesn't lose as it does what can be undone. */
    keepRemoved: (skin: CustomSkin): void => {
      if (isEmptySkin(skin)) return;
      void saved
        .addRemoved(skin)
        .then(refresh)
        .catch((error: unknown) => console.warn('What was removed can only be undone.', error));
    },
  };
}

/** Whether two skins are the same one, of which one may be newer. */
export const isSameSkin = (
  { notes: one }: Pick<CustomSkin, 'notes'>,
  { notes: other }: Pick<CustomSkin, 'notes'>,
) => one.name.trim() === other.name.trim() && one.author.trim() === other.author.trim();
