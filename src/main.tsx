import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { announceGame } from './app/game-messages';
import { followTheBrowser, game } from './store/game';

announceGame(game);
followTheBrowser();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to mount the app in.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
