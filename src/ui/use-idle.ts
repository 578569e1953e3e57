import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { whenIdle } from './browser/when-idle';

/** Whether the first page of this visit has been painted and nobody waits for it any more. Once true, it stays so. */
const pageIdle = createStore<boolean>(() => false);

/** What a player does first, at the latest to press something. */
const FIRST_INPUTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

let isWatching = false;

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  const listening = new AbortController();
  const end = (): void => {
    listening.abort();
    pageIdle.setState(true, true);
  };
  for (const type of FIRST_INPUTS)
    window.addEventListener(type, end, { signal: listening.signal, passive: true, capture: true });
  whenIdle(end);
}

/** Whether it is time to load what the first picture doesn't need: the page is idle, or the player has touched it. */
export function useIdle(): boolean {
  useEffect(watch, []);
  return useStore(pageIdle);
}
