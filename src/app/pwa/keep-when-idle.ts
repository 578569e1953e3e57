import type { Game } from '../../store/game-store';
import { whenIdle } from './when-idle';

/** Caches the product for offline play when the page is idle. Browsers allow that only on https and localhost. */
export function keepForOfflineWhenIdle(game: Pick<Game, 'state'>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    import('./new-version')
      .then(({ keepForOffline }) => keepForOffline(game))
      .catch((reason: unknown) => console.warn('The game is not kept for offline play.', reason));
  });
}
