import { checkSkin, type SkinCheckTools } from '../../../skins/check-skin';
import { NoDecoderError } from '../../../skins/rules/pixels';
import { gamesOf, MANIFEST_FILE, writeManifest, type SkinManifest } from '../../../skins/skin-manifest';
import { writeArchive } from '../../../skins/archive/archive';
import { withoutHeavySources } from '../reading/open-drop';
import type { CustomSkin } from '../../../store/custom-skin';

/**
 * Packs a skin for others, and checks it as a whole as `npm run skin:add` would. `problems` has a sentence for each thing
 * that would keep it out of the product.
 */
export async function zipSkin(skin: CustomSkin, tools: SkinCheckTools) {
  const text = writeManifest(manifestOf(skin, Object.keys(tools.product.symbols)));
  const files = new Map([...withoutHeavySources(skin.files), [MANIFEST_FILE, new Blob([text])]]);
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [path, content] of files) {
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

/** @param games the ids of all games */
const manifestOf = (
  { notes: { name, author, licence }, colours, pixelated, files }: CustomSkin,
  games: readonly string[],
): SkinManifest => ({ name, author, licence, games: gamesOf([...files.keys()], games), pixelated, colours });
