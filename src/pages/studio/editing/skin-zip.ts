import { checkSkin } from '../../../skins/check-skin';
import type { ArtTools } from '../../../skins/art-tools';
import { NoDecoderError } from '../../../skins/rules/pixels';
import {
  gamesOf,
  MANIFEST_FILE,
  toFolderName,
  writeManifest,
  type SkinManifest,
} from '../../../skins/skin-manifest';
import { writeArchive } from '../../../skins/archive/archive';
import { withoutHeavySources } from './skin-files';
import type { CustomSkin } from '../../../store/custom-skin';
import { saveFile, shareFile } from '../../../ui/browser/download';

/** Packs a skin for others. `files` are what is packed. */
async function packSkin(skin: CustomSkin, { product }: ArtTools) {
  const text = writeManifest(manifestOf(skin, Object.keys(product.symbols)));
  const files = new Map([...withoutHeavySources(skin.files), [MANIFEST_FILE, new Blob([text])]]);
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [path, content] of files) {
    bytes.set(path, new Uint8Array(await content.arrayBuffer()));
  }
  return { files, file: new Blob([writeArchive(bytes)], { type: 'application/zip' }) };
}

/**
 * Packs a skin for others, and checks it as a whole as `npm run skin:add` would. `problems` has a sentence for each thing
 * that would keep it out of the product.
 */
export async function zipSkin(skin: CustomSkin, tools: ArtTools) {
  const { files, file } = await packSkin(skin, tools);
  const problems = await checkSkin(files, tools).then(
    (checked) => checked.problems,
    (error: unknown) => {
      // The zip is whole all the same, and is checked again where it is taken over.
      if (error instanceof NoDecoderError) return [];
      throw error;
    },
  );
  return { file, problems };
}

/**
 * Hands the zip of a skin to the system's share sheet, and where that takes no zips, downloads it. Unchecked, because a
 * browser opens the sheet only soon after a press. Resolves to the name of the file if a download was started.
 */
export async function shareSkin(skin: CustomSkin, tools: ArtTools): Promise<string | null> {
  const { file } = await packSkin(skin, tools);
  const name = `${toFolderName(skin.notes.name) || 'my'}.skin.zip`;
  const outcome = await shareFile(new File([file], name, { type: file.type }), skin.notes.name);
  if (outcome === 'shared' || outcome === 'cancelled') return null;
  let started: string | null = null;
  await saveFile(file, name, () => {
    started = name;
  });
  return started;
}

/** @param games the ids of all games */
const manifestOf = (
  { notes: { name, author, licence }, colours, pixelated, files }: CustomSkin,
  games: readonly string[],
): SkinManifest => ({ name, author, licence, games: gamesOf([...files.keys()], games), pixelated, colours });
