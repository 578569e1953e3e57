import { NoDecoderError, type DecodePixels, type EncodedImage } from '../../../skins/rules/pixels';
import { tryOrNull } from '../../../ui/browser/try-or-null';
import { mediaTypes } from './media-types';

/** Decodes by the page itself. An SVG is drawn as an image: nothing in it runs, and it loads nothing. */
export const decodePixels: DecodePixels = async (image, into, area) => {
  const { width, height } = into;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = tryOrNull(() => canvas.getContext('2d', { willReadFrequently: true }));
  if (!context) throw new NoDecoderError('This browser has no 2D canvas.');
  const picture = await decoded(image);
  context.imageSmoothingQuality = 'high';
  if (area) context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
  else context.drawImage(picture, 0, 0, width, height);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
};

async function decoded({ bytes, format }: EncodedImage): Promise<HTMLImageElement> {
  const type = mediaTypes[`.${format}`] ?? '';
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}
