import { createContext, use, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { nothingShown, type RoundShow } from '../../stage/round-show';

const createRoundShow = () => createStore<RoundShow>(() => nothingShown);

/** What the stage of a page shows of its machine's round. The stage writes it (`SlotStageProps.onShow`). */
export const RoundShowContext = createContext(createRoundShow());

/** A value for `RoundShowContext`: the same one as long as the page is open. */
export const useNewRoundShow = () => useState(createRoundShow)[0];

/** What the stage of this page shows of its machine's round; at rest, and without a stage, `nothingShown`. */
export const useRoundShow = (): RoundShow => useStore(use(RoundShowContext));
