import type { Size } from '../image-list';
import type { Area } from '../rules/pixels';

/** One frame of a sprite sheet. */
export interface SheetFrame extends Area {
  readonly name: string;
  /** Milliseconds; undefined where the sheet's program knows no time. */
  readonly duration: number | undefined;
  /** Whether it lies in the sheet turned by a quarter, or without its transparent edges. */
  readonly isPacked: boolean;
}

/** Some frames of a sheet under a name, as an animator marks them. */
export interface SheetTag {
  readonly name: string;
  /** The first and last of its frames, counted from 0. */
  readonly from: number;
  readonly to: number;
  readonly direction: 'forward' | 'reverse' | 'pingpong' | 'pingpong_reverse';
}

/** What the data beside a sprite sheet says. */
export interface Sheet {
  /** Of the picture; undefined where the data does not say. */
  readonly size: Size | undefined;
  /** In the order of the animation, without tags. */
  readonly frames: readonly SheetFrame[];
  readonly tags: readonly SheetTag[];
}

/** Frames in the order in which they are shown, and how many of them a second. */
export interface FrameSequence {
  readonly frames: readonly SheetFrame[];
  readonly rate: number;
}
