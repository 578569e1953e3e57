import { createStore } from 'zustand/vanilla';
import { wantsLessMotion } from '../../ui/browser/motion';

/** How long the sea moves after the last input (ms). */
const MOVES_MS = 20_000;

/** The length of a cycle of all that moves, which begins and ends at rest (ms, as in idle-motion.css). */
const CYCLE_MS = 5_000;

/** Whether the sea moves between spins. Style sheets decide what moves. */
export const isSeaMoving = createStore<boolean>(() => false);

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Moves the sea after each input, unless the player wants less motion, until the end of the last cycle within 20 s after it.
 * Nothing waits for that with a timer: the browser reports the end of each cycle.
 *
 * @param page contains all that moves
 * @returns what ends it, with the sea at rest
 */
export function startIdleMotion(page: HTMLElement): () => void {
  let lastInput = 0;
  const begin = ({ timeStamp }: Event): void => {
    if (wantsLessMotion()) return;
    lastInput = timeStamp;
    isSeaMoving.setState(true, true);
  };
  const endCycle = ({ timeStamp }: Event): void => {
    if (timeStamp - lastInput > MOVES_MS - CYCLE_MS) isSeaMoving.setState(false, true);
  };
  for (const input of inputs) window.addEventListener(input, begin, { passive: true });
  page.addEventListener('animationiteration', endCycle);
  return () => {
    for (const input of inputs) window.removeEventListener(input, begin);
    page.removeEventListener('animationiteration', endCycle);
    isSeaMoving.setState(false, true);
  };
}
