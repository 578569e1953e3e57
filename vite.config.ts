import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { plugins } from './build/load-plugins.mjs';
import { browserslist } from './package.json';

const { artwork, chunkGroups, gamesData, leanPixi, offline, siteHeaders, sitePages, skins } = plugins;

/**
 * The name of a chunk's file: `language-pt-BR-home` for `src/translations/pt-BR/home.ts`, because offline play keeps those of the
 * chosen language alone (build/offline.ts). Hashes don't compress.
 */
function chunkFile({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  const translated = moduleIds.map((id) => /src[\\/]translations[\\/](.+)[\\/](.+)\.ts$/.exec(id));
  const [first] = translated;
  const name = first && translated.every(Boolean) ? `language-${first[1]}-${first[2]}` : '[name]';
  return `assets/${name}-[hash:7].js`;
}

export default defineConfig({
  plugins: [
    leanPixi(),
    artwork(),
    skins(),
    react(),
    tailwindcss(),
    siteHeaders(),
    sitePages(),
    gamesData(),
    offline(),
  ],
  // Otherwise every page in the project is one, reports of tests included.
  optimizeDeps: { entries: 'index.html' },
  build: {
    target: browserslist.map((browser) => browser.replace(/(_saf)? /, '')),
    // Artwork stays in separate files, because the strict img-src doesn't allow data: addresses.
    assetsInlineLimit: 0,
    // A browser without it loads the same files a little later.
    modulePreload: { polyfill: false },
    // Licences require that they are shipped with the code.
    license: { fileName: 'licenses.md' },
    // bench/budgets.ts has the budget of the stage's chunk.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // Keeps timings of plugins out of what npm start prints.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [...chunkGroups],
        },
        chunkFileNames: chunkFile,
      },
    },
  },
});
