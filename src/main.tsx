import { start } from './app/start';
import { createBrowserGameStore } from './store/browser-game-store';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to mount the app in.');
start(createBrowserGameStore(), root);
