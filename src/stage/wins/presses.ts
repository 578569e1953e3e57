import { usesSpace } from '../../ui/browser/uses-space';

/** What starts a round: the window of the reels and SPIN!. */
const STARTS_ROUND = '[data-starts-round]';

/**
 * Calls back at each press or key anywhere on the page. What is pressed does what it always does, unless `onPress` returns
 * true: then what would start a round does not.
 *
 * @returns what stops listening
 */
export function onPresses(onPress: () => boolean): () => void {
  const listening = new AbortController();
  const press = (event: PointerEvent | KeyboardEvent): void => {
    // A key that is still held from before is no new press.
    if (event instanceof KeyboardEvent && event.repeat) return;
    const { target } = event;
    const startsRound = target instanceof Element && target.closest(STARTS_ROUND) !== null;
    // Space spins wherever it does nothing else.
    const isFreeSpace = event instanceof KeyboardEvent && event.key === ' ' && !usesSpace(target);
    if (onPress() && (startsRound || isFreeSpace)) swallow(event);
  };
  const options = { capture: true, signal: listening.signal };
  window.addEventListener('pointerdown', press, options);
  window.addEventListener('keydown', press, options);
  return () => listening.abort();
}

/** A tap's click may come so long after it (ms). */
const CLICK_MS = 400;

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
  // A click comes soon after the release, if at all: a later one without a press is assistive technology's.
  const release = (): void => void setTimeout(() => rest.abort(), CLICK_MS);
  for (const type of ['pointerup', 'keyup']) window.addEventListener(type, release, options);
  for (const type of ['pointerdown', 'pointercancel', 'keydown'])
    window.addEventListener(type, again, options);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
