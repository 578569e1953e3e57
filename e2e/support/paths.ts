import { pageList, type PageEntry } from '../../src/pages/page-list';

const pages: readonly PageEntry[] = Object.values(pageList);

/** Every page, and an address without one: that one logs an error. */
export const paths: readonly string[] = [...pages.flatMap(({ path }) => path ?? []), '/no-such-page'];
