import { figureNames, figuresIn, type WinArt } from '../../../games/win-art';
import { artPixelsAt } from '../../../ui/browser/pixel-art';
import { loadFont } from '../../../ui/browser/load-font';
import { loadWidest } from '../../../ui/browser/sized-images';
import { widestOf } from '../../../ui/browser/text-width';
import { createElement } from '../elements';

/** What the sums of a skin are written with, once that has been loaded. */
interface Numerals {
  /** How wide the widest figure is (parts of the size of letters). */
  readonly advance: number;
  /** The name of a font. */
  readonly family?: string;
  /** Pictures by the names of figures, and how many pixels of its artist's own one is high; 0 if it has none. */
  readonly pictures?: ReadonlyMap<string, HTMLImageElement>;
  readonly artHeight?: number;
}

/** How high pictures of figures are (parts of the size of letters): `.win-figures` in stage.css. */
const FIGURE_HEIGHT = 0.78;

const loaded = new WeakMap<WinArt, Numerals>();

/** Loads what a skin writes sums with. Rejects where that fails: sums are written as without a skin. */
export async function loadNumerals(wins: WinArt): Promise<void> {
  if (loaded.has(wins)) return;
  const numerals = wins.figures.size > 0 ? await loadFigures(wins) : await measureFont(wins);
  if (numerals) loaded.set(wins, numerals);
}

async function loadFigures({ figures }: WinArt): Promise<Numerals> {
  const all = [...figures].map(async ([name, address]) => [name, await loadWidest(address)] as const);
  const pictures = new Map(await Promise.all(all));
  const ratios = [...pictures.values()].map(
    ({ naturalWidth, naturalHeight }) => naturalWidth / naturalHeight,
  );
  const artHeights = [...pictures].map(
    ([name, { naturalWidth, naturalHeight }]) =>
      (artPixelsAt(figures.get(name) ?? '') / naturalWidth) * naturalHeight,
  );
  return { advance: FIGURE_HEIGHT * Math.max(...ratios), pictures, artHeight: Math.max(...artHeights) };
}

async function measureFont({ font }: WinArt): Promise<Numerals | undefined> {
  if (font === undefined) return undefined;
  const family = await loadFont(font);
  return { advance: widestOf(Array.from('0123456789,.'), { weight: '700', family: `"${family}"` }), family };
}

/** Creates an empty sum in an element, and what writes a number on it as text. Pictures of figures say the same to nobody. */
export function createSum(host: HTMLElement, className: string, wins: WinArt) {
  const sum = createElement('p', className, host);
  // It counts: page translation would have a new text in each frame.
  sum.translate = false;
  const numerals = loaded.get(wins);
  if (numerals) sum.style.setProperty('--advance', String(numerals.advance));
  if (numerals?.family) sum.style.fontFamily = `"${numerals.family}", var(--font-display)`;
  if (!numerals?.pictures) return { sum, write: (text: string) => void (sum.textContent = text) };
  const text = createElement('span', 'sr-only', sum);
  const write = createFigures(sum, numerals.pictures);
  if (numerals.artHeight) sum.style.setProperty('--art-height', String(numerals.artHeight));
  return {
    sum,
    write: (written: string): void => {
      text.textContent = written;
      write(written);
    },
  };
}

/** Writes numbers with pictures. Each place has all of them from the start, because one that is only asked for then may blink. */
function createFigures(
  host: HTMLElement,
  pictures: ReadonlyMap<string, HTMLImageElement>,
): (written: string) => void {
  const row = createElement('span', 'win-figures', host);
  row.ariaHidden = 'true';
  const places: HTMLElement[] = [];
  const addPlace = (): HTMLElement => {
    const place = createElement('span', '', row);
    for (const name of figureNames) {
      const picture = pictures.get(name)?.cloneNode() as HTMLImageElement | undefined;
      if (!picture) continue;
      picture.alt = '';
      picture.dataset['figure'] = name;
      place.append(picture);
    }
    return place;
  };
  return (written) => {
    const figures = figuresIn(written);
    while (places.length < figures.length) places.push(addPlace());
    for (const [n, place] of places.entries()) {
      const figure = figures[n] ?? '';
      place.hidden = n >= figures.length;
      place.className = pictures.has(figure) ? '' : 'win-figure-gap';
      for (const picture of place.querySelectorAll('img'))
        picture.hidden = picture.dataset['figure'] !== figure;
    }
  };
}
