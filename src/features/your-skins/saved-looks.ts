import type { ArtFiles } from '../../games/art-files';
import { isSymbol } from '../../skins/image-list';
import { extensionOf, isSource, nameOf } from '../../skins/paths';
import { IMAGE_EXTENSIONS } from '../../skins/rules/open-image';
import type { SkinNotes } from '../../skins/skin-manifest';
import { stateOf } from '../../skins/skin-slots';
import { createCustomSkinStore, emptySkin, isEmptySkin, type CustomSkin } from '../../store/custom-skin';
import { savedSkins, type SavedSkin } from '../../store/custom-skin/saved-skins';
import { savedSkinOf, studioLook, studioSkin } from '../../ui/skin/active-skin';
import { toast } from '../../ui/toast/toasts';
import { isUnnamed, shareSkin } from './pack-skin';
import { texts } from './texts';

// What Settings and the looks of a game do with the skins of the studio. Loaded with the first that is to be shown.

/** A skin of the studio as one of the looks. */
export interface SavedLook {
  /** As a look. */
  readonly id: string;
  readonly notes: SkinNotes;
  readonly isOpen: boolean;
  /** Up to three of its pictures, symbols if it has any. */
  readonly images: ArtFiles['images'];
}

export interface SavedLooks {
  readonly looks: readonly SavedLook[];
  readonly removed: readonly SavedSkin[];
  /** Frees the pictures, which must not be shown any more. */
  readonly release: () => void;
}

const MAX_IMAGES = 3;

/** Files of pictures that stand still, by their slots. */
function firstPictures({ files }: CustomSkin): (readonly [slot: string, file: Blob])[] {
  const stills = [...files]
    .filter(([path]) => !isSource(path) && IMAGE_EXTENSIONS.includes(extensionOf(path)))
    .map(([path, file]) => [nameOf(path), file] as const)
    .filter(([slot]) => stateOf(slot) === '');
  const symbols = stills.filter(([slot]) => isSymbol(slot));
  return (symbols.length > 0 ? symbols : stills).slice(0, MAX_IMAGES);
}

/** Not that of the page: if the studio is there, it learns of a change as of one in another tab. */
const readOpen = (): Promise<CustomSkin> => createCustomSkinStore().read();

/** All skins of the studio: the open one first, if there is anything in it. Rejects where there are none that can be read. */
export async function loadSavedLooks(): Promise<SavedLooks> {
  try {
    return await readSavedLooks();
  } catch (reason) {
    const images = studioSkin.getState().skin?.files.images ?? {};
    if (Object.keys(images).length === 0) throw reason;
    // The browser saves nothing, but the studio has a skin for this visit.
    const open = { id: studioLook(undefined), notes: emptySkin.notes, isOpen: true, images };
    return { looks: [open], removed: [], release: () => undefined };
  }
}

async function readSavedLooks(): Promise<SavedLooks> {
  const [open, { saved, removed }] = await Promise.all([readOpen(), savedSkins.list()]);
  const others = await Promise.all(saved.map(({ id }) => savedSkins.read(id)));
  const skins = [...(isEmptySkin(open) ? [] : [open]), ...others.flatMap((skin) => skin ?? [])];
  const urls: string[] = [];
  const looks = skins.map((skin) => {
    const images = firstPictures(skin).map(([slot, file]) => {
      const url = URL.createObjectURL(file);
      urls.push(url);
      return [slot, url] as const;
    });
    const { id, notes } = skin;
    return { id: studioLook(id), notes, isOpen: skin === open, images: Object.fromEntries(images) };
  });
  return { looks, removed, release: () => urls.forEach((url) => URL.revokeObjectURL(url)) };
}

/** Says so where it fails. Returns whether it was done. */
async function tried(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (reason) {
    console.warn('The saved skins could not be used.', reason);
    toast({ kind: 'skins', variant: 'destructive', ...texts.failed });
    return false;
  }
}

/** Hands the zip of a skin to others, or says what it lacks. */
export const shareLook = ({ id, isOpen }: SavedLook): Promise<boolean> =>
  tried(async () => {
    const skin = isOpen ? await readOpen() : await savedSkins.read(savedSkinOf(id) ?? NaN);
    if (!skin || isUnnamed(skin)) {
      toast({ kind: 'skins', variant: 'destructive', ...texts.unnamed });
      return;
    }
    const name = await shareSkin(skin);
    if (name !== null) toast({ kind: 'skins', title: name, description: texts.downloaded(name) });
  });

/** Removes a skin, which can be brought back. Returns whether it is removed. */
export const removeLook = ({ id, isOpen }: SavedLook): Promise<boolean> =>
  tried(async () => {
    if (!isOpen) return savedSkins.remove(savedSkinOf(id) ?? NaN);
    const store = createCustomSkinStore();
    await savedSkins.addRemoved(await store.read());
    await store.write(emptySkin);
    studioSkin.setState({ skin: null, id: undefined });
  });

/** Brings a removed skin back. Returns whether it is there. */
export const bringLookBack = (id: number): Promise<boolean> => tried(() => savedSkins.bringBack(id));
