import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { plugins } from './build/load-plugins.mjs';

const { artwork, gamesData, leanPixi, offline, productionRouter, siteHeaders, sitePages, skins } = plugins;

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
    productionRouter(),
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
    // Artwork stays in separate files, because the strict img-src doesn't allow data: addresses.
    assetsInlineLimit: 0,
    // Licences require that they are shipped with the code.
    license: { fileName: 'licenses.md' },
    // bench/budgets.ts has the budget of the stage's chunk.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // Keeps timings of plugins out of what npm start prints.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // One file for what every visit loads, because it compresses better than several.
            { name: 'home', tags: ['$initial'] },
            // That file lists all others. One for each small module that pages share would make the list longer.
            { name: 'icons', test: /lucide-react[\\/].*[\\/]icons[\\/]/, minShareCount: 2 },
            {
              name: 'shared',
              test: /src[\\/](ui[\\/]browser[\\/]|engine[\\/]seeded-random|games[\\/]spoken)/,
              minShareCount: 2,
            },
          ],
        },
        chunkFileNames: chunkFile,
      },
    },
  },
});
