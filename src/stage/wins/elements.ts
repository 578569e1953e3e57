/** Puts an element into another; `className` may be empty. */
export function createElement(tag: string, className: string, parent: HTMLElement): HTMLElement {
  const created = document.createElement(tag);
  if (className) created.className = className;
  parent.append(created);
  return created;
}

/** Puts a picture without words into an element. */
export function createImage(url: string, className: string, parent: HTMLElement): HTMLImageElement {
  const created = new Image();
  created.src = url;
  created.alt = '';
  created.className = className;
  parent.append(created);
  return created;
}

/** A place of the page (CSS pixels from the upper left of the window). */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export function middleOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Evenly scattered numbers from 0 to 1, the same each time: what flies and falls looks random, and films can be compared. */
export const goldenRatioFraction = (i: number): number => (i * 0.618034) % 1;
