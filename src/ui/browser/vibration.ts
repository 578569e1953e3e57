import { tryOrNull } from './try-or-null';

/** Whether this device can vibrate. Desktop browsers have the function too, and nothing to vibrate. */
export const canVibrate = (): boolean =>
  tryOrNull(() => typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches) ??
  false;

/** Vibrates for a time, or in a pattern of times and pauses (ms). Does nothing if the browser refuses. */
export const vibrate = (pattern: number | number[]): void => void tryOrNull(() => navigator.vibrate(pattern));
