import imageList from '../../../assets/images.json';
import { symbolIds } from '../../engine/definition';
import type { PlayableGame } from '../../games/playable';
import type { SkinCheck } from '../../skins/check-skin';
import { openImage } from '../../skins/rules/open-image';
import type { EncodedImage } from '../../skins/rules/pixels';
import { soundNamesOf } from '../../stage/audio/sound-names';
import { decodePixels } from './reading/decode-pixels';
import { originals } from './cards/originals';

/** Checks skins in a page: with the games that it has loaded, and the pictures that it shows. */
export function skinCheckOf(games: readonly PlayableGame[]): SkinCheck {
  const byGame = <T>(of: (game: PlayableGame['definition']) => readonly T[]) =>
    Object.fromEntries(games.map(({ definition }) => [definition.id, of(definition)]));
  return {
    product: { images: imageList, symbols: byGame(symbolIds), sounds: byGame(soundNamesOf) },
    decode: decodePixels,
    defaultImage,
  };
}

async function defaultImage(name: string): Promise<EncodedImage | undefined> {
  const address = originals[name];
  if (!address) return undefined;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error('the original could not be fetched');
  const content = await answer.blob();
  // The build makes a bitmap of it; the development server serves it as it is.
  const extension =
    content.type === 'image/svg+xml' ? '.svg' : content.type === 'image/png' ? '.png' : '.webp';
  return (await openImage({ name, extension, content })).image;
}
