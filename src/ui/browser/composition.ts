/** How Safari marks the key that ends a composition, which `isComposing` doesn't cover there. */
const COMPOSED_KEY = 229;

/**
 * Keeps keys by which a word is being composed, as in Japanese, from everything that listens to keys, libraries included: they
 * belong to the text field, which gets them from the browser itself. To be called before anything else listens.
 */
export function ignoreComposedKeys(): void {
  const stop = (event: KeyboardEvent): void => {
    const { keyCode } = event as { readonly keyCode: number };
    if (event.isComposing || keyCode === COMPOSED_KEY) event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', stop, { capture: true });
}
