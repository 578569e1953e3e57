import { BLUR, symbolMotions } from '../games/art-files';
import type { OtherNames } from '../games/for-studio';
import { FIGURES_FONT } from '../games/win-art';
import { isSymbol, namesIn, type GameSymbols, type ImageList } from './image-list';
import { extensionOf, fileOf, nameOf } from './paths';

/**
 * What else people call pictures and sounds that are no symbols, by the file's name: in games like these, and as emoji. Symbols
 * have theirs in each game's `for-studio.ts`.
 */
const SHARED_NAMES: OtherNames = {
  rays: ['lightrays', 'sunrays', 'godrays', 'strahlen', 'rayos', 'raios', 'rayons'],
  burst: ['sunburst', 'starburst', 'shine'],
  comma: ['komma', 'coma', 'virgula', 'virgule'],
  point: ['dot', 'period', 'punkt', 'punto', 'ponto'],
  coin: ['munze', 'muenze', 'moneda', 'moeda', '1fa99'],
  trophy: ['pokal', 'trofeo', 'trofeu', 'trophee', '1f3c6'],
  coins: ['coindrop'],
  'reels-start': [
    ...['reelstart', 'startreel', 'spin', 'spinstart', 'reelspin', 'spinreel', 'spinreels', 'wheelspin'],
  ],
  'bed-water': ['ambient', 'ambience', 'underwater', 'underwaterambience', 'waterambience', 'oceanambience'],
  'reel-land': ['reelstop', 'reelsstop', 'stopreel'],
  'win-small': ['smallwin'],
  'win-good': ['goodwin', 'mediumwin', 'winmedium'],
  'win-big': ['bigwin'],
  'win-huge': ['hugewin', 'megawin', 'winmega'],
  'win-giant': ['giantwin', 'epicwin', 'winepic', 'jackpot', 'jackpotwin', 'winjackpot'],
};

/** What people call folders of figures; each, or its singular, may be in the names of their files. */
export const FIGURE_WORDS: readonly string[] = [
  ...['figures', 'digits', 'numbers', 'numerals', 'nums', 'ziffern', 'zahlen', 'cifras', 'numeros'],
  ...['digitos', 'chiffres', '数字'],
];

/** What the product shows and plays. */
export interface Product {
  readonly images: ImageList;
  readonly symbols: GameSymbols;
  /** The names of the sounds that each game plays, by the game's id. */
  readonly sounds: Readonly<Record<string, readonly string[]>>;
  /** By the game's id. */
  readonly otherNames: Readonly<Record<string, OtherNames>>;
}

/**
 * A slot is a place in a skin for one picture, animation, sound or font: the path of its file without the ending, such as
 * `lucky-fishing/symbols/fish`. These are all slots, which is everything that a skin may replace or add. Animations are sprite
 * sheets, each with its data: `lucky-fishing/symbols/fish.win`. A blur is the picture of a symbol on a turning reel:
 * `lucky-fishing/symbols/fish.blur`.
 */
export interface SkinSlots extends Readonly<
  Record<'images' | 'blurs' | 'animations' | 'sounds' | 'fonts', readonly string[]>
> {
  /** What else people call the picture or sound in a slot. */
  readonly otherNames: OtherNames;
}

/** When a symbol shows what is in a slot: `win` for `lucky-fishing/symbols/fish.win`, `blur` for `…/fish.blur`. Empty for any other slot. */
export const stateOf = (slot: string): string => (isSymbol(slot) ? extensionOf(slot).slice(1) : '');

/** The slot of the symbol whose state a slot is: `lucky-fishing/symbols/fish` for `…/fish.win`. Any other slot as it is. */
export const symbolSlotOf = (slot: string): string => (stateOf(slot) === '' ? slot : nameOf(slot));

export const isBlur = (slot: string): boolean => stateOf(slot) === BLUR;

/** What the animation in a slot is for: `win` in `lucky-fishing/symbols/fish.win`. Empty for any other slot, a blur too. */
export const motionOf = (slot: string): string => (isBlur(slot) ? '' : stateOf(slot));

/** The slot of the picture that an animation moves: `lucky-fishing/symbols/fish` for `…/fish.win`. Any other slot as it is. */
export const pictureSlotOf = (slot: string): string => (motionOf(slot) === '' ? slot : symbolSlotOf(slot));

/** All that a skin may add to the picture of a symbol. */
export const symbolStates = [...symbolMotions, BLUR] as const;

export function skinSlots(product: Product): SkinSlots {
  const images = namesIn(product.images, product.symbols);
  const states = images
    .filter(isSymbol)
    .flatMap((symbol) => symbolStates.map((state) => `${symbol}.${state}`));
  const sounds = soundNamesIn(product.sounds);
  const shared = [...images, ...sounds].filter((slot) => !isSymbol(slot));
  return {
    images,
    blurs: states.filter(isBlur),
    animations: states.filter((slot) => !isBlur(slot)),
    sounds,
    fonts: [FIGURES_FONT],
    otherNames: Object.fromEntries([
      ...shared.map((slot) => [slot, SHARED_NAMES[fileOf(slot)] ?? []] as const),
      ...Object.entries(product.otherNames).flatMap(([game, names]) =>
        Object.entries(names).map(([symbol, others]) => [`${game}/symbols/${symbol}`, others] as const),
      ),
    ]),
  };
}

/** All of them, of every kind. */
export const allSlots = ({ images, blurs, animations, sounds, fonts }: SkinSlots): readonly string[] => [
  ...images,
  ...blurs,
  ...animations,
  ...sounds,
  ...fonts,
];

/** The folders whose names say what the files in them are for: one for each game, `shell`, one for each symbol, and those of figures. */
export const rootFolders = ({ images, sounds }: SkinSlots): string[] => [
  ...new Set([...images, ...sounds].map((name) => name.slice(0, name.indexOf('/')))),
  // The frames of an animation are often in a folder of their own.
  ...images.filter(isSymbol).map(fileOf),
  ...FIGURE_WORDS,
];

export const soundNamesIn = (sounds: Product['sounds']): string[] =>
  Object.entries(sounds).flatMap(([game, names]) => names.map((name) => `${soundFolder(game)}/${name}`));

/** The slot of the picture that stands for a game among others. */
export const gameCardSlot = (game: string): string => `shell/cards/${game}`;

export const soundFolder = (game: string): string => `${game}/sounds`;
