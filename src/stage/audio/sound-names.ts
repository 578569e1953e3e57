import { symbolList, type GameDefinition } from '../../engine/definition';

/** Effects of every game. */
const always = [
  ...(['reels-start', 'reel-land', 'count', 'count-end', 'coins', 'refusal'] as const),
  ...(['win-small', 'win-good', 'win-big', 'win-huge', 'win-giant'] as const),
] as const;
/** Of a game in which several lines may pay at once. */
const ofLines = ['line'] as const;
/** Of a game in which values are collected. */
const ofValues = ['pearl'] as const;
/** Of a game with free spins. */
const ofFeature = ['dives-begin', 'descend', 'dives-end'] as const;
/** Of symbols that light up as their reel lands, by their ids. */
const ofSymbols = ['shell', 'diver', 'chest'] as const;
/** The bed below the effects, in layers that loop. */
const bed = ['bed-water', 'bed-wood', 'bed-bells'] as const;
/** The layer of the bed that rises with each depth of free spins. */
const ofDepths = ['bed-deep'] as const;

/** Every effect that the stage can play, by the name of its file in a game's folder of sounds. */
export type EffectName = (
  | typeof always
  | typeof ofLines
  | typeof ofValues
  | typeof ofFeature
  | typeof ofSymbols
)[number];
/** Every layer of a bed, by the name of its file. */
export type BedName = (typeof bed | typeof ofDepths)[number];
export type SoundName = EffectName | BedName;

type Rules = Pick<GameDefinition, 'symbols' | 'feature' | 'payRule'>;

/** The layers of a game's bed. */
export const bedNamesOf = (game: Pick<Rules, 'feature'>): readonly BedName[] => [
  ...bed,
  ...(game.feature ? ofDepths : []),
];

/** The sound of a symbol that lights up as its reel lands; undefined where it has none. */
export const symbolSound = (symbol: string): EffectName | undefined =>
  ofSymbols.find((name) => name === symbol);

/** The sounds of the moments that a game has. `npm run assets:check` knows no others in the game's folder. */
export const soundNamesOf = (game: Rules): readonly SoundName[] => [
  ...always,
  ...(game.payRule === 'all-lines-from-the-left' ? ofLines : []),
  ...(symbolList(game).some(({ role }) => role === 'value') ? ofValues : []),
  ...ofSymbols.filter((symbol) => symbol in game.symbols),
  ...(game.feature ? ofFeature : []),
  ...bedNamesOf(game),
];
