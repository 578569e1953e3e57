import { PRINTED, WHOLE, type Gestures, type Movement } from '../../../src/games/game-art';

const blink: readonly Movement[] = [
  { part: 'eye', scaleY: 0.12, at: 0.5, seconds: 0.07, times: 1 },
  { part: 'eye-far', scaleY: 0.12, at: 0.5, seconds: 0.07, times: 1 },
];

/** A piece of sea glass swings on its wire, and its value leaps to the eye. */
const glass: readonly Movement[] = [
  { part: 'glass', turn: 5, at: 0, seconds: 0.26, times: 2 },
  { part: PRINTED, scale: 1.1, at: 0.06, seconds: 0.24, times: 2 },
];

export const gestures: Gestures = {
  limpet: [{ part: 'shell', y: -10, turn: 4, at: 0, seconds: 0.26, times: 2 }, ...blink],
  mussel: [
    { part: 'shell', turn: 4, at: 0, seconds: 0.2, times: 3 },
    { part: 'shell-back', turn: -4, at: 0, seconds: 0.2, times: 3 },
    ...blink,
  ],
  winkle: [{ part: 'head', x: -8, turn: -5, at: 0, seconds: 0.26, times: 2 }, ...blink],
  shrimp: [
    { part: 'tail', turn: 9, at: 0, seconds: 0.12, times: 5 },
    { part: 'feelers', turn: 7, at: 0.05, seconds: 0.2, times: 3 },
    ...blink,
  ],
  goby: [
    { part: WHOLE, x: -10, at: 0, seconds: 0.26, times: 2 },
    { part: 'tail', turn: 14, at: 0, seconds: 0.11, times: 5 },
    ...blink,
  ],
  hermit: [
    { part: 'claw', turn: -12, at: 0, seconds: 0.18, times: 3 },
    { part: WHOLE, y: -8, at: 0, seconds: 0.26, times: 2 },
    ...blink,
  ],
  wave: [
    { part: 'crest', turn: 3, at: 0, seconds: 0.28, times: 2 },
    { part: 'drops', y: -10, at: 0, seconds: 0.24, times: 2 },
  ],
  'glass-2': glass,
  'glass-5': glass,
  gull: [
    { part: 'wing', turn: 8, at: 0, seconds: 0.16, times: 4 },
    { part: 'beak', turn: -6, at: 0.1, seconds: 0.16, times: 3 },
  ],
  moon: [
    { part: 'halo', scale: 1.08, at: 0, seconds: 0.28, times: 2 },
    { part: 'stars', turn: 6, at: 0, seconds: 0.28, times: 2 },
  ],
};
