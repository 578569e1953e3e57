import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const PRODUCTION = resolve(import.meta.dirname, '../node_modules/react-router/dist/production');

/**
 * Vite plugin: builds take React Router without its warnings for developers, which its package exports for all, without the
 * components that nobody imports, as it gives each a name, which a bundler has to take for a use of it, and without what links
 * prefetch in its framework mode.
 */
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
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production/ },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ ')
          .replace(/React\d*\.createElement\(PrefetchPageLinks, .*?\)/g, 'null'),
    },
  };
}
