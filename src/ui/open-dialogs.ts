import { createStore } from 'zustand/vanilla';

/** How many modal dialogs are open: nothing behind them can be reached, and little be seen. */
export const openDialogs = createStore<number>(() => 0);
