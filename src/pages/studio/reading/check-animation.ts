import type { SkinCheckTools } from '../../../skins/check-skin';
import { openAtlas } from '../../../skins/frames/formats/read-atlas';
import { isLong, isSheetOfFrames, writeGrid, type SheetGrid } from '../../../skins/frames/sheet-grid';
import { isSymbol } from '../../../skins/image-list';
import { extensionOf, fileOf, isSource, nameOf, slotOfSource, sourcePath } from '../../../skins/paths';
import { isBitmap, readHeader } from '../../../skins/fit/headers';
import { upright } from '../../../skins/fit/upright';
import { crc32, fileFormat } from '../../../skins/rules/file-format';
import { IMAGE_EXTENSIONS, openImage } from '../../../skins/rules/open-image';
import { NoDecoderError, type Coders } from '../../../skins/rules/pixels';
import { texts } from './texts';
import { isSheetName } from './animation-names';
import { MOVIE_EXTENSIONS } from './animation-units';
import { asImageFile, type DroppedFile } from './dropped-files';
import type { DroppedUnit } from './dropped-units';

/** All that reads, draws and cuts up animations: loaded with the first one. */
const loadFrames = () => import('../../../skins/frames/fit-animation');

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

/**
 * Finds out whether a unit is a picture or an animation, and so its slot: a picture of a symbol that moves is its win, an
 * animation that doesn't is its picture, and one picture of many on a sheet is cut out.
 */
export async function resolveKind(
  unit: DroppedUnit,
  slot: string,
  coders: Coders,
): Promise<{ readonly unit: DroppedUnit; readonly slot: string }> {
  const { kind, file, atlas, pictures = [file], data } = unit;
  const symbol = kind === 'animation' ? nameOf(slot) : slot;
  if (kind === 'sound' || !isSymbol(symbol)) return { unit, slot };
  const asPicture = (content: Blob, extension: string) => {
    const path = `${fileOf(symbol)}${extension}`;
    return {
      unit: { kind: 'picture', file: { path, content }, candidates: [symbol] },
      slot: symbol,
    } as const;
  };
  if (atlas && kind === 'picture') {
    const { cutOut } = await loadFrames();
    const pages = pictures.map((one) => asImageFile(one, slot));
    return asPicture(new Blob([...(await cutOut([atlas], pages, coders))]), '.png');
  }
  if (atlas || data || pictures.length > 1) return { unit, slot };
  const extension = extensionOf(file.path).toLowerCase();
  if (kind === 'picture' && !extension.startsWith('.ase')) {
    const isAnimation = isSheetName(file.path) || (await hasFrames(file, coders));
    return isAnimation ? { unit: { ...unit, kind: 'animation' }, slot: `${slot}.win` } : { unit, slot };
  }
  if (!MOVIE_EXTENSIONS.includes(extension)) return { unit, slot };
  const { isMoving, pictureIn } = await loadFrames();
  const bytes = new Uint8Array(await file.content.arrayBuffer());
  if (isMoving(bytes)) {
    return kind === 'picture'
      ? { unit: { ...unit, kind: 'animation' }, slot: `${slot}.win` }
      : { unit, slot };
  }
  const isDrawn = extension.startsWith('.ase');
  const picture = isDrawn
    ? asPicture(new Blob([await pictureIn(bytes, coders)]), '.png')
    : asPicture(file.content, extension);
  return (await hasFrames(picture.unit.file, coders))
    ? { unit: { ...picture.unit, kind: 'animation' }, slot: kind === 'picture' ? `${slot}.win` : slot }
    : picture;
}

/** Units of one sheet, each shown by its first frame while it waits for a slot. Rejects where one is not there. */
export async function withFirstFrames(
  units: readonly DroppedUnit[],
  { decode, encode }: Pick<SkinCheckTools, 'decode' | 'encode'>,
): Promise<readonly DroppedUnit[]> {
  const [{ pictures = [] } = {}] = units;
  const { cutOut } = await loadFrames();
  const pages = pictures.map((one) => asImageFile(one));
  const firsts = await cutOut(
    units.flatMap(({ atlas }) => atlas ?? []),
    pages,
    { decode, encode },
  );
  return units.map((unit, index): DroppedUnit => {
    const { kind, file, candidates } = unit;
    const content = new Blob(firsts.slice(index, index + 1), { type: 'image/png' });
    const shown = { path: file.path, content };
    return kind === 'picture' ? { kind, file: shown, candidates } : { ...unit, file: shown };
  });
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
  const [sheet = file] = pictures;
  const path = slot + extensionOf(sheet.path).toLowerCase();
  const json = `${slot}.json`;
  const data = unit.data ?? (unit.atlas ? undefined : await dataInSkin(unit, skin, json));
  const { atlas = unit.atlas, problem } = data ? await openAtlas(data) : {};
  if (problem !== undefined) return refused([texts.problems.data(problem)]);

  const symbol = nameOf(slot);
  const [drawnPath = '', drawn] = (await pictureDrawn(skin, symbol, slot)) ?? [];
  const { fitAnimation } = await loadFrames();
  const fitted = await fitAnimation(
    {
      ...{ motion: extensionOf(slot).slice(1), atlas, grid, isForeign: data === undefined },
      pictures: pictures.map((one) => asImageFile(one, slot)),
    },
    {
      customImage: drawn && (await openImage(asImageFile({ path: drawnPath, content: drawn }, symbol))).image,
      defaultImage: await defaultImage(symbol),
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
    files.set(path, sheet.content);
    if (data) files.set(json, data);
  }
  if (fitted.still) {
    files.set(`${symbol}.png`, new Blob([fitted.still]));
    files.set(sourcePath(slot, STILL), new Blob([String(crc32(fitted.still))]));
  }
  // A file that holds all of it is kept as it was.
  if (fitted.sheet && !atlas && pictures.length === 1) {
    files.set(sourcePath(slot, extensionOf(path)), file.content);
  }
  if (fitted.grid) files.set(sourcePath(slot, '.json'), new Blob([writeGrid(fitted.grid)]));
  const rest = fitted.restFrame === undefined ? [] : [texts.restFrame(fitted.restFrame)];
  const guess = fitted.isGuess ? [texts.guessedGrid] : [];
  return { files, notes: [...fitted.notes, ...rest, ...guess], problems: [] };
}

/** The ending of the file that says which picture of a symbol is but the first frame of its animation: by its checksum. */
const STILL = '.still';

/** The picture that a skin has for a symbol, unless it came with the animation that is now replaced. */
async function pictureDrawn(
  skin: readonly (readonly [path: string, content: Blob])[],
  symbol: string,
  slot: string,
): Promise<readonly [path: string, content: Blob] | undefined> {
  const picture = skin.find(([path]) => nameOf(path) === symbol);
  const mark = skin.find(([path]) => path === sourcePath(slot, STILL))?.[1];
  if (!picture || !mark) return picture;
  const sum = crc32(new Uint8Array(await picture[1].arrayBuffer()));
  return (await mark.text()) === String(sum) ? undefined : picture;
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
  const { image } = await openImage(asImageFile(file));
  const size = atlas?.pages[0]?.size;
  return image && size && image.width === size.width && image.height === size.height ? data : undefined;
}

/** An animation of a skin as a unit: as it is, or the sheet that it was cut out of with another grid. */
export function animationIn(
  files: ReadonlyMap<string, Blob>,
  slot: string,
  grid?: SheetGrid,
): DroppedUnit | undefined {
  const isPicture = (path: string): boolean => IMAGE_EXTENSIONS.includes(extensionOf(path));
  const [path = '', content] =
    [...files].find(([one]) =>
      grid
        ? isSource(one) && slotOfSource(one) === slot && !['.json', STILL].includes(extensionOf(one))
        : isPicture(one) && nameOf(one) === slot,
    ) ?? [];
  if (!content) return undefined;
  const file = { path: fileOf(path), content };
  const data = files.get(`${slot}.json`);
  return { kind: 'animation', file, candidates: [slot], ...(grid ? { grid } : data && { data }) };
}
