import { imageForScreen } from '../../ui/browser/sized-images';

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
  created.src = imageForScreen(url);
  created.alt = '';
  created.className = className;
  parent.append(created);
  return created;
}
