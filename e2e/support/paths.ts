import { lostAtSea } from '../../src/pages/descriptions';
import { everyPage } from '../../src/pages/page-list';

/** Every page, and an address without one: that one logs an error. */
export const pages = [...everyPage, { ...lostAtSea, path: '/no-such-page' }];
