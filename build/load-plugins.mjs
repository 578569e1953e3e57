import { resolve } from 'node:path';
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('./plugins') }} */
const { module } = await runnerImport(resolve(import.meta.dirname, 'plugins.ts'), {
  configFile: false,
  root: resolve(import.meta.dirname, '..'),
});

/**
 * The plugins of this project, read by Vite's runner. Bundled with Vite's configuration, the catalog of games would need
 * the artwork of each game, which only they find.
 */
export const plugins = module;
