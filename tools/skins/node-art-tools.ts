import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ArtTools } from '../../src/skins/art-tools';
import { IMAGE_EXTENSIONS, openImage } from '../../src/skins/rules/open-image';
import { decodePixels, encodePixels } from '../../build/artwork/decode-pixels';
import { imageFileOf } from '../../build/artwork/image-file';
import { defaultAssets, product } from './product';

/** Skins are checked with the product's own artwork beside them, and decoded and encoded by sharp. */
export const nodeArtTools: ArtTools = {
  product,
  decode: decodePixels,
  encode: encodePixels,
  defaultImage: async (name) => {
    const extension = IMAGE_EXTENSIONS.find((one) => existsSync(join(defaultAssets, name + one)));
    if (extension === undefined) return undefined;
    return (await openImage(await imageFileOf(defaultAssets, name + extension))).image;
  },
};
