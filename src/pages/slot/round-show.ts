import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { nothingShown, type RoundShow } from '../../stage/round-show';

const roundShow = createStore<RoundShow>(() => nothingShown);

/** Called by the stage of the game page that is open. */
export const setRoundShow = (show: RoundShow): void => roundShow.setState(show);

/** What the stage of this page shows of its machine's round. */
export const useRoundShow = (): RoundShow => useStore(roundShow);
