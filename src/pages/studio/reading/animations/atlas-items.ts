import { sentenceAboutFile } from '../../../../skins/archive/refusal';
import { byName, type Atlas, type Clip, type PackedFrame } from '../../../../skins/frames/formats/atlas';
import { openAtlas } from '../../../../skins/frames/formats/read-atlas';
import { fileOf, folderOf, nameOf } from '../../../../skins/paths';
import { acceptedExtensions } from '../../../../skins/rules/accepted-formats';
import type { DecodePixels } from '../../../../skins/rules/pixels';
import { MANIFEST_FILE } from '../../../../skins/skin-manifest';
import { pictureSlotOf, type SkinSlots } from '../../../../skins/skin-slots';
import { texts } from '../texts';
import { isMotionName, isSlotName, slotsNamed } from './animation-names';
import { endingOf, type DroppedFile } from '../dropped-files';
import { animationOf, type DroppedItem } from '../dropped-items';
import { groupsIn, showDifferentThings, type FrameGroup } from './frame-groups';
import { pictureOf, renamedSheet, type SheetData } from './sheet-pictures';
import { binarySkeletons, skeletonParts } from './skeleton-parts';

/** Sheets with their data, and all that is on them. */
export async function withAtlases(files: readonly DroppedFile[], slots: SkinSlots, decode: DecodePixels) {
  const items: DroppedItem[] = [];
  const problems: string[] = [];
  /** Those with a path are about pictures that wait for a place. */
  const notes: { readonly path?: string; readonly line: string }[] = [];
  const used = new Set<DroppedFile>();
  const data = files.filter(
    (file) =>
      acceptedExtensions.sheetData.includes(endingOf(file)) &&
      fileOf(file.path).toLowerCase() !== MANIFEST_FILE,
  );
  const read: SheetData[] = [];
  const skeletons = [...(await binarySkeletons(files))];
  for (const file of data) {
    const { atlas, problem, skeleton } = await openAtlas(file.content);
    if (skeleton !== undefined) skeletons.push(skeleton);
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
    notes.push({ line: texts.sheetBySize(renamed.sheet.path, renamed.data.path) });
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
    const ofSkeleton = skeletonParts(atlas.frames, skeletons, slots);
    if (ofSkeleton.size > 0) problems.push(texts.problems.skeletonParts(part.file.path, ofSkeleton.size));
    const groups = await groupsIn(part.file, atlas, found, slots, decode);
    const grouped: GroupedSheet = { data: part.file, atlas, groups, pictures: found };
    const things = await thingsOf(grouped, slots, decode);
    const [{ path } = part.file] = found;
    if (things.length > 0) notes.push({ path, line: texts.things(path) });
    const all = itemsOn(grouped, slots, things).filter((item) =>
      item.atlas?.frames.some((frame) => !ofSkeleton.has(frame)),
    );
    const asked = all.filter(({ candidates }) => candidates.length === 0);
    const tooMany = asked.slice(MAX_ASKED);
    const made = all.filter((item) => !tooMany.includes(item));
    items.push(...made);
    if (tooMany.length > 0) problems.push(texts.problems.moreOnSheet(part.file.path, tooMany.length));
    const [only] = made;
    // What the stage plays as it is stays as it is.
    if (parts.length === 1 && only && made.length === 1 && endingOf(part.file) === '.json') {
      items.splice(-1, 1, { ...only, data: part.file.content });
    }
  }
  return { items, problems, notes, used };
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

/** How many drawings of one sheet the artist is asked about at most. */
const MAX_ASKED = 40;

/** A sheet with its data, and its frames by what they're called. */
interface GroupedSheet {
  readonly data: DroppedFile;
  readonly atlas: Atlas;
  readonly groups: readonly FrameGroup[];
  readonly pictures: readonly DroppedFile[];
}

/** The slots of the symbol that a sheet or its data is named after; undefined where neither is. */
const slotsOfSheet = ({ data, pictures }: GroupedSheet, slots: SkinSlots): readonly string[] | undefined =>
  [data, ...pictures.slice(0, 1)]
    .map(({ path }) => slotsNamed(nameOf(path), slots))
    .find(({ length }) => length > 0);

/** The groups of a sheet whose name doesn't say which of several things they are: `fish_red` and `fish_blue`. */
async function thingsOf(sheet: GroupedSheet, slots: SkinSlots, decode: DecodePixels) {
  const { atlas, groups, pictures } = sheet;
  const numbered = groups.filter(({ isOneOfMany }) => isOneOfMany);
  const rows = rowsOfOne(groups, slots);
  if (numbered.length > 0 || !rows) return numbered;
  const isNamed = rows.symbols.length > 0 || slotsOfSheet(sheet, slots) !== undefined;
  if (!isNamed || rows.clips.some(({ name }) => isMotionName(name))) return [];
  if (!(await showDifferentThings(rows.clips, atlas.pages, pictures, decode))) return [];
  return groups.filter(
    ({ name }) => symbolsNamed(name, slots).join() === rows.symbols.join() && !isSlotName(name, slots),
  );
}

/**
 * What is on a sheet: one animation, or each of its drawings and animations. The artist places those with no symbol's name.
 *
 * @param things as `thingsOf` returns them, which the artist places too
 */
function itemsOn(sheet: GroupedSheet, slots: SkinSlots, things: readonly FrameGroup[]): DroppedItem[] {
  const { data, atlas, groups, pictures } = sheet;
  const [file = data] = pictures;
  const item = (
    frames: readonly PackedFrame[],
    candidates: readonly string[],
    kind: DroppedItem['kind'],
  ): DroppedItem => ({
    ...{ kind, file, pictures, candidates },
    atlas: { ...atlas, frames, clips: kind === 'animation' && frames === atlas.frames ? atlas.clips : [] },
  });
  const named = slotsOfSheet(sheet, slots);
  const parts = groups.map((group): DroppedItem => {
    const { name, frames } = group;
    const found = things.includes(group) ? [] : slotsNamed(name, slots);
    const isStill = frames.length === 1;
    const part = item(
      frames,
      isStill ? [...new Set(found.map(pictureSlotOf))] : found,
      isStill ? 'picture' : 'animation',
    );
    // Each is called after itself, as a file in the sheet.
    const path = `${file.path}/${name.replaceAll('/', ' ')}.png`;
    return groups.length > 1 ? { ...part, file: { ...file, path } } : part;
  });
  if (things.length > 0) return parts;
  const rows = rowsOfOne(groups, slots);
  if (rows && (named || rows.symbols.length > 0)) {
    const all = item(rows.frames, named ?? rows.symbols.map(animationOf), 'animation');
    const others = parts.filter((_, index) => groups[index]?.frames.length === 1 && !named);
    return [{ ...all, atlas: { ...atlas, frames: rows.frames, clips: rows.clips } }, ...others];
  }
  const known = parts.filter((part) => part.candidates.length > 0);
  if (groups.length > 1 && known.length > 0) return named ? known : parts;
  const candidates = named ?? known[0]?.candidates ?? [];
  if (atlas.frames.length === 1)
    return [item(atlas.frames, [...new Set(candidates.map(pictureSlotOf))], 'picture')];
  if (groups.length === 1 || atlas.clips.length > 0) return [item(atlas.frames, candidates, 'animation')];
  // Most frames are of one movement; a few more may be on the sheet.
  const [largest] = groups.toSorted((one, other) => other.frames.length - one.frames.length);
  return named && largest && 2 * largest.frames.length > atlas.frames.length
    ? [item(largest.frames, named, 'animation')]
    : parts;
}

/** What stands before the last word of a name. */
const BEFORE_LAST_WORD = /^(.*)[-_ ./]+[^-_ ./]+$/;

/**
 * The groups of a sheet that move, if there are several and they're of one symbol, or named after none: `crab_idle` and
 * `crab_attack`, or `idle` and `attack`.
 */
function rowsOfOne(groups: readonly Clip<PackedFrame>[], slots: SkinSlots) {
  const moving = groups.filter(({ frames }) => frames.length > 1);
  const symbols = moving.map(({ name }) => symbolsNamed(name, slots));
  const [first = []] = symbols;
  if (moving.length < 2 || symbols.some((one) => one.join() !== first.join())) return undefined;
  const names = moving.map(({ name }) => name);
  const start = names.reduce((shared, name) => sharedStart(shared, name));
  const length = /^.*[-_ ./]/.exec(start)?.[0].length ?? 0;
  const clips = moving.map(({ name, frames }) => ({ name: name.slice(length) || name, frames }));
  return { symbols: first, clips, frames: clips.flatMap(({ frames }) => frames) };
}

/** The symbols that frames are named after, whatever their last word says. */
function symbolsNamed(name: string, slots: SkinSlots): readonly string[] {
  const [, stem = ''] = BEFORE_LAST_WORD.exec(name) ?? [];
  const found = slotsNamed(name, slots);
  return [...new Set((found.length > 0 ? found : slotsNamed(stem, slots)).map(pictureSlotOf))];
}

function sharedStart(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}
