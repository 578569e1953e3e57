import type { SkinCheckTools } from '../../../skins/check-skin';
import { sourcePath } from '../../../skins/fit/source';
import { openAtlas } from '../../../skins/frames/formats/read-atlas';
import { writeGrid } from '../../../skins/frames/grid';
import { isSymbol } from '../../../skins/image-list';
import { extensionOf, fileOf, nameOf } from '../../../skins/paths';
import { fileFormat, readPng, readWebp } from '../../../skins/rules/file-format';
import { openImage, type ImageFile } from '../../../skins/rules/open-image';
import { texts } from '../texts';
import type { DroppedUnit } from './dropped-units';

/** All that reads, draws and cuts up animations: loaded with the first one. */
const loadFrames = () => import('../../../skins/frames/fit-animation');

const imageFile = (path: string, content: Blob, name: string): ImageFile => ({
  name,
  extension: extensionOf(path).toLowerCase(),
  content,
});

/** How many times as wide as high, or as high as wide, a strip of frames is at least. */
const MIN_STRIP = 3;

/** What a picture of a symbol is: one that moves, a strip of frames, or a single one. */
async function motionOf(content: Blob): Promise<'moving' | 'strip' | 'still'> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  const format = fileFormat(bytes);
  if (format === 'gif') return (await loadFrames()).readMovie(bytes) ? 'moving' : 'still';
  if (format !== 'png' && format !== 'webp') return 'still';
  try {
    const { isAnimated, width, height } = (format === 'png' ? readPng : readWebp)(bytes);
    const ratio = Math.max(width, height) / Math.min(width, height);
    return isAnimated ? 'moving' : ratio >= MIN_STRIP && Number.isInteger(ratio) ? 'strip' : 'still';
  } catch {
    // The check of pictures says why.
    return 'still';
  }
}

/**
 * A unit and its slot as what it shows: a picture of a symbol that moves is its win, an animation that doesn't is its picture,
 * and one picture of many on a sheet is cut out.
 */
export async function asShown(
  unit: DroppedUnit,
  slot: string,
  { decode, encode }: SkinCheckTools,
): Promise<{ readonly unit: DroppedUnit; readonly slot: string }> {
  const { kind, file, atlas, pictures = [file], data } = unit;
  const symbol = kind === 'animation' ? nameOf(slot) : slot;
  if (kind === 'sound' || !isSymbol(symbol)) return { unit, slot };
  if (atlas && kind === 'picture') {
    const { cutOut } = await loadFrames();
    const pages = pictures.map(({ path, content }) => imageFile(path, content, slot));
    const content = new Blob([await cutOut(atlas, pages, { decode, encode })]);
    return { unit: { kind, file: { path: `${fileOf(slot)}.png`, content }, candidates: [slot] }, slot };
  }
  if (atlas || data || pictures.length > 1) return { unit, slot };
  const motion = await motionOf(file.content);
  if (kind === 'picture' && motion !== 'still')
    return { unit: { ...unit, kind: 'animation' }, slot: `${slot}.win` };
  const isMovie = ['.gif', '.apng'].includes(extensionOf(file.path).toLowerCase());
  return isMovie && motion === 'still'
    ? { unit: { ...unit, kind: 'picture' }, slot: symbol }
    : { unit, slot };
}

/** The files of an animation by their paths in the skin, with what was done to them, or what is wrong. */
interface CheckedAnimation {
  readonly files: ReadonlyMap<string, Blob>;
  readonly notes: readonly string[];
  readonly problems: readonly string[];
}

const refused = (problems: readonly string[]): CheckedAnimation => ({
  files: new Map(),
  notes: [],
  problems,
});

/**
 * Makes an animation fit its slot.
 *
 * @param skin the files beside it: the animation begins with the symbol's picture
 */
export async function checkAnimation(
  unit: DroppedUnit,
  slot: string,
  skin: readonly (readonly [path: string, content: Blob])[],
  { decode, encode, defaultImage }: SkinCheckTools,
): Promise<CheckedAnimation> {
  const { file, pictures = [file], grid } = unit;
  const path = slot + extensionOf(file.path).toLowerCase();
  const json = `${slot}.json`;
  const data = unit.atlas ? unit.data : await dataInSkin(unit, skin, json);
  const { atlas = unit.atlas, problem } = data ? await openAtlas(data) : {};
  if (problem !== undefined) return refused([texts.problems.data(problem)]);

  const symbol = nameOf(slot);
  const [ownPath = '', own] = skin.find(([one]) => nameOf(one) === symbol) ?? [];
  const { fitAnimation } = await loadFrames();
  const fitted = await fitAnimation(
    {
      ...{ motion: extensionOf(slot).slice(1), atlas, grid },
      pictures: pictures.map((one) => imageFile(one.path, one.content, slot)),
    },
    {
      own: own && (await openImage(imageFile(ownPath, own, symbol))).image,
      usual: await defaultImage(symbol),
    },
    { decode, encode },
  );
  const problems = [...fitted.imageProblems, ...fitted.dataProblems.map(texts.problems.data)];
  if (problems.length > 0) return refused(problems);
  const files = new Map<string, Blob>();
  if (fitted.sheet && fitted.data !== undefined) {
    files.set(`${slot}.png`, new Blob([fitted.sheet]));
    files.set(json, new Blob([fitted.data]));
  } else {
    files.set(path, file.content);
    if (data) files.set(json, data);
  }
  if (fitted.still) files.set(`${symbol}.png`, new Blob([fitted.still]));
  if (fitted.grid) {
    files.set(sourcePath(slot, extensionOf(path)), file.content);
    files.set(sourcePath(slot, '.json'), new Blob([writeGrid(fitted.grid)]));
  }
  return { files, notes: fitted.notes, problems: [] };
}

/** The data that the skin has for the sheet in a slot, if a sheet that comes without any is of the same size. */
async function dataInSkin(
  { file, pictures, grid }: DroppedUnit,
  skin: readonly (readonly [path: string, content: Blob])[],
  json: string,
): Promise<Blob | undefined> {
  const data = skin.find(([path]) => path === json)?.[1];
  if (!data || pictures || grid) return undefined;
  const { atlas } = await openAtlas(data);
  const { image } = await openImage(imageFile(file.path, file.content, ''));
  const size = atlas?.pages[0]?.size;
  return image && size && image.width === size.width && image.height === size.height ? data : undefined;
}
