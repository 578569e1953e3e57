import { usualCues, usualMusic, type GameSounds } from '../game-sounds';

export const sounds: GameSounds = { cues: usualCues, music: usualMusic };
