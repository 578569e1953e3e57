import { sentenceAboutFile } from '../../../skins/archive/refusal';
import {
  byName,
  type Atlas,
  type AtlasPage,
  type Clip,
  type PackedFrame,
} from '../../../skins/frames/formats/atlas';
import { openAtlas } from '../../../skins/frames/formats/read-atlas';
import type { Size } from '../../../skins/image-list';
import { matchFile } from '../../../skins/match';
import { extensionOf, fileOf, folderOf, nameOf } from '../../../skins/paths';
import { openImage, SOURCE_EXTENSIONS } from '../../../skins/rules/open-image';
import type { DecodePixels } from '../../../skins/rules/pixels';
import { MANIFEST_FILE } from '../../../skins/skin-manifest';
import type { SkinSlots } from '../../../skins/skin-slots';
import { texts } from './texts';
import { FRAME_NUMBER, isAnimationName, isSlotName, isThingName, slotsNamed } from './animation-names';
import type { DroppedFile } from './dropped-files';
import type { DroppedUnit } from './dropped-units';

/** The endings of files that describe the frames on a sheet. */
export const SHEET_DATA_EXTENSIONS = ['.json', '.xml', '.atlas'];

export const endingOf = ({ path }: DroppedFile): string => extensionOf(path).toLowerCase();
export const isPicture = (file: DroppedFile): boolean => SOURCE_EXTENSIONS.includes(endingOf(file));

interface SheetData {
  readonly file: DroppedFile;
  readonly atlas: Atlas;
}

/** Sheets with their data, and all that is on them. */
export async function withAtlases(files: readonly DroppedFile[], slots: SkinSlots, decode: DecodePixels) {
  const units: DroppedUnit[] = [];
  const problems: string[] = [];
  const notes: string[] = [];
  const used = new Set<DroppedFile>();
  const data = files.filter(
    (file) =>
      SHEET_DATA_EXTENSIONS.includes(endingOf(file)) && fileOf(file.path).toLowerCase() !== MANIFEST_FILE,
  );
  const read: SheetData[] = [];
  for (const file of data) {
    const { atlas, problem } = await openAtlas(file.content);
    if (atlas) read.push({ file, atlas });
    else {
      used.add(file);
      problems.push(sentenceAboutFile(file.path, problem));
    }
  }
  const sheets = new Map<DroppedFile, readonly (DroppedFile | undefined)[]>();
  for (const { file, atlas } of read) {
    const isOnlyPage = atlas.pages.length === 1;
    sheets.set(file, await Promise.all(atlas.pages.map((page) => pictureOf(file, page, isOnlyPage, files))));
  }
  const renamed = await renamedSheet(read, sheets, files, slots);
  if (renamed) {
    sheets.set(renamed.data, [renamed.sheet]);
    notes.push(texts.sheetBySize(renamed.sheet.path, renamed.data.path));
  }
  for (const part of read) {
    if (used.has(part.file)) continue;
    const parts = partsOf(part, read);
    const pictures = parts.flatMap(({ file }) => sheets.get(file) ?? []);
    if (pictures.includes(undefined)) {
      used.add(part.file);
      problems.push(texts.problems.dataAlone(part.file.path));
      continue;
    }
    const found = pictures.filter((picture) => picture !== undefined);
    for (const one of [...parts.map(({ file }) => file), ...found]) used.add(one);
    const atlas = merged(parts.map((one) => one.atlas));
    const all = unitsOn(
      part.file,
      atlas,
      await groupsIn(part.file, atlas, found, slots, decode),
      found,
      slots,
    );
    const asked = all.filter(({ candidates }) => candidates.length === 0);
    const tooMany = asked.slice(MAX_ASKED);
    const made = all.filter((unit) => !tooMany.includes(unit));
    units.push(...made);
    if (tooMany.length > 0) problems.push(texts.problems.moreOnSheet(part.file.path, tooMany.length));
    const [only] = made;
    // What the stage plays as it is stays as it is.
    if (parts.length === 1 && only && made.length === 1 && endingOf(part.file) === '.json') {
      units.splice(-1, 1, { ...only, data: part.file.content });
    }
  }
  return { units, problems, notes, used };
}

/** The data that belongs to one sheet in several files. */
function partsOf({ file, atlas }: SheetData, all: readonly SheetData[]): SheetData[] {
  const others = all.filter(
    (one) => atlas.others.includes(fileOf(one.file.path)) && folderOf(one.file.path) === folderOf(file.path),
  );
  return [{ file, atlas }, ...others.filter((one) => one.file !== file)];
}

function merged(atlases: readonly Atlas[]): Atlas {
  const [first] = atlases;
  if (first && atlases.length === 1) return first;
  let pages = 0;
  const frames: PackedFrame[] = [];
  for (const atlas of atlases) {
    const before = pages;
    frames.push(...atlas.frames.map((frame) => ({ ...frame, page: frame.page + before })));
    pages += atlas.pages.length;
  }
  return {
    pages: atlases.flatMap((atlas) => atlas.pages),
    frames: frames.toSorted(byName),
    clips: [],
    others: [],
  };
}

/**
 * The picture of a page of a sheet: that with the name of the data, if that is the only page, or with the name that the data
 * gives it. Of several the first is meant that has the right size.
 */
async function pictureOf(
  data: DroppedFile,
  { image, size }: AtlasPage,
  isOnlyPage: boolean,
  files: readonly DroppedFile[],
): Promise<DroppedFile | undefined> {
  const pictures = files.filter(isPicture);
  const named = image && fileOf(image.replaceAll('\\', '/')).toLowerCase();
  const isNamed = ({ path }: DroppedFile): boolean => fileOf(path).toLowerCase() === named;
  const isBeside = ({ path }: DroppedFile): boolean => folderOf(path) === folderOf(data.path);
  const isAlike = ({ path }: DroppedFile): boolean =>
    isOnlyPage && nameOf(fileOf(path)) === nameOf(fileOf(data.path));
  const found = [
    ...pictures.filter((picture) => isBeside(picture) && isAlike(picture)),
    ...pictures.filter((picture) => isBeside(picture) && isNamed(picture)),
    ...pictures.filter(isNamed),
    ...pictures.filter(isAlike),
  ];
  if (!size || new Set(found).size < 2) return found[0];
  for (const picture of found) if (await hasSize(picture, size)) return picture;
  return found[0];
}

async function hasSize(picture: DroppedFile, { width, height }: Size): Promise<boolean> {
  const { image } = await openImage({ name: '', extension: endingOf(picture), content: picture.content });
  return image?.width === width && image.height === height;
}

/**
 * The sheet of data that names another file: the only picture of its size, where no other data lacks its sheet. One with the
 * name of another symbol is that symbol.
 *
 * @param sheets what was found for each file of data by its name
 */
async function renamedSheet(
  all: readonly SheetData[],
  sheets: ReadonlyMap<DroppedFile, readonly (DroppedFile | undefined)[]>,
  files: readonly DroppedFile[],
  slots: SkinSlots,
): Promise<{ readonly data: DroppedFile; readonly sheet: DroppedFile } | undefined> {
  const [alone, ...others] = all.filter(({ file }) => sheets.get(file)?.includes(undefined));
  const [page, ...more] = alone?.atlas.pages ?? [];
  if (!alone || !page?.size || others.length + more.length > 0) return undefined;
  const taken = new Set([...sheets.values()].flat());
  const fitting: DroppedFile[] = [];
  for (const file of files.filter((one) => isPicture(one) && !taken.has(one))) {
    if (await hasSize(file, page.size)) fitting.push(file);
  }
  const [sheet, ...rivals] = fitting;
  if (!sheet || rivals.length > 0) return undefined;
  const meant = [alone.file.path, page.image ?? ''].flatMap((path) => slotsNamed(nameOf(path), slots));
  const named = matchFile(sheet.path, slots).candidates;
  const isOther =
    named.length > 0 &&
    meant.length > 0 &&
    !named.some((slot) => meant.some((one) => nameOf(one) === nameOf(slot)));
  return isOther ? undefined : { data: alone.file, sheet };
}

/** How many drawings of one sheet the artist is asked about at most. */
const MAX_ASKED = 40;

/** What is on a sheet: one animation, or each of its drawings and animations. The artist places those with no symbol's name. */
function unitsOn(
  data: DroppedFile,
  atlas: Atlas,
  groups: readonly Clip<PackedFrame>[],
  pictures: readonly DroppedFile[],
  slots: SkinSlots,
): DroppedUnit[] {
  const [file = data] = pictures;
  const unit = (
    frames: readonly PackedFrame[],
    candidates: readonly string[],
    kind: DroppedUnit['kind'],
  ): DroppedUnit => ({
    ...{ kind, file, pictures, candidates },
    atlas: { ...atlas, frames, clips: kind === 'animation' && frames === atlas.frames ? atlas.clips : [] },
  });
  const named = [data, file]
    .map(({ path }) => slotsNamed(nameOf(path), slots))
    .find(({ length }) => length > 0);
  const parts = groups.map(({ name, frames }): DroppedUnit => {
    const found = slotsNamed(name, slots);
    const isStill = frames.length === 1;
    const part = unit(
      frames,
      isStill ? [...new Set(found.map(nameOf))] : found,
      isStill ? 'picture' : 'animation',
    );
    // Each is called after itself, as a file in the sheet.
    const path = `${file.path}/${name.replaceAll('/', ' ')}.png`;
    return groups.length > 1 ? { ...part, file: { ...file, path } } : part;
  });
  const known = parts.filter((part) => part.candidates.length > 0);
  if (groups.length > 1 && known.length > 0) return named ? known : parts;
  const candidates = named ?? known[0]?.candidates ?? [];
  if (atlas.frames.length === 1) return [unit(atlas.frames, [...new Set(candidates.map(nameOf))], 'picture')];
  const isFor = (motion: string) => (one: { readonly name: string }) => one.name.toLowerCase() === motion;
  if (
    ['win', 'rest'].every((motion) => atlas.clips.some(isFor(motion))) &&
    extensionOf(nameOf(data.path)) === ''
  ) {
    // One file for both: each takes its own frames.
    const slotsFor = (motion: string) => candidates.map((slot) => `${nameOf(slot)}.${motion}`);
    return ['win', 'rest'].map((motion) => unit(atlas.frames, slotsFor(motion), 'animation'));
  }
  if (groups.length === 1 || atlas.clips.length > 0) return [unit(atlas.frames, candidates, 'animation')];
  // Most frames are of one movement; a few more may be on the sheet.
  const [largest] = groups.toSorted((one, other) => other.frames.length - one.frames.length);
  return named && largest && 2 * largest.frames.length > atlas.frames.length
    ? [unit(largest.frames, named, 'animation')]
    : parts;
}

/** Frames that belong together: those of clips that are named after symbols, else those whose names differ by a number. */
async function groupsIn(
  data: DroppedFile,
  { frames, clips, pages }: Atlas,
  pictures: readonly DroppedFile[],
  slots: SkinSlots,
  decode: DecodePixels,
): Promise<readonly Clip<PackedFrame>[]> {
  if (clips.filter(({ name }) => slotsNamed(name, slots).length > 0).length > 1) return clips;
  const numbered = new Map<string, NumberedFrame[]>();
  for (const frame of frames) {
    const name = nameOf(frame.name.replaceAll('\\', '/')) || frame.name;
    const [, stem = name, number] = (isSlotName(name, slots) ? undefined : FRAME_NUMBER.exec(name)) ?? [];
    numbered.set(stem, [...(numbered.get(stem) ?? []), { name, number: Number(number), frame }]);
  }
  const isAnimation = [data.path, ...pictures.map(({ path }) => path)].some(isAnimationName);
  const groups: Clip<PackedFrame>[] = [];
  for (const [stem, members] of numbered) {
    const own = members.map(({ frame }) => frame);
    const isWhole =
      isMovement(members) &&
      (!isThingName(stem) ||
        (isSequence(members) && (isAnimation || (await areTrimmedAlike(own, pages, pictures, decode)))));
    if (isWhole) groups.push({ name: stem.replace(/[-_ ./]+$/, '') || stem, frames: own });
    else groups.push(...members.map(({ name, frame }) => ({ name, frames: [frame] })));
  }
  return groups;
}

interface NumberedFrame {
  readonly name: string;
  readonly number: number;
  readonly frame: PackedFrame;
}

/** How far apart the numbers of frames are on average at most: programs leave out frames that are alike. */
const MAX_STEP = 3;

/** Whether drawings whose names differ by a number are one that moves: of one size, or three and more with running numbers. */
function isMovement(members: readonly NumberedFrame[]): boolean {
  return (
    members.length > 1 &&
    (isOneSize(members) || (spanOf(members) <= MAX_STEP * (members.length - 1) && members.length > 2))
  );
}

/** Whether drawings are numbered without a gap and of one size. */
const isSequence = (members: readonly NumberedFrame[]): boolean =>
  isOneSize(members) && spanOf(members) === members.length - 1;

const isOneSize = (members: readonly NumberedFrame[]): boolean =>
  new Set(members.map(({ frame: { whole } }) => `${whole.width} ${whole.height}`)).size === 1;

const spanOf = (members: readonly NumberedFrame[]): number => {
  const numbers = members.map(({ number }) => number);
  return Math.max(...numbers) - Math.min(...numbers);
};

/** Whether frames were trimmed, as those of a movement are, which leave room around what moves, and show one thing. */
async function areTrimmedAlike(
  frames: readonly PackedFrame[],
  pages: readonly AtlasPage[],
  pictures: readonly DroppedFile[],
  decode: DecodePixels,
): Promise<boolean> {
  const isTrimmed = frames.some(({ area, whole }) => area.width * area.height < whole.width * whole.height);
  if (!isTrimmed) return false;
  const { showOneThing } = await import('../../../skins/frames/unlike');
  const files = pictures.map((file) => ({ name: '', extension: endingOf(file), content: file.content }));
  // What is wrong with a page, its own check says.
  return showOneThing(files, decode, { frames, pages }).catch(() => false);
}
