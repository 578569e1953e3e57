import type { ArtTools } from '../../../skins/art-tools';
import { isSymbol } from '../../../skins/image-list';
import { extensionOf, fileOf } from '../../../skins/paths';
import type { Coders } from '../../../skins/rules/pixels';
import { isSheetName } from './animations/animation-names';
import { MOVIE_EXTENSIONS } from './animations/animation-units';
import { hasFrames } from './animations/has-frames';
import { asImageFile, problemsOf } from './dropped-files';
import { animationOf, type DroppedUnit } from './dropped-units';
import { pictureSlotOf } from '../../../skins/skin-slots';

/** What a unit is, and its slot. */
interface Resolved {
  readonly unit: DroppedUnit;
  readonly slot: string;
}

/**
 * Finds out by what a unit shows whether it is a picture or an animation, and so its slot. A still picture stays as it is, in
 * its slot, unless it is a sheet of frames. A picture of a symbol that moves goes to the slot of its win, an animation that
 * doesn't move to that of its picture, and one picture of many on a sheet is cut out. Otherwise returns a sentence for each
 * thing that is wrong.
 */
export async function resolveUnit(
  unit: DroppedUnit,
  slot: string,
  tools: ArtTools,
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
  const extension = extensionOf(file.path).toLowerCase();
  const isDrawing = extension.startsWith('.ase');
  const isAlone = !atlas && !data && pictures.length === 1;
  if (kind === 'picture' && isAlone && !isDrawing) {
    // The usual case: one picture, which stays one unless it shows several frames.
    return isSheetName(file.path) || (await hasFrames(file, coders)) ? asAnimation(unit) : { unit, slot };
  }
  if (atlas && kind === 'picture') {
    const { cutOut } = await import('../../../skins/frames/fit-animation');
    const pages = pictures.map((one) => asImageFile(one, slot));
    return asPicture(new Blob([...(await cutOut([atlas], pages, coders))]), '.png');
  }
  if (!isAlone) return { unit, slot };
  if (!MOVIE_EXTENSIONS.includes(extension)) return { unit, slot };
  const { isMoving, pictureIn } = await import('../../../skins/frames/moving-picture');
  const bytes = new Uint8Array(await file.content.arrayBuffer());
  if (isMoving(bytes)) return asAnimation(unit);
  const picture = isDrawing
    ? asPicture(new Blob([await pictureIn(bytes, coders)]), '.png')
    : asPicture(file.content, extension);
  return (await hasFrames(picture.unit.file, coders)) ? asAnimation(picture.unit) : picture;
}
