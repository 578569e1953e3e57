import type { ArtTools } from '../../../skins/art-tools';
import { isSymbol } from '../../../skins/image-list';
import { extensionOf, nameOf } from '../../../skins/paths';
import type { Coders } from '../../../skins/rules/pixels';
import { isSheetName } from './animations/animation-names';
import { MOVIE_EXTENSIONS } from './animations/animation-items';
import { hasFrames } from './animations/has-frames';
import { asImageFile, problemsOf } from './dropped-files';
import { animationOf, type DroppedItem } from './dropped-items';
import { isBlur, pictureSlotOf } from '../../../skins/skin-slots';

/** What an item is, and its slot. */
interface Resolved {
  readonly item: DroppedItem;
  readonly slot: string;
}

/**
 * Finds out by what an item shows whether it is a picture or an animation, and so its slot. A still picture stays as it is, in
 * its slot, unless it is a sheet of frames. A blur is a picture whatever it shows: the first of several. A picture of a
 * symbol that moves goes to the slot of its win, an animation that doesn't move to that of its picture, and one picture of
 * many on a sheet is cut out. Otherwise returns a sentence for each thing that is wrong.
 */
export async function resolveItem(
  item: DroppedItem,
  slot: string,
  tools: ArtTools,
): Promise<
  | (Resolved & { readonly problems: readonly [] })
  | { readonly item?: never; readonly slot?: never; readonly problems: readonly string[] }
> {
  try {
    return { ...(await resolveKind(item, slot, tools)), problems: [] };
  } catch (error) {
    return { problems: problemsOf(error, item.file) };
  }
}

async function resolveKind(item: DroppedItem, slot: string, coders: Coders): Promise<Resolved> {
  const { kind, file, atlas, pictures = [file], data } = item;
  const symbol = kind === 'animation' ? pictureSlotOf(slot) : slot;
  if (kind === 'sound' || kind === 'font' || !isSymbol(symbol)) return { item, slot };
  const asPicture = (content: Blob, ending: string): Resolved => {
    const picture = { path: `${nameOf(file.path)}${ending}`, content };
    return { item: { kind: 'picture', file: picture, candidates: [symbol] }, slot: symbol };
  };
  const asAnimation = (of: DroppedItem): Resolved => ({
    item: { ...of, kind: 'animation' },
    slot: animationOf(slot),
  });
  const extension = extensionOf(file.path).toLowerCase();
  const isDrawing = extension.startsWith('.ase');
  const isAlone = !atlas && !data && pictures.length === 1;
  if (kind === 'picture' && isAlone && !isDrawing) {
    // The usual case: one picture, which stays one unless it shows several frames.
    const isAnimation = !isBlur(slot) && (isSheetName(file.path) || (await hasFrames(file, coders)));
    return isAnimation ? asAnimation(item) : { item, slot };
  }
  if (atlas && (kind === 'picture' || isBlur(slot))) {
    const { cutOut } = await import('../../../skins/frames/fit-animation');
    const pages = pictures.map((one) => asImageFile(one, slot));
    return asPicture(new Blob([...(await cutOut([atlas], pages, coders))]), '.png');
  }
  if (isBlur(slot) && !isDrawing) return asPicture(pictures[0]?.content ?? file.content, extension);
  if (!isAlone) return { item, slot };
  if (!MOVIE_EXTENSIONS.includes(extension)) return { item, slot };
  const { isMoving, pictureIn } = await import('../../../skins/frames/moving-picture');
  const bytes = new Uint8Array(await file.content.arrayBuffer());
  if (isMoving(bytes) && !isBlur(slot)) return asAnimation(item);
  const picture = isDrawing
    ? asPicture(new Blob([await pictureIn(bytes, coders)]), '.png')
    : asPicture(file.content, extension);
  return !isBlur(slot) && (await hasFrames(picture.item.file, coders)) ? asAnimation(picture.item) : picture;
}
