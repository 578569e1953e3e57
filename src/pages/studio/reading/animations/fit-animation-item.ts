import type { ArtTools } from '../../../../skins/art-tools';
import { openAtlas } from '../../../../skins/frames/formats/read-atlas';
import { writeGrid, type SheetGrid } from '../../../../skins/frames/sheet-grid';
import { extensionOf, fileOf, isSource, nameOf, slotOfSource, sourcePath } from '../../../../skins/paths';
import { crc32 } from '../../../../skins/rules/file-format';
import { IMAGE_EXTENSIONS, openImage } from '../../../../skins/rules/open-image';
import { texts } from '../texts';
import { asImageFile } from '../dropped-files';
import type { DroppedItem, FittedItem } from '../dropped-items';
import { motionOf, pictureSlotOf } from '../../../../skins/skin-slots';

/**
 * Makes an animation fit its slot.
 *
 * @param skin the files beside it: the animation begins with the symbol's picture
 */
export async function fitAnimationItem(
  item: DroppedItem,
  slot: string,
  skin: readonly (readonly [path: string, content: Blob])[],
  { decode, encode, defaultImage }: ArtTools,
): Promise<FittedItem> {
  const { file, pictures = [file], grid, frames } = item;
  const [sheet = file] = pictures;
  const path = slot + extensionOf(sheet.path).toLowerCase();
  const json = `${slot}.json`;
  const data = item.data ?? (item.atlas ? undefined : await dataInSkin(item, skin, json));
  const { atlas = item.atlas, problem } = data ? await openAtlas(data) : {};
  if (problem !== undefined) return { problems: [texts.problems.data(problem)] };

  const symbol = pictureSlotOf(slot);
  const [drawnPath = '', drawn] = (await pictureDrawn(skin, symbol, item.isFirst ? undefined : slot)) ?? [];
  const { fitAnimation } = await import('../../../../skins/frames/fit-animation');
  const fitted = await fitAnimation(
    {
      ...{ motion: motionOf(slot), atlas, grid, frames, isForeign: data === undefined },
      pictures: pictures.map((one) => asImageFile(one, slot)),
    },
    {
      customImage: drawn && (await openImage(asImageFile({ path: drawnPath, content: drawn }, symbol))).image,
      defaultImage: await defaultImage(symbol),
    },
    { decode, encode },
  );
  const problems = [...fitted.imageProblems, ...fitted.dataProblems.map(texts.problems.data)];
  if (problems.length > 0) return { problems };
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

/**
 * The picture that a skin has for a symbol, unless it came with the animation that is now replaced.
 *
 * @param slot of that animation; undefined for any of the symbol
 */
async function pictureDrawn(
  skin: readonly (readonly [path: string, content: Blob])[],
  symbol: string,
  slot: string | undefined,
): Promise<readonly [path: string, content: Blob] | undefined> {
  const picture = skin.find(([path]) => nameOf(path) === symbol);
  const isMark = (path: string): boolean =>
    slot === undefined
      ? extensionOf(path) === STILL && pictureSlotOf(slotOfSource(path)) === symbol
      : path === sourcePath(slot, STILL);
  if (!picture) return undefined;
  const marks = skin.filter(([path]) => isMark(path)).map(([, mark]) => mark);
  return (await isMarked(picture[1], marks)) ? undefined : picture;
}

async function isMarked(picture: Blob, marks: readonly Blob[]): Promise<boolean> {
  const sum = crc32(new Uint8Array(await picture.arrayBuffer()));
  return (await Promise.all(marks.map((mark) => mark.text()))).includes(String(sum));
}

/** Whether a symbol's picture came with the animation in a slot. */
export async function cameWith(
  files: ReadonlyMap<string, Blob>,
  slot: string,
  picture: Blob,
): Promise<boolean> {
  const mark = files.get(sourcePath(slot, STILL));
  return mark !== undefined && isMarked(picture, [mark]);
}

/** The data that the skin has for the sheet in a slot, if a sheet that comes without any is of the same size. */
async function dataInSkin(
  { file, pictures, grid }: DroppedItem,
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

/** An animation of a skin as an item: as it is, or the sheet that it was cut out of with another grid. */
export function animationIn(
  files: ReadonlyMap<string, Blob>,
  slot: string,
  grid?: SheetGrid,
): DroppedItem | undefined {
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
