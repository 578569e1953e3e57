/**
 * What does not spin at a press that ends a show. The window of the reels carries `data-spins`, and SPIN! carries it with
 * the value `key`: a click or tap on SPIN! was aimed at it, while Space and Enter reach it because it still has the focus
 * from the spin before.
 */
const KEPT = { pointer: '[data-spins]:not([data-spins=key])', key: '[data-spins]' } as const;

const isKept = (event: PointerEvent | KeyboardEvent): boolean => {
  const kept = event instanceof KeyboardEvent ? KEPT.key : KEPT.pointer;
  return event.target instanceof Element && event.target.closest(kept) !== null;
};

/**
 * Calls back once, at the next press or key anywhere on the page. What is pressed does what it always does, except that
 * neither the window of the reels nor a key on SPIN! begins a round: the press was for the show.
 *
 * @returns what stops waiting for it
 */
export function atNextPress(onPress: () => void): () => void {
  const waiting = new AbortController();
  const press = (event: PointerEvent | KeyboardEvent): void => {
    // A key that is still held from before is no new press.
    if (event instanceof KeyboardEvent && event.repeat) return;
    waiting.abort();
    if (isKept(event)) swallow(event);
    onPress();
  };
  const options = { capture: true, signal: waiting.signal };
  window.addEventListener('pointerdown', press, options);
  window.addEventListener('keydown', press, options);
  return () => waiting.abort();
}

/** Keeps a press, and the click that it ends with, from what is pressed. The next press is another one. */
function swallow(event: PointerEvent | KeyboardEvent): void {
  const isKey = event instanceof KeyboardEvent;
  // Other keys, such as Tab, spin nothing.
  if (isKey && event.key !== ' ' && event.key !== 'Enter') return;
  if (isKey) stop(event);
  const rest = new AbortController();
  const options = { capture: true, signal: rest.signal };
  window.addEventListener(
    'click',
    (click) => {
      rest.abort();
      stop(click);
    },
    options,
  );
  // Not this press: a listener that is added while an event is handled on its target may still get it.
  const again = (next: Event): void => {
    if (next !== event) rest.abort();
  };
  window.addEventListener('pointerdown', again, options);
  window.addEventListener('keydown', again, options);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
