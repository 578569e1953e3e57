import type { OwnSkin } from '../../../store/own-skin/own-skin';
import type { NotKeptReason } from '../../../store/own-skin/own-skin-database';
import type { DroppedUnit } from '../reading/dropped-units';
import type { UndoList } from './undo-list';

/** What the studio shows. */
export interface StudioState {
  readonly skins: UndoList<OwnSkin>;
  /** What waits for a place. */
  readonly doubtful: readonly DroppedUnit[];
  /** What was wrong with the last drop: a sentence each. */
  readonly problems: readonly string[];
  /** What was done last, in words. */
  readonly news: string;
  /** The names that the last drop has changed. */
  readonly changed: readonly string[];
  readonly isReading: boolean;
  /** Why the skin is not kept in this browser; null where it is. */
  readonly notKept: NotKeptReason | null;
}
