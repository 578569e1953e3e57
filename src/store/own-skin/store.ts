import { createOwnSkinStore } from './own-skin-database';

/** The one of this page. */
export const ownSkinStore = createOwnSkinStore();
