import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { artwork } from './build/artwork/plugin.mjs';
import { gamesData } from './build/games-data.mjs';
import { leanPixi } from './build/pixi.mjs';
import { offline } from './build/offline.mjs';
import { skins } from './build/skins/plugin.mjs';
import { siteHeaders } from './build/site-headers.mjs';
import { sitePages } from './build/site-pages.mjs';

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
  build: {
    // Artwork stays in files of its own: cached apart from the code, and allowed by a strict img-src.
    assetsInlineLimit: 0,
    // The licences of what is bundled go along with it, as they ask.
    license: { fileName: 'licenses.md' },
    // The stage's chunk is Pixi itself; its size is budgeted by hand, not by Vite's default.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // On a slow machine it would tell players which plugin took how long.
      checks: { bundlerTimings: false },
      // All that every visit loads is one file: split into the parts that pages share, it packs worse.
      output: { codeSplitting: { groups: [{ name: 'home', tags: ['$initial'] }] } },
    },
  },
});
