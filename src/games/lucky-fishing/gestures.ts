import { WHOLE, type Gestures } from '../game-art';

export const gestures: Gestures = {
  // It leaps for joy, all tail.
  fish: [
    { part: WHOLE, y: -14, turn: 7, at: 0, seconds: 0.28, times: 2 },
    { part: 'tail', turn: 15, at: 0, seconds: 0.11, times: 5 },
    { part: 'fin', turn: -20, at: 0.05, seconds: 0.14, times: 4 },
    { part: 'fin-top', turn: 5, at: 0, seconds: 0.28, times: 2 },
  ],
  // It puffs itself up, twice, and blinks at its own size.
  tuna: [
    { part: WHOLE, scale: 1.1, at: 0, seconds: 0.3, times: 2 },
    { part: 'spikes', scale: 1.09, at: 0, seconds: 0.3, times: 2 },
    { part: 'spikes-front', scale: 1.05, at: 0, seconds: 0.3, times: 2 },
    { part: 'eye', scaleY: 0.12, at: 0.45, seconds: 0.07, times: 1 },
    { part: 'eye-far', scaleY: 0.12, at: 0.45, seconds: 0.07, times: 1 },
    { part: 'fin', turn: 18, at: 0, seconds: 0.1, times: 6 },
    { part: 'fin-far', turn: -18, at: 0, seconds: 0.1, times: 6 },
    { part: 'tail', turn: 10, at: 0, seconds: 0.15, times: 4 },
  ],
  // It snaps, and lunges as it does.
  shark: [
    { part: WHOLE, x: -10, turn: -4, at: 0.1, seconds: 0.2, times: 2 },
    { part: 'jaw', turn: -8, at: 0, seconds: 0.14, times: 4 },
    { part: 'tail', turn: 12, at: 0, seconds: 0.18, times: 3 },
    { part: 'fin', turn: 14, at: 0, seconds: 0.22, times: 2 },
  ],
  // Every arm waves, one after the other.
  octopus: [
    { part: 'head', scaleY: 1.06, at: 0, seconds: 0.26, times: 2 },
    { part: 'arm-1', turn: 9, at: 0, seconds: 0.2, times: 3 },
    { part: 'arm-2', turn: 8, at: 0.06, seconds: 0.2, times: 3 },
    { part: 'arm-3', turn: 7, at: 0.12, seconds: 0.2, times: 3 },
    { part: 'arm-4', turn: -7, at: 0.12, seconds: 0.2, times: 3 },
    { part: 'arm-5', turn: -8, at: 0.06, seconds: 0.2, times: 3 },
    { part: 'arm-6', turn: -9, at: 0, seconds: 0.2, times: 3 },
  ],
  // It breathes in, and spouts.
  whale: [
    { part: WHOLE, scaleY: 0.95, at: 0, seconds: 0.16, times: 1 },
    { part: 'spout', scaleY: 0.25, scaleX: 0.8, at: 0, seconds: 0.16, times: 1 },
    { part: 'spout', scaleY: 1.22, scaleX: 1.08, at: 0.34, seconds: 0.24, times: 2 },
    { part: WHOLE, y: -7, at: 0.34, seconds: 0.24, times: 2 },
    { part: 'flukes', turn: -8, at: 0.1, seconds: 0.24, times: 2 },
    { part: 'fin', turn: 12, at: 0.1, seconds: 0.24, times: 2 },
  ],
  // The lid flies open, the heap jumps, and gold shines out.
  treasure: [
    { part: 'lid', turn: 11, at: 0, seconds: 0.16, times: 3 },
    { part: 'coins', y: -9, at: 0.05, seconds: 0.16, times: 3 },
    { part: 'pearl', y: -14, at: 0.08, seconds: 0.2, times: 2 },
    { part: 'glow', scale: 1.18, at: 0, seconds: 0.3, times: 2 },
    { part: 'sparkle', scale: 1.6, turn: 45, at: 0, seconds: 0.24, times: 2 },
    { part: WHOLE, y: -5, at: 0, seconds: 0.16, times: 3 },
  ],
};
