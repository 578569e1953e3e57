/** A place of the page (CSS pixels from the upper left of the window). */
export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

export function middleOf(element: Element): PagePoint {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Evenly scattered numbers from 0 to 1 that look random, but are the same each time so that films can be compared. */
export const goldenRatioFraction = (i: number): number => (i * 0.618034) % 1;
