/**
 * Renders pages in a process of its own, since Vite's configuration can't import what has just been built.
 *
 *   node render-pages.mjs <module with renderPage> <path of a page> …
 *
 * Prints what `renderPage` returns, as JSON, by the paths.
 */
import { pathToFileURL } from 'node:url';

const [module = '', ...paths] = process.argv.slice(2);
/** @type {typeof import('../../src/app/prerender')} */
const { renderPage } = await import(pathToFileURL(module).href);
const pages = paths.map(async (path) => [path, await renderPage(path)]);
const json = JSON.stringify(Object.fromEntries(await Promise.all(pages)));
// The store keeps timers.
process.stdout.write(json, () => process.exit());
