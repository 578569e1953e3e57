import type { SheetGrid } from '../../../../skins/frames/sheet-grid';
import { motionOf } from '../../../../skins/skin-slots';
import type { DroppedItem } from '../dropped-items';

/** Frames of a sheet that may be an animation by themselves. */
export interface SheetRow {
  /** As its tag or frames are called; undefined for one that only has a number. */
  readonly name: string | undefined;
  /** Indexes of the sheet's frames, in the order in which they're shown. */
  readonly frames: readonly number[];
}

/** A sheet of several animations of one symbol, and which of them is used for what. */
export interface SheetChoice {
  /** The slot of the symbol that it animates. */
  readonly symbol: string;
  /** The animation of all frames. */
  readonly item: DroppedItem;
  /** How it's cut up, if it came without data. */
  readonly grid: SheetGrid | undefined;
  readonly rows: readonly SheetRow[];
  /** A PNG of all frames in rows of `PICTURED_COLUMNS`, each in a square of `PICTURED_SIDE` pixels. */
  readonly pictures: Blob;
  /** How many frames that shows. */
  readonly count: number;
  /** By the slot of each animation, the index of its row; `WHOLE` for all of them one after the other. */
  readonly chosen: Readonly<Record<string, number>>;
  /** Indexes of frames that no animation shows. */
  readonly leftOut: ReadonlySet<number>;
}

/** In the place of a row: all rows. */
export const WHOLE = -1;

export const PICTURED_SIDE = 96;
export const PICTURED_COLUMNS = 16;
/** What is chosen of a sheet, by the slots: what is shown at rest comes first, because wins begin with that. */
export const chosenItems = (
  choice: SheetChoice,
): readonly { readonly item: DroppedItem; readonly slot: string }[] =>
  Object.entries(choice.chosen)
    .map(([slot, row]) => ({ slot, item: itemOf(choice, row) }))
    .sort((one, other) => Number(motionOf(one.slot) === 'win') - Number(motionOf(other.slot) === 'win'))
    .map(({ slot, item }, index) => ({ slot, item: { ...item, isFirst: index === 0 } }));

/** The frames of a row that aren't left out. */
export function shownFrames({ rows, leftOut }: SheetChoice, row: number): readonly number[] {
  const frames = row === WHOLE ? rows.flatMap((one) => one.frames) : (rows[row]?.frames ?? []);
  return frames.filter((frame) => !leftOut.has(frame));
}

function itemOf(choice: SheetChoice, row: number): DroppedItem {
  const { item, grid } = choice;
  const { data: _, ...whole } = item;
  const { atlas } = whole;
  if (row === WHOLE && choice.leftOut.size === 0 && !item.grid?.frames) return item;
  const frames = shownFrames(choice, row);
  if (atlas) {
    const shown = frames.flatMap((index) => atlas.frames.slice(index, index + 1));
    return { ...whole, atlas: { ...atlas, frames: shown, clips: [] } };
  }
  if (!grid) return { ...whole, frames };
  const { rows, columns } = grid;
  return {
    ...whole,
    grid: row === WHOLE && choice.leftOut.size === 0 ? { rows, columns } : { rows, columns, frames },
  };
}
