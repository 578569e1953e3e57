import type { ArtFiles, FontSource } from './art-files';

/** The folder of a skin with what large wins of all games are shown by. */
const WINS = 'shell/wins';

const FIGURES = `${WINS}/figures`;

/** Whether large wins of all games are shown by what is in a slot of a skin. */
export const isForWins = (slot: string): boolean => slot.startsWith(`${WINS}/`);

/** The place in a skin of the font in which sums are written. */
export const FIGURES_FONT = `${FIGURES}/font`;

const DIGITS = Array.from('0123456789');

/** What a sum is written with, by the names of the pictures. */
export const figureNames: readonly string[] = [...DIGITS, 'comma', 'point'];

/** The place in a skin of the picture of a figure. */
export const figureSlot = (name: string): string => `${FIGURES}/${name}`;

/** How a skin shows large wins: addresses of its pictures. What it lacks is drawn by stage.css. */
export interface WinArt {
  /** Light over the page. */
  readonly rays?: string | undefined;
  /** Turns behind the sum. */
  readonly burst?: string | undefined;
  /** A plate behind the title. */
  readonly title?: string | undefined;
  /** The pictures of figures by their names: all ten digits, or none at all. */
  readonly figures: ReadonlyMap<string, string>;
  /** Writes the sum where there are no pictures of figures. */
  readonly font?: FontSource | undefined;
}

/** The digits that a skin with some figures lacks: it shows none of them before it has all. @param has whether it has a slot */
export function missingDigits(has: (slot: string) => boolean): readonly string[] {
  if (!figureNames.some((name) => has(figureSlot(name)))) return [];
  return DIGITS.filter((digit) => !has(figureSlot(digit)));
}

export function winArtOf({ images, fonts }: Pick<ArtFiles, 'images' | 'fonts'>): WinArt {
  const all = figureNames.flatMap((name) => {
    const address = images[figureSlot(name)];
    return address === undefined ? [] : [[name, address] as const];
  });
  const isWhole = missingDigits((slot) => images[slot] !== undefined).length === 0;
  return {
    rays: images[`${WINS}/rays`],
    burst: images[`${WINS}/burst`],
    title: images[`${WINS}/title`],
    figures: new Map(isWhole ? all : []),
    font: fonts?.[FIGURES_FONT],
  };
}

/** The names of the figures of a number as it is written in any language: null for the gap that some have between thousands. */
export const figuresIn = (written: string): readonly (string | null)[] =>
  Array.from(written, (character) => {
    if (character === ',') return 'comma';
    if (character === '.') return 'point';
    return DIGITS.includes(character) ? character : null;
  });
