import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ArtFiles } from '../../games/art-files';

export interface Skin {
  /**
   * The colours of the page that it replaces, as `#rrggbb`, by their tokens: `gold` is `--color-gold`. A skin of the repository
   * that draws a machine's frame has `board-frame` too: the picture that frames notice boards (surfaces.css).
   */
  readonly colours: Readonly<Record<string, string>>;
  /** Its files, each in the place of the product's default file with the same path. */
  readonly files: ArtFiles;
}

/** The skin that everything is shown in now; null for the product's own look. */
export const activeSkin = createStore<{ readonly skin: Skin | null }>(() => ({ skin: null }));

/** The files of the skin that is in use; null for the product's own look. */
export const useSkinFiles = (): ArtFiles | null => useStore(activeSkin, ({ skin }) => skin?.files ?? null);

/** Shows everything in a skin: pictures, colours, and pixels as squares where it keeps them. */
export function applySkin(skin: Skin | null): void {
  const { style, dataset } = document.documentElement;
  for (const token of Object.keys(activeSkin.getState().skin?.colours ?? {})) {
    style.removeProperty(`--color-${token}`);
  }
  for (const [token, colour] of Object.entries(skin?.colours ?? {})) {
    style.setProperty(`--color-${token}`, colour);
  }
  if (skin?.files.pixelated) dataset['pixelated'] = '';
  else delete dataset['pixelated'];
  activeSkin.setState({ skin });
}

interface StudioSkin {
  readonly skin: Skin | null;
  /** Its id among the saved skins; undefined for one that was never there. */
  readonly id: number | undefined;
  /** The id that the skin before it has got there, if it had none until then. */
  readonly savedAs: number | undefined;
}

/**
 * The custom skin as the studio shows it in this visit; null before the studio was open. The studio publishes it here after
 * each change; its trial reels read it, and so does the app where the player has chosen the custom skin.
 */
export const studioSkin = createStore<StudioSkin>(() => ({ skin: null, id: undefined, savedAs: undefined }));

/** The id of the skin that this visit shows in place of the player's own look; null for none. It is never saved. */
export const visitLook = createStore<{ readonly id: string | null }>(() => ({ id: null }));

/** The id of the skin that is open in the studio of this browser. No folder of a skin is called so. */
export const CUSTOM_SKIN = '-own';

const SAVED_SKIN = /^-kept-(\d+)$/;

/** The id of one of the studio's skins as a look. @param id its own, among the saved skins; undefined for an open one without */
export const studioLook = (id: number | undefined): string =>
  id === undefined ? CUSTOM_SKIN : `-kept-${id}`;

/** The id that a look has among the saved skins; undefined for any other look. */
export function savedSkinOf(look: string): number | undefined {
  const [, id] = SAVED_SKIN.exec(look) ?? [];
  return id === undefined ? undefined : Number(id);
}
