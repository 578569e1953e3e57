import { symbolIds } from '../../engine/definition';
import { soundFilesOf } from '../../games/game-sounds';
import type { ArtTools } from '../../skins/art-tools';
import type { Size } from '../../skins/image-list';
import { fileOf, folderOf } from '../../skins/paths';
import { openImage } from '../../skins/rules/open-image';
import {
  NoDecoderError,
  type DecodePixels,
  type EncodedImage,
  wholePixels,
  type EncodePixels,
} from '../../skins/rules/pixels';
import { soundFolder } from '../../skins/skin-slots';
import { readsCanvas } from '../../ui/browser/canvas-readback';
import { newCanvas } from '../../ui/browser/drawing-context';
import { imageList } from './image-list';
import { originals } from './originals';
import { mediaTypes } from './reading/fit-item';
import type { StudioGame } from './studio-games';

/** What fits and checks artwork in the page: the names and sizes of the games' files, a decoder, and the default pictures. */
export function createBrowserArtTools(games: readonly StudioGame[]): ArtTools {
  const byGame = <T>(of: (game: StudioGame) => T) =>
    Object.fromEntries(games.map((game) => [game.definition.id, of(game)]));
  return {
    product: {
      images: imageList,
      symbols: byGame(({ definition }) => symbolIds(definition)),
      sounds: byGame(({ sounds }) => soundFilesOf(sounds)),
      otherNames: byGame(({ forStudio }) => forStudio.otherNames),
    },
    decode,
    encode,
    defaultImage,
    defaultSound: async (name) => {
      const game = games.find(({ definition: { id } }) => folderOf(name) === soundFolder(id));
      const url = game?.art.sounds[fileOf(name)]?.find((one) => typeof one === 'string');
      const answer = url === undefined ? undefined : await fetch(url);
      return answer?.ok ? answer.blob() : undefined;
    },
  };
}

async function defaultImage(name: string): Promise<EncodedImage | undefined> {
  const url = originals[name];
  if (!url) return undefined;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error('the original could not be fetched');
  const content = await answer.blob();
  // The build makes a bitmap of it; the development server serves it as it is.
  const extension =
    content.type === 'image/svg+xml' ? '.svg' : content.type === 'image/png' ? '.png' : '.webp';
  return (await openImage({ name, extension, content })).image;
}

async function createContext({ width, height }: Size): Promise<CanvasRenderingContext2D> {
  const context = newCanvas(width, height);
  if (!context) throw new NoDecoderError('This browser has no 2D canvas.');
  if (!(await readsCanvas())) throw new NoDecoderError('This browser hides what is on a canvas.');
  return context;
}

/** Of a WebP, from 0 to 1. */
const QUALITY = 0.92;

const encode: EncodePixels = async ({ data, width, height }, format) => {
  const context = await createContext({ width, height });
  context.putImageData(new ImageData(data, width, height), 0, 0);
  const blob = await new Promise<Blob | null>((resolve) =>
    context.canvas.toBlob(resolve, `image/${format}`, QUALITY),
  );
  if (!blob) throw new NoDecoderError('This browser writes no pictures.');
  return {
    format: blob.type === 'image/webp' ? 'webp' : 'png',
    bytes: new Uint8Array(await blob.arrayBuffer()),
  };
};

/** Draws an SVG as an image: nothing in it runs, and it loads nothing. */
const decode: DecodePixels = async ({ bytes, format }, into, area) => {
  const { width, height } = wholePixels(into);
  const context = await createContext({ width, height });
  const url = URL.createObjectURL(new Blob([bytes], { type: mediaTypes[`.${format}`] ?? `image/${format}` }));
  const picture = new Image();
  picture.src = url;
  await picture.decode().finally(() => URL.revokeObjectURL(url));
  context.imageSmoothingQuality = 'high';
  if (area) context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
  else context.drawImage(picture, 0, 0, width, height);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
};
