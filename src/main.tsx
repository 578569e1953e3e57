import { start } from './app/start';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to mount the app in.');
start(root);
