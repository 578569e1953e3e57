/** The plugins of this project for Vite. */
export { artwork } from './artwork/plugin';
export { chunkGroups } from './chunks';
export { gamesData } from './games-data';
export { leanPixi } from './pixi';
export { offline } from './offline';
export { skins } from './skins/plugin';
export { siteHeaders } from './pages/headers';
export { sitePages } from './pages/plugin';
