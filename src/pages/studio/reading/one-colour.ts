import type { ArtTools } from '../../../skins/art-tools';
import { areOneColour, mainColourOf, type MainColour } from '../../../skins/fit/main-colour';
import { extensionOf, nameOf } from '../../../skins/paths';
import { IMAGE_EXTENSIONS, openImage } from '../../../skins/rules/open-image';

/** Pixels of a side: enough for the colours of a symbol. */
const SIDE = 48;

/** The main colour of a file, which never changes; undefined where nothing of it is seen. */
const known = new WeakMap<Blob, MainColour | undefined>();

/**
 * Whether a skin has a picture for each of some symbols, and all have about the same colour. Rejects where one can't be decoded.
 *
 * @param slots of all symbols of a game
 */
export async function isOfOneColour(
  files: ReadonlyMap<string, Blob>,
  slots: readonly string[],
  { decode }: Pick<ArtTools, 'decode'>,
): Promise<boolean> {
  const pictures = slots.flatMap((slot) => {
    const path = IMAGE_EXTENSIONS.map((extension) => slot + extension).find((one) => files.has(one));
    const content = path === undefined ? undefined : files.get(path);
    return path !== undefined && content ? [{ path, content }] : [];
  });
  if (pictures.length < slots.length) return false;
  const colours: MainColour[] = [];
  for (const { path, content } of pictures) {
    if (!known.has(content)) {
      const { image } = await openImage({ name: nameOf(path), extension: extensionOf(path), content });
      known.set(content, image && mainColourOf(await decode(image, { width: SIDE, height: SIDE })));
    }
    const colour = known.get(content);
    if (!colour) return false;
    colours.push(colour);
  }
  return areOneColour(colours);
}
