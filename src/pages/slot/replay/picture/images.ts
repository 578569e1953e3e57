import type { PageArt, ScenePlace } from '../../../../games/game-art';
import type { PlayableGame } from '../../../../games/playable';
import { widest } from '../../../../ui/browser/sized-images';
import type { PictureContent } from './content';

/** A loaded image by its address. */
export type ImageOf = (address: string) => HTMLImageElement;

/** The address of a symbol's image, as the stage draws it. */
export const symbolAddress = ({ stageImages }: PlayableGame['art'], id: string): string =>
  stageImages[id] ?? '';

/** The scene behind a machine, farthest first: that of the game, or the water that its feature has sunk to. */
export function sceneOf(
  { scene, depths = [] }: PageArt,
  { level }: Pick<PictureContent, 'level'>,
): readonly { readonly place: ScenePlace; readonly image: string }[] {
  const depth = depths[level - 1];
  return depth ? [{ place: 'light', image: depth.image }] : scene;
}

/** Loads all images of a picture. Rejects where one of them can't be loaded. */
export async function loadImages(
  { art, pageArt }: Pick<PlayableGame, 'art' | 'pageArt'>,
  content: PictureContent,
): Promise<ImageOf> {
  const symbols = [...content.spin.grid.flat(), ...content.rows.flatMap(({ symbol }) => symbol ?? [])];
  const addresses = new Set([
    ...sceneOf(pageArt, content).map(({ image }) => image),
    ...[pageArt.frame.image, pageArt.sign.image, art.stage.reels, art.stage.winHighlight.image],
    ...symbols.map((id) => symbolAddress(art, id)),
  ]);
  const loaded = await Promise.all(
    [...addresses].map(async (address) => {
      const image = new Image();
      image.src = widest(address);
      await image.decode();
      return [address, image] as const;
    }),
  );
  const images = new Map(loaded);
  return (address) => {
    const image = images.get(address);
    if (!image) throw new Error(`${address} was not loaded for the picture.`);
    return image;
  };
}
