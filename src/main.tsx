import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { whenAtRest } from './app/at-rest';
import { tellOf } from './app/game-teller';
import { obeyMotion } from './app/obey-motion';
import { followTheBrowser, game } from './store/game';

tellOf(game);
obeyMotion(game);
followTheBrowser();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to mount the app in.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// On plain http there is none.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  whenAtRest(() => {
    import('./app/new-version')
      .then(({ keepForOffline }) => keepForOffline(game))
      .catch((reason: unknown) => console.warn('The game is not kept for offline play.', reason));
  });
}
