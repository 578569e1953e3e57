import { symbolList, type GameDefinition } from '../../engine/definition';

/** Sounds of every game. */
const always = ['reels-start', 'reel-land', 'win-small', 'win-good', 'win-big', 'coins', 'refusal'] as const;
/** Of a game in which values are collected. */
const ofValues = ['pearl'] as const;
/** Of a game with free spins. */
const ofFeature = ['dives-begin', 'descend', 'dives-end'] as const;

/** Every sound that the stage can play, by the name of its file in a game's folder of sounds. */
export type SoundName = (typeof always | typeof ofValues | typeof ofFeature)[number];

/** The sounds of the moments that a game has. `npm run assets:check` knows no others in the game's folder. */
export const soundNamesOf = (game: Pick<GameDefinition, 'symbols' | 'feature'>): readonly SoundName[] => [
  ...always,
  ...(symbolList(game).some(({ role }) => role === 'value') ? ofValues : []),
  ...(game.feature ? ofFeature : []),
];
