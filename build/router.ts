import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const PRODUCTION = resolve(import.meta.dirname, '../node_modules/react-router/dist/production');

/** Vite plugin: builds take React Router without its warnings for developers, which its package exports for all. */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: resolve(PRODUCTION, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: resolve(PRODUCTION, 'dom-export.mjs') },
        ],
      },
    }),
  };
}
