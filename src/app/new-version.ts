import { toast } from '../components/toasts';
import type { Game } from '../store/game-store';

type WatchedGame = Pick<Game, 'state'>;

/**
 * Has the browser keep the whole product, so that it is played without a network from the next visit on. When a new
 * version has come it waits, and is offered to the player between two rounds. Rejects where there is no keeping.
 */
export async function keepForOffline(game: WatchedGame): Promise<void> {
  const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
  offerWhenItWaits(registration, game);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offerWhenItWaits(registration, game);
    });
  });
  // A game that stays open for days hears of it too. Without a network there is nothing to hear.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => undefined);
  });
}

/** The first version waits for nobody. */
function offerWhenItWaits(registration: ServiceWorkerRegistration, game: WatchedGame): void {
  if (!registration.waiting || !registration.active) return;
  betweenRounds(game, () =>
    toast({
      kind: 'new version',
      title: 'A new version is ready',
      description: 'Your coins stay as they are.',
      action: { name: 'Reload', act: () => betweenRounds(game, () => take(registration, game)) },
    }),
  );
}

/**
 * Lets the new version take over and loads it. Other tabs go on with theirs until their own players reload: what they
 * still fetch comes from the browser's own cache, where files named after their content lie for a year.
 */
function take({ waiting }: ServiceWorkerRegistration, game: WatchedGame): void {
  const reload = (): void => betweenRounds(game, () => window.location.reload());
  // In another tab somebody was faster.
  if (!waiting) {
    reload();
    return;
  }
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') reload();
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/** Does it at once, or where a round is running as soon as that has settled. */
function betweenRounds({ state }: WatchedGame, act: () => void): void {
  if (state.getState().play.phase !== 'spinning') {
    act();
    return;
  }
  const leave = state.subscribe(({ play }) => {
    if (play.phase === 'spinning') return;
    leave();
    act();
  });
}
