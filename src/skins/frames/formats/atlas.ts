import type { Size } from '../../image-list';
import type { Area } from '../../rules/pixels';
import { texts } from '../../texts';

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
  /** Whether its colours are multiplied by their opacity, which PNGs do not know of. */
  readonly isPremultiplied?: boolean;
}

/** Some frames under a name, as an animator marks them: the first and the last, counted from 0. */
export interface Tag {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** `forward`, `reverse`, `pingpong` or `pingpong_reverse`. */
  readonly direction: string;
}

/** The frames under a tag, in the order in which they are shown. */
export function framesUnder<T>({ from, to, direction }: Tag, all: readonly T[]): readonly T[] {
  const forward = all.slice(from, to + 1);
  const backward = forward.toReversed();
  if (direction === 'reverse') return backward;
  if (!direction.startsWith('pingpong')) return forward;
  // Neither end is shown twice.
  const [there, back] = direction === 'pingpong' ? [forward, backward] : [backward, forward];
  return [...there, ...back.slice(1, -1)];
}

export interface Clip<T> {
  readonly name: string;
  readonly frames: readonly T[];
}

/** What animators call a clip that suits a motion, the likeliest first. */
const MOTIONS: Readonly<Record<string, readonly string[]>> = {
  win: ['win', 'victory', 'celebrate', 'cheer', 'happy', 'dance', 'jump', 'swim', 'attack', 'run', 'walk'],
  rest: ['rest', 'idle', 'stand', 'default'],
  land: ['land', 'drop', 'fall', 'impact', 'bounce'],
};

/** The clip for a motion (`win`, `rest` or `land`): that of its name, else the only one, else one whose name begins with a word for it. */
export function chooseClip<T>(clips: readonly Clip<T>[], motion: string): Clip<T> | undefined {
  const begins = (word: string) => clips.find(({ name }) => name.toLowerCase().startsWith(word));
  const named = clips.find(({ name }) => name.toLowerCase() === motion);
  if (named || clips.length < 2) return named ?? clips[0];
  for (const word of MOTIONS[motion] ?? []) {
    const found = begins(word);
    if (found && found.frames.length > 1) return found;
  }
  return undefined;
}

/** The frames of the clip for a motion, or all where there is none. */
export const chooseFrames = <T>(clips: readonly Clip<T>[], all: readonly T[], motion: string): readonly T[] =>
  chooseClip(clips, motion)?.frames ?? all;

/** What the data of a sprite sheet says, whatever program wrote it. */
export interface Atlas {
  readonly pages: readonly AtlasPage[];
  /** In the order in which they are shown. */
  readonly frames: readonly PackedFrame[];
  /** Frames that the artist has put together under a name. */
  readonly clips: readonly Clip<PackedFrame>[];
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

/** A sentence on which of several clips is played, where that is not the one called so. */
export function clipNotes(clips: readonly Clip<unknown>[], motion: string): string[] {
  const clip = chooseClip(clips, motion);
  if (clips.length < 2 || clip?.name.toLowerCase() === motion) return [];
  return [
    clip
      ? texts.animationNotes.clip(clip.name, clips.length)
      : texts.animationNotes.clips(clips.length, motion),
  ];
}
