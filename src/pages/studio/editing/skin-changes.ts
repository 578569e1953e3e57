import type { StoreApi } from 'zustand/vanilla';
import type { OwnSkin, SkinNotes } from '../../../store/own-skin/own-skin';
import {
  SkinChangedError,
  SkinNotKeptError,
  type NotKeptReason,
  type OwnSkinStore,
} from '../../../store/own-skin/own-skin-database';
import type { StudioState } from './studio-state';
import { texts } from '../texts';
import { withChange, withoutLast, withSameChange } from './undo-list';

/** Changes the skin of the studio: each change is kept in the browser at once, and can be undone. */
export interface SkinChanges {
  /** @param news what is done, in words */
  readonly change: (next: OwnSkin, news: string, rest?: Partial<StudioState>) => void;
  /** The same, where the last change is taken further if it has the same words. */
  readonly changeFurther: (next: OwnSkin, news: string) => void;
  readonly undo: () => void;
  readonly setNotes: (notes: SkinNotes) => void;
}

/**
 * Keeps the skin of the studio in the store. What another tab has kept since is taken over, as a change that can be
 * undone: so nothing of either tab is lost unseen.
 */
export function createSkinChanges(state: StoreApi<StudioState>, store: OwnSkinStore): SkinChanges {
  const skin = (): OwnSkin => state.getState().skins.now;
  /** The skin that was read last: where nothing was changed since, there is nothing to undo. */
  let taken = skin();
  const takeOver = async (): Promise<void> => {
    try {
      const newer = await store.read();
      const news = texts.news.otherTab;
      const { skins } = state.getState();
      state.setState({
        skins: skins.now === taken ? { ...skins, now: newer } : withChange(skins, newer, news),
        ...{ news, changed: [], notKept: null },
      });
      taken = newer;
    } catch (error) {
      state.setState({ notKept: notKeptReason(error) });
    }
  };
  const keep = (): void => {
    store.write(skin()).then(
      () => state.setState({ notKept: null }),
      (error: unknown) => {
        if (error instanceof SkinChangedError) void takeOver();
        else state.setState({ notKept: notKeptReason(error) });
      },
    );
  };
  store.onExternalWrite(() => void takeOver());

  return {
    change: (next, news, rest = {}) => {
      state.setState(({ skins }) => ({ skins: withChange(skins, next, news), news, changed: [], ...rest }));
      keep();
    },
    changeFurther: (next, news) => {
      state.setState(({ skins }) => ({ skins: withSameChange(skins, next, news), news }));
      keep();
    },
    undo: () => {
      const undone = state.getState().skins.past.at(-1);
      if (!undone) return;
      state.setState(({ skins }) => ({
        skins: withoutLast(skins),
        news: texts.news.undone(undone.change),
        changed: [],
        problems: [],
      }));
      keep();
    },
    setNotes: (notes) => {
      const before = skin().notes;
      const noted = (value: OwnSkin): OwnSkin => (value.notes === before ? { ...value, notes } : value);
      // Undo takes back what was dropped, not what was written since.
      state.setState(({ skins: { now, past } }) => ({
        skins: { now: noted(now), past: past.map((step) => ({ ...step, value: noted(step.value) })) },
      }));
      keep();
    },
  };
}

/** Why a skin could not be kept or read. */
export const notKeptReason = (error: unknown): NotKeptReason =>
  error instanceof SkinNotKeptError ? error.reason : 'failed';
