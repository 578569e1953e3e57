/** Puts a picture without words into an element. */
export function createImage(url: string, className: string, parent: HTMLElement): HTMLImageElement {
  const created = new Image();
  created.src = url;
  created.alt = '';
  created.className = className;
  parent.append(created);
  return created;
}

/** A place of the page (pixels from the upper left of the window). */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export function middleOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
