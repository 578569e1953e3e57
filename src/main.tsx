import { start } from './app/start';
import { createBrowserGame } from './store/browser-game';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to mount the app in.');
start(createBrowserGame(), root);
