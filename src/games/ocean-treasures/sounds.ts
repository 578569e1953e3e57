import { FOURTH_LOWER, usualCues, usualMusic, type GameSounds, type SoundEffect } from '../game-sounds';

const landing = (file: string): SoundEffect => ({ file, volume: 0.6, fromReel: true });

export const sounds: GameSounds = {
  cues: {
    ...usualCues,
    // There are many of them in a row.
    freeSpinStarts: { ...usualCues.reelsStart, volume: 0.3 },
    lineDrawn: { file: 'line', volume: 0.8, fromReel: true },
    linesPay: usualCues.smallWin,
    valueCollected: { file: 'pearl', volume: 0.8, fromReel: true },
    featureBegins: { file: 'dives-begin', volume: 0.85, ducks: true },
    multiplierRises: { file: 'descend', volume: 0.85, ducks: true },
    featureEnds: { file: 'dives-end', volume: 0.8, ducks: true },
  },
  symbols: { shell: landing('shell'), diver: landing('diver') },
  music: [...usualMusic, { file: 'bed-deep', secondRate: FOURTH_LOWER, isDeep: true }],
};
