import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { bindBrowserEvents, game } from '../store/game';
import { App } from './app';
import { applyMotionPreference } from './apply-motion-preference';
import { notifyPlayer } from './notifications/notify-player';
import { keepForOfflineWhenIdle } from './pwa/keep-when-idle';

/** Starts the product in an element of the page. Called once. */
export function start(element: HTMLElement): void {
  // Before the browser's events: they settle a round that an earlier visit left open, which must be announced.
  notifyPlayer(game);
  bindBrowserEvents();
  // Before the first frame, which must not move if the player wants reduced motion.
  applyMotionPreference(game);
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  keepForOfflineWhenIdle(game);
}
