import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { RenderedPage } from '../../src/app/prerender';
import { artwork } from '../artwork/plugin';
import { skins } from '../skins/plugin';

const root = resolve(import.meta.dirname, '../..');
const outDir = join(root, 'node_modules/.cache/prerender');

/** Style sheets are the browser's alone. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: { filter: { id: /\.css$/ }, handler: () => '' },
};

/** How much HTML all pages may have together (bytes). */
const MAX_OUTPUT = 64e6;

/**
 * Renders pages as every visit finds them first. The program is built for Node first; its files have the addresses that they have
 * in the build for browsers, because both are named by their content.
 *
 * @param paths of pages in the product
 * @returns the pages by their paths. Rejects with what a page failed with
 */
export async function prerender(
  paths: readonly string[],
  { base, define = {} }: Pick<ResolvedConfig, 'base'> & { readonly define: ResolvedConfig['define'] },
): Promise<ReadonlyMap<string, RenderedPage>> {
  await build({
    root,
    base,
    define,
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutStyles, artwork(), skins(), react()],
    build: {
      ...{ ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true },
      ...{ copyPublicDir: false, assetsInlineLimit: 0 },
    },
  });
  const renderer = resolve(import.meta.dirname, 'render-pages.mjs');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [renderer, join(outDir, 'prerender.js'), ...paths],
    { maxBuffer: MAX_OUTPUT },
  );
  return new Map(Object.entries(JSON.parse(stdout) as Record<string, RenderedPage>));
}
