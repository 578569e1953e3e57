import { usualCues, type GameSounds } from '../../../src/games/game-sounds';

const { reelsStart, reelLands, countRises, coinsArrive, spinRefused, smallWin } = usualCues;
const large = { file: 'win-large', volume: 0.85, ducks: true } as const;

export const sounds: GameSounds = {
  cues: {
    ...{ reelsStart, reelLands, countRises, coinsArrive, spinRefused, smallWin },
    ...{ goodWin: smallWin, bigWin: large, hugeWin: large, giantWin: large },
    valueCollected: { file: 'glass', volume: 0.8, fromReel: true },
    featureBegins: { file: 'tide-rises', volume: 0.85, ducks: true },
    multiplierRises: { file: 'tide-rises', volume: 0.7, ducks: true },
  },
  music: [],
};
