import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { bindBrowserEvents, createBrowserGameStore } from '../store/browser-game-store';
import type { GameStore } from '../store/game-store';
import { roundsSettled } from '../store/game-state';
import { correctNavigator } from '../languages/browser-locale';
import { nextTask } from '../ui/browser/pieces';
import { whenIdle } from '../ui/browser/when-idle';
import { useHydrated } from '../ui/hooks';
import { visitLook } from '../ui/skin/active-skin';
import { createApp } from './app';
import { requestedLook } from './visit-look/requested-look';
import { applyLanguagePreference, applyMotionPreference, applySkinPreference } from './apply-preferences';
import { showMessagesOnDemand } from './notifications/lazy-messages';

/** Starts the product in its page. Called once. Resolves once the page answers presses. */
export async function start(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root to mount the app in.');
  correctNavigator();
  // A phone takes a while for each of these: a press may come in between.
  await nextTask();
  const store = createBrowserGameStore();
  // Before `bindBrowserEvents`, which settles a round that an earlier visit left open: that must be announced.
  showMessagesOnDemand(store);
  bindBrowserEvents(store);
  // Before the first frame, which must not move if the player wants reduced motion.
  applyMotionPreference(store);
  const entry = window.history.state as { readonly usr?: unknown } | null;
  visitLook.setState({ id: requestedLook(window.location.search, entry?.usr) });
  const first = [applyLanguagePreference(store), applySkinPreference(store)].filter((one) => one !== null);
  if (first.length > 0) await Promise.race([Promise.all(first), firstTime()]);
  await nextTask();
  const isOther = (): boolean => first.length > 0 || 'waits' in document.documentElement.dataset;
  const hydrates = !isOther() && element.childElementCount > 0;
  const { app, isBroken, onShown } = await createApp(store, hydrates);
  await nextTask();
  const known = <Known onShown={onShown}>{app}</Known>;
  if (isBroken || isOther() || !hydrates) draw(known, element);
  // A transition is rendered in slices.
  else startTransition(() => void hydrateRoot(element, known));
  keepForOfflineWhenIdle(store);
}

/** How long the first frame waits for the player's language and skin, to avoid showing others first (ms). */
const FIRST_MS = 1500;

const firstTime = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, FIRST_MS));

/** Draws the page in place of its HTML, which says something else or nothing. */
function draw(app: ReactNode, element: HTMLElement): void {
  element.replaceChildren();
  flushSync(() => createRoot(element).render(app));
}

/** Shows what only the program knows, once it is there. */
function Known({ onShown, children }: { readonly onShown: () => void; readonly children: ReactNode }) {
  const isKnown = useHydrated();
  useLayoutEffect(() => {
    if (!isKnown) return;
    const { dataset } = document.documentElement;
    delete dataset['waits'];
    delete dataset['returning'];
    dataset['hydrated'] = '';
    onShown();
  }, [isKnown, onShown]);
  return <StrictMode>{children}</StrictMode>;
}

/** Keeps the product for offline play when the page is idle. Browsers allow that only on https and localhost. */
function keepForOfflineWhenIdle(store: Pick<GameStore, 'state'>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const hasPlayed = roundsSettled(store.state.getState()) > 0;
  whenIdle(() => {
    import('./pwa/keep-for-offline')
      .then(({ keepForOffline }) => keepForOffline(store, hasPlayed))
      .catch((reason: unknown) => console.warn('The game is not kept for offline play.', reason));
  });
}
