import { tryOrNull } from '../../ui/browser/try-or-null';
import type { GameStore } from '../../store/game-store';

/** The delay in browsers without `requestIdleCallback` (ms). */
const IDLE_MS = 2000;

/** Calls `act` once the page has loaded and the browser is idle. */
export function whenIdle(act: () => void): void {
  const wait = (): void => {
    // Safari has no `requestIdleCallback`.
    if (tryOrNull(() => requestIdleCallback(act)) === null) setTimeout(act, IDLE_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Caches the product for offline play when the page is idle. Browsers allow that only on https and localhost. */
export function keepForOfflineWhenIdle(store: Pick<GameStore, 'state'>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    import('./new-version')
      .then(({ keepForOffline }) => keepForOffline(store))
      .catch((reason: unknown) => console.warn('The game is not kept for offline play.', reason));
  });
}
