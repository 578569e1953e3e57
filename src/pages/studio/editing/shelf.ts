import type { StoreApi } from 'zustand/vanilla';
import { emptySkin, isEmptySkin, type CustomSkin } from '../../../store/custom-skin';
import type { SkinShelf } from '../../../store/custom-skin/shelf';
import { texts } from '../texts';
import type { createChanges, StudioState } from './changes';

/**
 * The artist's other skins, one of which is open at a time. What is open goes to the shelf before another one takes its place,
 * and what came from there leaves it only once it is saved as the open one: nothing is lost if either fails.
 */
export function createShelf(
  state: StoreApi<StudioState>,
  { replaceSkin }: Pick<ReturnType<typeof createChanges>, 'replaceSkin'>,
  shelf: SkinShelf,
) {
  const { getState, setState } = state;
  const refresh = async (): Promise<void> => setState({ shelf: await shelf.list() });
  /** Calls the shelf; returns false, and says so, where this browser keeps none. */
  const tried = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      await refresh();
      return true;
    } catch (error) {
      console.warn('The shelf could not be used.', error);
      setState({ problems: [texts.skins.notKept] });
      return false;
    }
  };
  const shelveOpen = async (): Promise<void> => {
    const { skin } = getState();
    if (!isEmptySkin(skin)) await shelf.add(skin);
  };
  refresh().catch((error: unknown) => console.warn('The shelf could not be read.', error));

  return {
    /** Puts the open skin on the shelf, and opens an empty one. Returns whether that was possible. */
    startNew: (): Promise<boolean> =>
      tried(async () => {
        const { notes } = getState().skin;
        await shelveOpen();
        await replaceSkin(emptySkin, texts.skins.shelved(notes));
      }),
    /** Opens a skin of the shelf. */
    openShelved: (id: number): Promise<boolean> =>
      tried(async () => {
        const skin = await shelf.read(id);
        if (!skin) return;
        await shelveOpen();
        if (await replaceSkin(skin, texts.skins.opened(skin.notes))) await shelf.remove(id);
      }),
    /** Puts a copy of the open skin on the shelf. */
    duplicate: (): Promise<boolean> =>
      tried(async () => {
        const { skin } = getState();
        await shelf.add({ ...skin, notes: { ...skin.notes, name: texts.skins.copyOf(skin.notes) } });
        setState({ news: texts.skins.duplicated(skin.notes) });
      }),
    deleteShelved: (id: number): Promise<boolean> => tried(() => shelf.remove(id)),
  };
}

/** Whether two skins are the same one, of which one may be newer. */
export const isSameSkin = (
  { notes: one }: Pick<CustomSkin, 'notes'>,
  { notes: other }: Pick<CustomSkin, 'notes'>,
) => one.name.trim() === other.name.trim() && one.author.trim() === other.author.trim();
