import { packSkin } from '../../../features/your-skins/pack-skin';
import { checkSkin } from '../../../skins/check-skin';
import type { ArtTools } from '../../../skins/art-tools';
import { NoDecoderError } from '../../../skins/rules/pixels';
import type { CustomSkin } from '../../../store/custom-skin';

/**
 * Packs a skin for others, and checks it as a whole as `npm run skin:add` would. `problems` has a sentence for each thing
 * that would keep it out of the product.
 */
export async function zipSkin(skin: CustomSkin, tools: ArtTools) {
  const { files, file } = await packSkin(skin);
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
