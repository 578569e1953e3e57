import { checkSkin, type SkinCheckTools } from '../../../skins/check-skin';
import { NoDecoderError } from '../../../skins/rules/pixels';
import { MANIFEST_FILE, writeManifest, type SkinManifest } from '../../../skins/skin-manifest';
import { archiveLimits } from '../../../skins/archive/refusal';
import { isSource } from '../../../skins/fit/source';
import { writeArchive } from '../../../skins/archive/archive';
import type { CustomSkin } from '../../../store/custom-skin';

/**
 * Packs a skin for others, and checks it as a whole as `npm run skin:add` would. `problems` has a sentence for each thing
 * that would keep it out of the product.
 */
export async function zipSkin(skin: CustomSkin, tools: SkinCheckTools) {
  const text = writeManifest(manifestOf(skin, Object.keys(tools.product.symbols)));
  const files = new Map([...skin.files, [MANIFEST_FILE, new Blob([text])]]);
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [path, content] of filesForZip(files)) {
    bytes.set(path, new Uint8Array(await content.arrayBuffer()));
  }
  const problems = await checkSkin(files, tools).then(
    (checked) => checked.problems,
    (error: unknown) => {
      // The zip is whole all the same, and is checked again where it is taken over.
      if (error instanceof NoDecoderError) return [];
      throw error;
    },
  );
  return { file: new Blob([writeArchive(bytes)], { type: 'application/zip' }), problems };
}

/** All that is shown, and as many of the sources as fit into a zip that can be read again, the light ones first. */
function filesForZip(files: ReadonlyMap<string, Blob>): (readonly [path: string, content: Blob])[] {
  const shown = [...files].filter(([path]) => !isSource(path));
  const sources = [...files].filter(([path, { size }]) => isSource(path) && size <= archiveLimits.file);
  const weight = shown.reduce((sum, [, { size }]) => sum + size, 0);
  let left = archiveLimits.packed - archiveLimits.files * 512 - weight;
  const kept = sources
    .sort(([, one], [, other]) => one.size - other.size)
    .filter(([, { size }]) => (left -= size) >= 0);
  return [...shown, ...kept].slice(0, archiveLimits.files);
}

/** @param games the ids of all games; a skin for the pages alone is for all of them */
function manifestOf(
  { notes, colours, pixelated, files }: CustomSkin,
  games: readonly string[],
): SkinManifest {
  const used = games.filter((game) => [...files.keys()].some((path) => path.startsWith(`${game}/`)));
  const { name, author, licence } = notes;
  return { name, author, licence, games: used.length > 0 ? used : games, pixelated, colours };
}
