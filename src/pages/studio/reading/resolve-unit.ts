import type { SkinCheckTools } from '../../../skins/check-skin';
import { isBitmap, readHeader } from '../../../skins/fit/headers';
import { upright } from '../../../skins/fit/upright';
import { isLong, isSheetOfFrames } from '../../../skins/frames/sheet-grid';
import { isSymbol } from '../../../skins/image-list';
import { extensionOf, fileOf } from '../../../skins/paths';
import { fileFormat } from '../../../skins/rules/file-format';
import { openImage } from '../../../skins/rules/open-image';
import { NoDecoderError, type Coders } from '../../../skins/rules/pixels';
import { isSheetName } from './animations/animation-names';
import { MOVIE_EXTENSIONS } from './animations/animation-units';
import { asImageFile, problemsOf, type DroppedFile } from './dropped-files';
import { animationOf, type DroppedUnit } from './dropped-units';
import { pictureSlotOf } from '../../../skins/skin-slots';

/** All that reads, draws and cuts up animations: loaded with the first one. */
const loadFrames = () => import('../../../skins/frames/fit-animation');

/** What a unit is, and its slot. */
interface Resolved {
  readonly unit: DroppedUnit;
  readonly slot: string;
}

/**
 * Finds out by what a unit shows whether it is a picture or an animation, and so its slot: a picture of a symbol that moves is
 * its win, an animation that doesn't is its picture, and one picture of many on a sheet is cut out. Or says what is wrong: a
 * sentence for each thing.
 */
export async function resolveUnit(
  unit: DroppedUnit,
  slot: string,
  tools: SkinCheckTools,
): Promise<
  | (Resolved & { readonly problems: readonly [] })
  | { readonly unit?: never; readonly slot?: never; readonly problems: readonly string[] }
> {
  try {
    return { ...(await resolveKind(unit, slot, tools)), problems: [] };
  } catch (error) {
    return { problems: problemsOf(error, unit.file) };
  }
}

async function resolveKind(unit: DroppedUnit, slot: string, coders: Coders): Promise<Resolved> {
  const { kind, file, atlas, pictures = [file], data } = unit;
  const symbol = kind === 'animation' ? pictureSlotOf(slot) : slot;
  if (kind === 'sound' || !isSymbol(symbol)) return { unit, slot };
  const asPicture = (content: Blob, ending: string): Resolved => {
    const picture = { path: `${fileOf(symbol)}${ending}`, content };
    return { unit: { kind: 'picture', file: picture, candidates: [symbol] }, slot: symbol };
  };
  const asAnimation = (of: DroppedUnit): Resolved => ({
    unit: { ...of, kind: 'animation' },
    slot: animationOf(slot),
  });
  if (atlas && kind === 'picture') {
    const { cutOut } = await loadFrames();
    const pages = pictures.map((one) => asImageFile(one, slot));
    return asPicture(new Blob([...(await cutOut([atlas], pages, coders))]), '.png');
  }
  if (atlas || data || pictures.length > 1) return { unit, slot };
  const extension = extensionOf(file.path).toLowerCase();
  const isDrawing = extension.startsWith('.ase');
  if (kind === 'picture' && !isDrawing) {
    return isSheetName(file.path) || (await hasFrames(file, coders)) ? asAnimation(unit) : { unit, slot };
  }
  if (!MOVIE_EXTENSIONS.includes(extension)) return { unit, slot };
  const { isMoving, pictureIn } = await loadFrames();
  const bytes = new Uint8Array(await file.content.arrayBuffer());
  if (isMoving(bytes)) return asAnimation(unit);
  const picture = isDrawing
    ? asPicture(new Blob([await pictureIn(bytes, coders)]), '.png')
    : asPicture(file.content, extension);
  return (await hasFrames(picture.unit.file, coders)) ? asAnimation(picture.unit) : picture;
}

/** Larger pictures (pixels of a side) are no sheets of frames unless they are called so. */
const MAX_SHEET_SIDE = 2048;

/** Whether an SVG is a strip of frames. One that isn't long is no sheet: drawings made of parts look like those. */
async function isStrip(file: DroppedFile, { decode }: Coders): Promise<boolean> {
  const { image } = await openImage(asImageFile(file));
  if (!image || !isLong(image) || Math.max(image.width, image.height) > MAX_SHEET_SIDE) return false;
  return isSheetOfFrames(await decode(image, image));
}

/** Whether a picture of a symbol has several frames: it moves, or is a sheet of them. */
async function hasFrames(file: DroppedFile, coders: Coders): Promise<boolean> {
  const bytes = new Uint8Array(await file.content.arrayBuffer());
  const format = fileFormat(bytes);
  try {
    if (format === 'svg') return await isStrip(file, coders);
    // What can't be transparent has no frames apart from each other.
    if (format === undefined || format === 'jpeg' || !isBitmap(format)) return false;
    const { isAnimated, width, height } = readHeader[format](bytes);
    if (isAnimated) return (await loadFrames()).isMoving(bytes);
    if (Math.max(width, height) > MAX_SHEET_SIDE) return false;
    const given = { bytes, format, width, height };
    const image = (await upright(given, coders)) ?? given;
    return isSheetOfFrames(await coders.decode(image, { width: image.width, height: image.height }));
  } catch (error) {
    if (error instanceof NoDecoderError) throw error;
    // The check of pictures says why.
    return false;
  }
}
