/** The first element that matches. Throws if there is none. */
export function find<T extends HTMLElement>(selector: string, type: abstract new () => T): T {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`The page has no ${selector}.`);
  return element;
}

export const byId = (id: string): HTMLElement => find(`#${id}`, HTMLElement);

export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** Creates an element. Its text is never parsed as HTML. */
export const create = <K extends keyof HTMLElementTagNameMap>(tag: K, text = '', className = '') =>
  Object.assign(document.createElement(tag), { textContent: text, className });

export const plural = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
