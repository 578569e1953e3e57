import { readableColours } from '../../skins/theme-colours';
import { ownSkinStore } from '../../store/own-skin/own-skin-database';
import { customLook } from '../../ui/skin/custom-look';
import type { Skin } from '../../ui/skin/active-skin';
import { skinFilesOf } from './skin-files';

/** The artist's own skin as it is now: that of the studio, else the one that the browser keeps. Rejects where it cannot be read. */
export async function loadCustomSkin(): Promise<Skin> {
  const { skin } = customLook.getState();
  if (skin) return skin;
  const { colours, ...own } = await ownSkinStore.read();
  return { colours: readableColours(colours), files: await skinFilesOf(own) };
}

/** The same where there is anything in it; otherwise null. */
export async function loadOwnArt(): Promise<Skin | null> {
  const skin = await loadCustomSkin();
  const { images, sounds } = skin.files;
  return [skin.colours, images, sounds].some((parts) => Object.keys(parts).length > 0) ? skin : null;
}
