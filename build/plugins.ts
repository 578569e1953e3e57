/** The plugins of this project for Vite. */
export { artwork } from './artwork/plugin';
export { gamesData } from './games-data';
export { leanPixi } from './pixi';
export { offline } from './offline';
export { productionRouter } from './router';
export { skins } from './skins/plugin';
export { siteHeaders } from './site-headers';
export { sitePages } from './site-pages';
