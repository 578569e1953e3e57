import { catalog } from '../../games/catalog';
import { writeArchive } from '../../skins/archive/archive';
import { withoutHeavySources } from '../../skins/archive/weight';
import { gamesOf, MANIFEST_FILE, toFolderName, writeManifest } from '../../skins/skin-manifest';
import type { CustomSkin } from '../../store/custom-skin';
import { saveFile, shareFile } from '../../ui/browser/download';
import { toast } from '../../ui/toast/toasts';
import { texts } from './texts';

/** Packs a skin for others. `files` are what is packed. */
export async function packSkin({ notes, colours, pixelated, gains, files: all }: CustomSkin) {
  const { name, author, licence } = notes;
  const ids = catalog.map(({ id }) => id);
  const games = gamesOf([...all.keys()], ids);
  const manifest = writeManifest({ name, author, licence, games, pixelated, colours, gains });
  const files = new Map([...withoutHeavySources(all), [MANIFEST_FILE, new Blob([manifest])]]);
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [path, content] of files) {
    bytes.set(path, new Uint8Array(await content.arrayBuffer()));
  }
  return { files, file: new Blob([writeArchive(bytes)], { type: 'application/zip' }) };
}

/** Whether a skin lacks any of what its manifest must say. */
export const isUnnamed = ({ notes }: Pick<CustomSkin, 'notes'>): boolean =>
  Object.values(notes).some((said) => said.trim() === '');

/**
 * Hands the zip of a skin to the system's share sheet, and where that takes no zips, downloads it. Unchecked, because a
 * browser opens the sheet only soon after a press. Resolves to the name of the file if a download was started.
 */
export async function shareSkin(skin: CustomSkin): Promise<string | null> {
  const { file } = await packSkin(skin);
  const name = `${toFolderName(skin.notes.name) || 'skin'}.zip`;
  const outcome = await shareFile(new File([file], name, { type: file.type }), skin.notes.name);
  if (outcome === 'shared') return null;
  if (outcome === 'cancelled') {
    // Some systems have no way from their sheet to a folder.
    const { save, ...said } = texts.notShared(name);
    toast({ kind: 'file', ...said, actions: [{ name: save, act: () => void saveFile(file, name) }] });
    return null;
  }
  let started: string | null = null;
  await saveFile(file, name, () => {
    started = name;
  });
  return started;
}
