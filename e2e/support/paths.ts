import { everyPage } from '../../src/pages/page-list';

/** Every page, and an address without one: that one logs an error. */
export const paths: readonly string[] = [...everyPage.map(({ path }) => path), '/no-such-page'];
