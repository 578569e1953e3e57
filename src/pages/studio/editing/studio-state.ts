import type { OwnSkin } from '../../../store/own-skin/own-skin';
import type { NotKeptReason } from '../../../store/own-skin/own-skin-database';
import type { DroppedUnit } from '../reading/dropped-units';

/** What the studio knows. */
export interface StudioState {
  readonly skin: OwnSkin;
  /** What can be undone, newest last: the skin before each change, and a sentence that says what was done to it. */
  readonly past: readonly { readonly skin: OwnSkin; readonly change: string }[];
  /** The id of the game that is shown. */
  readonly game: string;
  /** Dropped files that wait for a place. */
  readonly unassigned: readonly DroppedUnit[];
  /** What was wrong with the last drop: a sentence each. */
  readonly problems: readonly string[];
  /** What was done last: a sentence. */
  readonly news: string;
  /** The names that the last drop has changed. */
  readonly changed: readonly string[];
  readonly isReading: boolean;
  /** Why this browser does not keep the skin; null where it does. */
  readonly notKept: NotKeptReason | null;
}
