import type { Size } from '../../image-list';
import type { Area } from '../../rules/pixels';

/** A frame as it lies in a sheet. */
export interface PackedFrame {
  readonly name: string;
  /** Which of the atlas's pages it is on. */
  readonly page: number;
  /** The part of the page that it covers (pixels): of one that lies turned, as wide as the frame is high. */
  readonly area: Area;
  /** How it was turned by a quarter to be packed. */
  readonly turned?: 'clockwise' | 'counterclockwise';
  /** Where the area, turned back, belongs in the whole frame (pixels). */
  readonly offset: { readonly x: number; readonly y: number };
  /** The frame with the transparent edges that were trimmed. */
  readonly whole: Size;
  /** Milliseconds; undefined where the sheet's program knows no time. */
  readonly duration?: number | undefined;
}

export interface AtlasPage {
  /** The name of its file, if the data says. */
  readonly image: string | undefined;
  readonly size: Size | undefined;
}

/** What the data of a sprite sheet says, whatever program wrote it. */
export interface Atlas {
  readonly pages: readonly AtlasPage[];
  /** In the order in which they are shown. */
  readonly frames: readonly PackedFrame[];
  /** Frames that the artist has put together under a name. */
  readonly clips: readonly { readonly name: string; readonly frames: readonly PackedFrame[] }[];
  /** The files that hold the rest of the same sheet, by their names. */
  readonly others: readonly string[];
}

/** Numbers in names count as such: `fish-10` comes after `fish-9`. */
const naturalOrder = new Intl.Collator('en', { numeric: true });

export const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  naturalOrder.compare(one.name, other.name);

const asNumber = (text: string | undefined): number => (text === undefined ? NaN : Number(text));

/** The numbers in attributes or lines of text; undefined unless each is one. */
export function numbersIn<Name extends string>(
  texts: Readonly<Record<string, string | undefined>>,
  names: readonly Name[],
): Record<Name, number> | undefined {
  const read = names.map((name) => [name, asNumber(texts[name])] as const);
  if (read.some(([, value]) => !Number.isFinite(value))) return undefined;
  return Object.fromEntries(read) as Record<Name, number>;
}
