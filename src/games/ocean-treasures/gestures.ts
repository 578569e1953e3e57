import { PRINTED, WHOLE, type Gestures, type Movement } from '../game-art';

/** A pearl swells in its setting, and its value leaps to the eye. */
const pearl: readonly Movement[] = [
  { part: 'pearl', scale: 1.08, at: 0, seconds: 0.24, times: 2 },
  { part: PRINTED, scale: 1.1, at: 0.06, seconds: 0.24, times: 2 },
  { part: 'setting', turn: 6, at: 0, seconds: 0.3, times: 2 },
];

export const gestures: Gestures = {
  // It waves with one arm after the other, all around.
  starfish: [
    { part: 'arm-1', turn: 12, at: 0, seconds: 0.16, times: 3 },
    { part: 'arm-2', turn: 12, at: 0.07, seconds: 0.16, times: 3 },
    { part: 'arm-3', turn: 12, at: 0.14, seconds: 0.16, times: 3 },
    { part: 'arm-4', turn: 12, at: 0.21, seconds: 0.16, times: 3 },
    { part: 'arm-5', turn: 12, at: 0.28, seconds: 0.16, times: 3 },
    { part: 'eye', scaleY: 0.12, at: 0.5, seconds: 0.07, times: 1 },
    { part: 'eye-far', scaleY: 0.12, at: 0.5, seconds: 0.07, times: 1 },
    { part: WHOLE, turn: -5, at: 0, seconds: 0.3, times: 2 },
  ],
  // It bows, its fins whirring.
  seahorse: [
    { part: WHOLE, y: -8, turn: -4, at: 0, seconds: 0.3, times: 2 },
    { part: 'head', turn: -9, at: 0.05, seconds: 0.3, times: 2 },
    { part: 'tail', turn: 9, at: 0, seconds: 0.3, times: 2 },
    { part: 'fin', scaleX: 0.8, turn: 6, at: 0, seconds: 0.08, times: 7 },
    { part: 'fin-front', turn: 14, at: 0, seconds: 0.1, times: 6 },
  ],
  // It lifts its claws and dances from leg to leg.
  crab: [
    { part: WHOLE, x: -7, at: 0, seconds: 0.16, times: 4 },
    { part: 'claw-left', turn: 16, at: 0, seconds: 0.2, times: 3 },
    { part: 'claw-right', turn: -16, at: 0.1, seconds: 0.2, times: 3 },
    { part: 'legs-left', turn: -6, at: 0, seconds: 0.12, times: 5 },
    { part: 'legs-right', turn: 6, at: 0.06, seconds: 0.12, times: 5 },
    { part: 'stalks', scaleY: 1.08, at: 0.1, seconds: 0.24, times: 2 },
    { part: 'eye', scaleY: 0.12, at: 0.6, seconds: 0.07, times: 1 },
    { part: 'eye-far', scaleY: 0.12, at: 0.6, seconds: 0.07, times: 1 },
  ],
  // It darts ahead and fans out its fins.
  angelfish: [
    { part: WHOLE, x: -11, at: 0, seconds: 0.28, times: 2 },
    { part: 'tail', turn: 14, scaleX: 0.9, at: 0, seconds: 0.11, times: 5 },
    { part: 'fin-top', turn: 6, scaleY: 1.06, at: 0, seconds: 0.28, times: 2 },
    { part: 'fin-low', turn: -6, scaleY: 1.06, at: 0, seconds: 0.28, times: 2 },
    { part: 'feelers', turn: 10, at: 0.05, seconds: 0.24, times: 2 },
    { part: 'fin', turn: 18, at: 0, seconds: 0.12, times: 5 },
  ],
  // Two strokes with all flippers, the neck stretched out.
  turtle: [
    { part: WHOLE, y: -9, x: -6, at: 0, seconds: 0.3, times: 2 },
    { part: 'head', turn: 7, x: -4, at: 0.05, seconds: 0.3, times: 2 },
    { part: 'flipper', turn: 20, at: 0, seconds: 0.3, times: 2 },
    { part: 'flipper-far', turn: -16, at: 0, seconds: 0.3, times: 2 },
    { part: 'flipper-back', turn: 12, at: 0.1, seconds: 0.28, times: 2 },
    { part: 'tail', turn: 10, at: 0, seconds: 0.2, times: 3 },
    { part: 'eye', scaleY: 0.12, at: 0.6, seconds: 0.07, times: 1 },
  ],
  // Its wings beat, slowly, and lift it.
  manta: [
    { part: WHOLE, y: -10, at: 0.08, seconds: 0.32, times: 2 },
    { part: 'wing-left', turn: 11, scaleY: 0.92, at: 0, seconds: 0.32, times: 2 },
    { part: 'wing-right', turn: -11, scaleY: 0.92, at: 0, seconds: 0.32, times: 2 },
    { part: 'tail', turn: 9, at: 0.08, seconds: 0.24, times: 2 },
    { part: 'horn-left', turn: -8, at: 0, seconds: 0.24, times: 2 },
    { part: 'horn-right', turn: 8, at: 0, seconds: 0.24, times: 2 },
  ],
  // The lid flies open, the heap jumps, and gold shines out.
  chest: [
    { part: 'lid', scaleY: 1.1, y: -4, at: 0, seconds: 0.16, times: 3 },
    { part: 'coins', y: -8, at: 0.05, seconds: 0.16, times: 3 },
    { part: 'pearl', y: -12, at: 0.08, seconds: 0.2, times: 2 },
    { part: 'glow', scale: 1.16, at: 0, seconds: 0.3, times: 2 },
    { part: 'sparkle', scale: 1.2, turn: 14, at: 0, seconds: 0.24, times: 2 },
    { part: WHOLE, y: -5, at: 0, seconds: 0.16, times: 3 },
  ],
  // It stretches its arms, and its ring shines.
  octopus: [
    { part: 'head', scaleY: 1.06, at: 0, seconds: 0.28, times: 2 },
    { part: 'arm-1', turn: 10, scale: 1.08, at: 0, seconds: 0.28, times: 2 },
    { part: 'arm-2', turn: 8, scale: 1.08, at: 0.05, seconds: 0.28, times: 2 },
    { part: 'arm-3', turn: 6, scale: 1.08, at: 0.1, seconds: 0.28, times: 2 },
    { part: 'arm-4', turn: -6, scale: 1.08, at: 0.1, seconds: 0.28, times: 2 },
    { part: 'arm-5', turn: -8, scale: 1.08, at: 0.05, seconds: 0.28, times: 2 },
    { part: 'arm-6', turn: -10, scale: 1.08, at: 0, seconds: 0.28, times: 2 },
    { part: 'ring', scale: 1.03, at: 0, seconds: 0.28, times: 2 },
    { part: 'glow', scale: 1.08, at: 0, seconds: 0.28, times: 2 },
  ],
  'pearl-2': pearl,
  'pearl-3': pearl,
  'pearl-5': pearl,
  'pearl-10': pearl,
  'pearl-25': [...pearl, { part: 'glow', scale: 1.12, at: 0, seconds: 0.3, times: 2 }],
  // He nods, looks around, and his lamp flares up.
  diver: [
    { part: WHOLE, turn: 4, y: 3, at: 0, seconds: 0.22, times: 3 },
    { part: 'face', turn: 5, at: 0.05, seconds: 0.22, times: 3 },
    { part: 'eye', x: -4, at: 0.1, seconds: 0.25, times: 2 },
    { part: 'eye-far', x: -4, at: 0.1, seconds: 0.25, times: 2 },
    { part: 'hose', turn: 8, at: 0, seconds: 0.22, times: 3 },
    { part: 'glow', scale: 1.35, at: 0, seconds: 0.16, times: 4 },
    { part: 'lamp', scale: 1.1, at: 0, seconds: 0.16, times: 4 },
  ],
  // It opens wider, twice, and light comes out of it.
  shell: [
    { part: 'lid', scaleY: 1.1, y: -4, at: 0, seconds: 0.28, times: 2 },
    { part: 'glow', scale: 1.25, at: 0, seconds: 0.28, times: 2 },
    { part: 'glow-back', scale: 1.12, at: 0, seconds: 0.28, times: 2 },
    { part: 'sparkle', scale: 1.12, turn: 14, at: 0, seconds: 0.24, times: 2 },
    { part: 'bowl', scaleY: 0.95, at: 0, seconds: 0.28, times: 2 },
  ],
};
