/** A moment on the stage that a game may answer with a sound. */
export type SoundCue =
  // The reels of a round begin to turn, those of a free spin do, and one of them lands.
  | 'reelsStart'
  | 'freeSpinStarts'
  | 'reelLands'
  // A line that pays is drawn; a spin of a round with free spins has lines that pay; a value reaches its collector.
  | 'lineDrawn'
  | 'linesPay'
  | 'valueCollected'
  // What a round has paid counts up, step by step, and is complete; its coins reach the balance.
  | 'countRises'
  | 'countEnds'
  | 'coinsArrive'
  | 'spinRefused'
  // Free spins begin, get a higher multiplier, and end.
  | 'featureBegins'
  | 'multiplierRises'
  | 'featureEnds'
  // A win of this size is shown.
  | 'smallWin'
  | 'goodWin'
  | 'bigWin'
  | 'hugeWin'
  | 'giantWin';

export interface SoundEffect {
  /** The name of its file in the game's folder of sounds, without the ending. */
  readonly file: string;
  /** How loud it is beside the game's other sounds, 0 to 1. */
  readonly volume: number;
  /** Whether the music is softer meanwhile. */
  readonly ducks?: boolean;
  /** Whether it is heard from the side of its reel; otherwise from the middle. */
  readonly fromReel?: boolean;
}

/** A sound that loops below the effects. It is heard twice, the second time slower. */
export interface MusicLayer {
  readonly file: string;
  /** How fast the second one is, beside the first. */
  readonly secondRate: number;
  /** Whether it rises only with each depth of free spins. */
  readonly isDeep?: boolean;
}

/** What a game answers the stage's moments with. A moment without a sound is silent. */
export interface GameSounds {
  readonly cues: Readonly<Partial<Record<SoundCue, SoundEffect>>>;
  /** Of symbols that light up as their reel lands, by their ids. */
  readonly symbols?: Readonly<Record<string, SoundEffect>>;
  readonly music: readonly MusicLayer[];
}

/** The names of the files of a game's effects, each once. */
export const effectFilesOf = ({ cues, symbols = {} }: Pick<GameSounds, 'cues' | 'symbols'>): string[] => [
  ...new Set([...Object.values(cues), ...Object.values(symbols)].map(({ file }) => file)),
];

/** The names of all files of a game's sounds. `npm run assets:check` knows no others. */
export const soundFilesOf = (sounds: GameSounds): string[] => [
  ...effectFilesOf(sounds),
  ...sounds.music.map(({ file }) => file),
];

const win = (file: string): SoundEffect => ({ file, volume: 0.85, ducks: true });

/** The cues of every game, by the usual names of their files. Files of wins differ in loudness; all others are about equally loud. */
export const usualCues = {
  reelsStart: { file: 'reels-start', volume: 0.6 },
  reelLands: { file: 'reel-land', volume: 0.5, fromReel: true },
  countRises: { file: 'count', volume: 0.5, ducks: true },
  countEnds: { file: 'count-end', volume: 0.7, ducks: true },
  coinsArrive: { file: 'coins', volume: 0.55 },
  spinRefused: { file: 'refusal', volume: 0.7 },
  smallWin: win('win-small'),
  goodWin: win('win-good'),
  bigWin: win('win-big'),
  hugeWin: win('win-huge'),
  giantWin: win('win-giant'),
} as const satisfies GameSounds['cues'];

/** A layer with a pitch is a fourth lower the second time. */
export const FOURTH_LOWER = 2 ** (-5 / 12);
/** The rate of a second copy that meets the first one again only after nine rounds. */
const NOT_TOGETHER = 0.775;

/** The layers of every game's music, by the usual names of their files. */
export const usualMusic: readonly MusicLayer[] = [
  { file: 'bed-water', secondRate: NOT_TOGETHER },
  { file: 'bed-wood', secondRate: NOT_TOGETHER },
  { file: 'bed-bells', secondRate: FOURTH_LOWER },
];
