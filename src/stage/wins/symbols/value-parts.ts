import { PRINTED } from '../../../games/game-art';
import { createStillSymbol, type SymbolArt } from './animated-symbol';

/** What leaves the setting in a value's SVG, of which all else stays. */
const LEAVING = `#pearl, #${PRINTED}`;

/** A value symbol in two pieces, each in its place on the symbol's field. */
interface ValueParts {
  /** The value, with what is printed on it. */
  readonly value: HTMLElement;
  /** What it leaves behind, empty. */
  readonly setting: HTMLElement;
}

/**
 * Creates the pieces of a value symbol that is collected. A drawing has a group `pearl` that leaves, or leaves as a whole. Of a
 * bitmap the disc in its middle does, from a dark hollow (stage.css).
 */
export function createValueParts(art: SymbolArt, symbol: string): ValueParts {
  const [value, setting] = [createStillSymbol(art, symbol), createStillSymbol(art, symbol)];
  const [flying, staying] = [value, setting].map(({ shadowRoot }) => shadowRoot?.firstElementChild);
  if (flying instanceof HTMLImageElement) {
    flying.style.clipPath = 'var(--value-disc)';
    setting.shadowRoot?.lastElementChild?.replaceWith(createHollow());
  } else if (flying?.querySelector('#pearl')) {
    for (const group of [...flying.children])
      if (group.localName === 'g' && !group.matches(LEAVING) && !group.querySelector(LEAVING)) group.remove();
    for (const group of staying?.querySelectorAll(LEAVING) ?? []) group.remove();
  } else staying?.remove();
  return { value, setting };
}

function createHollow(): HTMLElement {
  const hollow = document.createElement('div');
  hollow.style.cssText = 'grid-area: 1 / 1; background: var(--value-hollow); clip-path: var(--value-disc)';
  return hollow;
}
