import { emptyRaster, blit } from '../../../../skins/fit/raster';
import { withoutPlainBackground } from '../../../../skins/frames/background';
import { scaled } from '../../../../skins/frames/drawing';
import {
  chooseClip,
  framesUnder,
  type Atlas,
  type PackedFrame,
} from '../../../../skins/frames/formats/atlas';
import {
  atlasSource,
  drawnSource,
  gridSource,
  type FrameSource,
} from '../../../../skins/frames/frame-source';
import { squareAround } from '../../../../skins/frames/likeness';
import { isMoving } from '../../../../skins/frames/moving-picture';
import { isAseprite, readAseprite } from '../../../../skins/frames/movies/aseprite';
import { framesOn, openPage } from '../../../../skins/frames/pages';
import { cellsIn, findGrid, isDrawn, type SheetGrid } from '../../../../skins/frames/sheet-grid';
import { judgeRows } from '../../../../skins/frames/sheet-rows';
import { upright } from '../../../../skins/fit/upright';
import { fileOf, nameOf } from '../../../../skins/paths';
import type { Area, Coders, Pixels } from '../../../../skins/rules/pixels';
import { motionOf, pictureSlotOf, type SkinSlots } from '../../../../skins/skin-slots';
import { asImageFile, type DroppedFile } from '../dropped-files';
import type { DroppedItem } from '../dropped-items';
import { PICTURED_COLUMNS, PICTURED_SIDE, WHOLE, type SheetChoice, type SheetRow } from './sheet-choice';

/** So many frames are shown to choose from at most. */
const MAX_PICTURED = 256;
/** So many things on a sheet are asked about at most. */
const MAX_THINGS = 40;
/** A picture whose name says nothing is a sheet of things if it shows at least so many. */
const MIN_THINGS = 4;
/** And if neither of its sides is longer (pixels). */
const MAX_THINGS_SIDE = 4096;

/** What lies on a sheet: rows to choose from, or things that are a picture or an animation each. */
type OpenedSheet =
  | { readonly choice: SheetChoice; readonly things?: never }
  | { readonly things: readonly DroppedItem[]; readonly choice?: never };

interface Frames {
  readonly source: FrameSource;
  readonly rows: readonly SheetRow[];
  readonly grid?: SheetGrid;
}

/**
 * Looks for several animations on a sheet; undefined where there is one.
 *
 * @param item an animation, as `resolveItem` returns it
 * @param slot its slot, which is used for what has no name that says otherwise
 * @param before choices that were made of earlier files: of the same file, the same is chosen again
 */
export async function openSheet(
  item: DroppedItem,
  slot: string,
  slots: SkinSlots,
  coders: Coders,
  before: readonly SheetChoice[] = [],
): Promise<OpenedSheet | undefined> {
  if (item.kind !== 'animation' || motionOf(slot) === '') return undefined;
  const frames = await framesOf(item, coders);
  if (!frames || frames.source.durations.length > MAX_PICTURED) return undefined;
  const { source, rows, grid } = frames;
  const shown = grid
    ? await judgeRows(
        source,
        rows.map((row) => row.frames),
      )
    : 'several';
  if (grid && !item.grid && shown.startsWith('things')) {
    return { things: thingsOn(item.file, await sheetOf(item.file, coders), frames, shown) };
  }
  // A strip that was cut by hand may have frames to leave out.
  if (rows.filter(moves).length < (item.grid ? 1 : 2)) return undefined;
  const pictures = await picturesOf(source, coders);
  const known = before.find((one) => isSameSheet(one, item, slot, rows));
  return {
    choice: {
      ...{ symbol: pictureSlotOf(slot), item, grid, rows, pictures },
      count: source.durations.length,
      chosen:
        known?.chosen ??
        likelyRows(rows, slot, slots, item.grid ? rowOf(item.grid, rows) : shown === 'one' ? WHOLE : 0),
      leftOut: known?.leftOut ?? new Set(leftOutBy(item.grid, rows)),
    },
  };
}

/**
 * The things on a picture that has no symbol's name, such as a sheet of icons, after the picture itself; undefined where it
 * shows one thing.
 */
export async function thingsOnPicture(
  file: DroppedFile,
  coders: Coders,
): Promise<readonly DroppedItem[] | undefined> {
  const sheet = await sheetOf(file, coders, MAX_THINGS_SIDE);
  const found = sheet && findGrid(sheet);
  if (!sheet || !found || found.isGuess) return undefined;
  const frames = cutBy(sheet, found.grid);
  const cells = frames.rows.flatMap((row) => row.frames);
  if (cells.length < MIN_THINGS) return undefined;
  const shown = await judgeRows(
    frames.source,
    frames.rows.map((row) => row.frames),
  );
  if (!shown.startsWith('things')) return undefined;
  return [{ kind: 'picture', file, candidates: [] }, ...thingsOn(file, sheet, frames, shown)];
}

async function framesOf(item: DroppedItem, coders: Coders): Promise<Frames | undefined> {
  const { file, atlas, pictures = [file] } = item;
  if (atlas) return atlas.clips.length > 1 ? framesIn(atlas, pictures, coders) : undefined;
  if (pictures.length > 1 || item.data) return undefined;
  const bytes = new Uint8Array(await file.content.arrayBuffer());
  if (isAseprite(bytes)) {
    const { frames, durations, tags } = readAseprite(bytes);
    const indexes = [...frames.keys()];
    const source = drawnSource(frames.map((picture, index) => ({ picture, duration: durations[index] })));
    const rows = tags.map((tag) => ({ name: tag.name, frames: framesUnder(tag, indexes) }));
    return { source, rows: rows.filter(moves) };
  }
  if (isMoving(bytes)) return undefined;
  const sheet = await sheetOf(file, coders);
  const grid = item.grid ?? (sheet && findGrid(sheet)?.grid);
  return sheet && grid && cutBy(sheet, grid);
}

const moves = ({ frames }: SheetRow): boolean => frames.length > 1;

async function framesIn(
  atlas: Atlas,
  files: readonly DroppedFile[],
  coders: Coders,
): Promise<Frames | undefined> {
  const opened = (await Promise.all(files.map((file) => openPage(asImageFile(file))))).flatMap(
    ({ image }) => image ?? [],
  );
  const { frames, problem } = framesOn(atlas.frames, atlas.pages, opened);
  // What is wrong with it, the check of animations says.
  if (problem !== undefined) return undefined;
  const rows = atlas.clips.map((clip) => ({
    name: clip.name,
    frames: clip.frames.map((frame) => atlas.frames.indexOf(frame)),
  }));
  return { source: atlasSource(frames, atlas.pages, opened, coders.decode), rows: rows.filter(moves) };
}

/** The pixels of a sheet without data; undefined where they can't be read, or a side is longer than `maxSide` (pixels). */
async function sheetOf(file: DroppedFile, coders: Coders, maxSide = Infinity): Promise<Pixels | undefined> {
  try {
    const { image } = await openPage(asImageFile(file));
    if (!image || Math.max(image.width, image.height) > maxSide) return undefined;
    const shown = (await upright(image, coders)) ?? image;
    const pixels = await coders.decode(shown, shown);
    return withoutPlainBackground(pixels) ?? pixels;
  } catch {
    // The check of pictures says why.
    return undefined;
  }
}

/** All cells of a grid as frames, and as its rows those that show something. */
function cutBy(sheet: Pixels, { rows, columns }: SheetGrid): Frames & { readonly grid: SheetGrid } {
  const cells = cellsIn(sheet, { rows, columns });
  const lines = Array.from({ length: rows }, (_, row): SheetRow => {
    const own = Array.from({ length: columns }, (__, column) => row * columns + column);
    return { name: undefined, frames: own.filter((index) => isSeenIn(sheet, cells[index])) };
  });
  return {
    source: {
      durations: cells.map(() => undefined),
      pictureAt: async (index) => gridSource(sheet, { rows, columns, frames: [index] }).pictureAt(0),
    },
    rows: lines.filter(({ frames }) => frames.length > 0),
    grid: { rows, columns },
  };
}

const isSeenIn = (sheet: Pixels, cell: Area | undefined): boolean =>
  cell !== undefined && isDrawn(sheet, cell);

/** A picture or an animation for each thing on a sheet, called after its row and column. */
function thingsOn(
  file: DroppedFile,
  sheet: Pixels | undefined,
  { rows, grid }: Frames,
  shown: string,
): readonly DroppedItem[] {
  const cells = sheet && grid ? cellsIn(sheet, grid) : [];
  const groups =
    shown === 'things in rows'
      ? rows.map((row) => row.frames)
      : rows.flatMap((row) => row.frames.map((index) => [index]));
  return groups.slice(0, MAX_THINGS).map((own, index): DroppedItem => {
    const path = `${file.path}/${nameOf(fileOf(file.path))} ${index + 1}.png`;
    const frames = own.flatMap((cell): PackedFrame[] => {
      const area = cells[cell];
      return area ? [{ name: String(cell), page: 0, area, offset: { x: 0, y: 0 }, whole: area }] : [];
    });
    return {
      kind: frames.length > 1 ? 'animation' : 'picture',
      file: { path, content: file.content },
      pictures: [file],
      atlas: { pages: [{ image: undefined, size: undefined }], frames, clips: [], others: [] },
      candidates: [],
    };
  });
}

/**
 * The row for each animation of the symbol by its name.
 *
 * @param usual the row for `slot` if no name says which
 */
function likelyRows(
  rows: readonly SheetRow[],
  slot: string,
  { animations }: SkinSlots,
  usual: number,
): Readonly<Record<string, number>> {
  const clips = rows.map(({ name = '', frames }) => ({ name, frames }));
  const own = animations.filter((one) => pictureSlotOf(one) === pictureSlotOf(slot));
  const chosen = Object.fromEntries(
    own.flatMap((one) => {
      const clip = chooseClip(clips, motionOf(one));
      return clip ? [[one, clips.indexOf(clip)] as const] : [];
    }),
  );
  const used = Object.values(chosen);
  const left = rows.findIndex((_, index) => !used.includes(index));
  return { [slot]: used.length > 0 ? Math.max(0, left) : usual, ...chosen };
}

/** The row of which a grid takes frames. */
const rowOf = ({ frames }: SheetGrid, rows: readonly SheetRow[]): number =>
  frames || rows.length === 1
    ? rows.findIndex((row) => frames?.every((frame) => row.frames.includes(frame)) ?? true)
    : WHOLE;

/** The frames that a grid leaves out of rows of which it shows any. */
const leftOutBy = (grid: SheetGrid | undefined, rows: readonly SheetRow[]): readonly number[] =>
  grid?.frames
    ? rows
        .filter(({ frames }) => frames.some((frame) => grid.frames?.includes(frame)))
        .flatMap(({ frames }) => frames.filter((frame) => !grid.frames?.includes(frame)))
    : [];

const isSameSheet = (one: SheetChoice, item: DroppedItem, slot: string, rows: readonly SheetRow[]): boolean =>
  one.item.file.path === item.file.path &&
  one.symbol === pictureSlotOf(slot) &&
  one.rows.map(({ name }) => name ?? '').join() === rows.map(({ name }) => name ?? '').join();

async function picturesOf(source: FrameSource, { encode }: Coders): Promise<Blob> {
  const count = source.durations.length;
  const columns = Math.min(count, PICTURED_COLUMNS);
  const all = emptyRaster({
    width: columns * PICTURED_SIDE,
    height: Math.ceil(count / columns) * PICTURED_SIDE,
  });
  for (let index = 0; index < count; index++) {
    const picture = await source.pictureAt(index);
    const corner = { x: (index % columns) * PICTURED_SIDE, y: Math.floor(index / columns) * PICTURED_SIDE };
    const isSmall = Math.max(picture.width, picture.height) < PICTURED_SIDE;
    blit(all, scaled(picture, squareAround(picture), PICTURED_SIDE, isSmall), corner);
  }
  return new Blob([(await encode(all, 'png')).bytes], { type: 'image/png' });
}
