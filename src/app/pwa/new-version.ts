import { toast } from '../../ui/toast/toasts';
import { isSpinning } from '../../store/game-state';
import type { GameStore } from '../../store/game-store';
import { texts } from './texts';

type WatchedStore = Pick<GameStore, 'state'>;

/** Offers each new version of the product that the browser finds. */
export function watchVersions(registration: ServiceWorkerRegistration, store: WatchedStore): void {
  offerWhenItWaits(registration, store);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offerWhenItWaits(registration, store);
    });
  });
  // A tab that stays open for days must learn of new versions too. Offline the check fails, which does not matter.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => undefined);
  });
}

/** Offers the waiting version, unless it is the first one ever, which replaces nothing. */
function offerWhenItWaits(registration: ServiceWorkerRegistration, store: WatchedStore): void {
  if (!registration.waiting || !registration.active) return;
  const { title, description, reload } = texts.newVersion;
  betweenRounds(store, () =>
    toast({
      kind: 'new version',
      title,
      description,
      actions: [{ name: reload, act: () => betweenRounds(store, () => activate(registration, store)) }],
    }),
  );
}

/** Activates the new version and reloads. Until other tabs do, they load old files from the HTTP cache. */
function activate({ waiting }: ServiceWorkerRegistration, store: WatchedStore): void {
  const reload = (): void => betweenRounds(store, () => window.location.reload());
  // Another tab has activated it meanwhile.
  if (!waiting) {
    reload();
    return;
  }
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') reload();
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/** Calls `act` at once, or as soon as the running round has settled. */
function betweenRounds({ state }: WatchedStore, act: () => void): void {
  if (!isSpinning(state.getState())) {
    act();
    return;
  }
  const unsubscribe = state.subscribe((now) => {
    if (isSpinning(now)) return;
    unsubscribe();
    act();
  });
}
