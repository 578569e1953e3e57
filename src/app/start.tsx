import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { bindBrowserEvents } from '../store/browser-game-store';
import type { GameStore } from '../store/game-store';
import { keepDroppedFiles } from '../ui/browser/file-drops';
import { keepImagesSharp } from '../ui/browser/keep-images-sharp';
import { visitLook } from '../ui/skin/active-skin';
import { createApp } from './app';
import { requestedLook } from './visit-look/requested-look';
import { applyLanguagePreference, applyMotionPreference, applySkinPreference } from './apply-preferences';
import { showMessagesOnDemand } from './notifications/lazy-messages';
import { watchInstallOffer } from './pwa/install';
import { keepForOfflineWhenIdle } from './pwa/when-idle';

/** Starts the product in an element of the page. Called once. */
export function start(store: GameStore, element: HTMLElement): void {
  watchInstallOffer();
  keepDroppedFiles();
  // Before `bindBrowserEvents`, which settles a round that an earlier visit left open: that must be announced.
  showMessagesOnDemand(store);
  bindBrowserEvents(store);
  // Before the first frame, which must not move if the player wants reduced motion.
  applyMotionPreference(store);
  keepImagesSharp();
  const entry = window.history.state as { readonly state?: unknown } | null;
  visitLook.setState({ id: requestedLook(window.location.search, entry?.state) });
  const first = [applyLanguagePreference(store), applySkinPreference(store)].filter((one) => one !== null);
  if (first.length > 0)
    void Promise.race([Promise.all(first), firstTime()]).then(() => mount(store, element));
  else mount(store, element);
  keepForOfflineWhenIdle(store);
}

/** How long the first frame waits for the player's language and skin, to avoid showing others first (ms). */
const FIRST_MS = 1500;

const firstTime = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, FIRST_MS));

const mount = (store: GameStore, element: HTMLElement): void =>
  createRoot(element).render(<StrictMode>{createApp(store)}</StrictMode>);
