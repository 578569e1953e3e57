import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PluginOption } from 'vite';
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa';
import { icon, maskableIcon, loadImage } from './artwork/brand';
import { symbolIds } from '../src/engine/definition';
import { catalog } from '../src/games/catalog';
import { manifestTexts, type ManifestTexts } from './manifest-texts';

/** The page's own ground (theme.css: abyss). */
const GROUND = '#04202e';

/** What systems show of the installed game, made from the artists' images. */
const icons = {
  'icons/icon-192.png': () => icon(192),
  'icons/icon-512.png': () => icon(512),
  'icons/maskable-192.png': () => maskableIcon(192),
  'icons/maskable-512.png': () => maskableIcon(512),
  'icons/apple-touch.png': () => maskableIcon(180),
};

/** What any address that isn't a page's leads to without a network (build/pages/plugin.ts). */
const LOST = 'offline';

const { en: english, ...otherLanguages } = manifestTexts;

/** All addresses in it are seen from where it lies, beside Home. */
const manifest: Partial<ManifestOptions> = {
  name: 'Lucky Fishing',
  short_name: 'Lucky Fishing',
  description: english.description,
  categories: ['games', 'entertainment'],
  display: 'standalone',
  background_color: GROUND,
  theme_color: GROUND,
  icons: [
    { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  // Skins from the system's list of files and its share sheet: src/app/visit-look/visit-looks.tsx takes them.
  file_handlers: [{ action: './looks?look=-file', accept: { 'application/zip': ['.zip'] } }],
  share_target: {
    action: './shared-skin',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      files: [{ name: 'skin', accept: ['application/zip', 'application/x-zip-compressed', '.zip'] }],
    },
  },
  screenshots: [
    {
      src: 'screenshots/wide.webp',
      sizes: '1440x900',
      type: 'image/webp',
      form_factor: 'wide',
      label: english.screenshots.wide,
    },
    {
      src: 'screenshots/narrow.webp',
      sizes: '780x1688',
      type: 'image/webp',
      form_factor: 'narrow',
      label: english.screenshots.narrow,
    },
  ],
};

/**
 * A way into each game that systems offer beside the icon of the installed product. Made while this module is loaded:
 * afterwards Vite's runner fetches no more modules.
 */
const shortcuts = await Promise.all(
  catalog.map(async ({ id, name, pageTitle, path, load }) => ({
    ...{ name: english.play(name), short_name: pageTitle, url: path.slice(1) },
    game: name,
    icon: `icons/${path.slice(1)}-96.png`,
    image: `${id}/symbols/${symbolIds(await load())[0] ?? ''}`,
  })),
);

/**
 * Vite plugins: the game can be installed, and is played without a network after the first visit. A service worker
 * keeps everything that a page can need; a new version waits until a player takes it (src/app/pwa/new-version.ts).
 */
export function offline(): PluginOption[] {
  let base = '/';
  return [
    {
      name: 'offline:files',
      apply: 'build',
      configResolved(config) {
        base = config.base;
      },
      async buildStart() {
        for (const [fileName, make] of Object.entries(icons)) {
          this.emitFile({ type: 'asset', fileName, source: await make() });
        }
        for (const { image, icon: fileName } of shortcuts)
          this.emitFile({
            type: 'asset',
            fileName,
            source: await (await loadImage(image, 96)).png().toBuffer(),
          });
      },
      generateBundle: {
        // After Vite has written those of the rest: the worker is bundled apart, and its own would be missing.
        order: 'post',
        async handler(_, bundle) {
          const licenses = bundle['licenses.md'];
          if (licenses?.type !== 'asset') throw new Error('The build has no licenses.md to add to.');
          licenses.source = `${String(licenses.source).trimEnd()}\n\n## workbox (MIT)\n\n${await workboxLicence()}`;
          const made = bundle['manifest.webmanifest'];
          if (made?.type !== 'asset') throw new Error('The build has no manifest to translate.');
          for (const [language, said] of Object.entries(otherLanguages)) {
            const source = JSON.stringify(
              translated(JSON.parse(String(made.source)) as Manifest, language, said),
            );
            this.emitFile({ type: 'asset', fileName: `manifest-${language}.webmanifest`, source });
          }
        },
      },
      transformIndexHtml: () => [
        {
          tag: 'link',
          attrs: { rel: 'apple-touch-icon', href: `${base}icons/apple-touch.png` },
          injectTo: 'head',
        },
      ],
    },
    VitePWA({
      registerType: 'prompt',
      // By the program, once the page is at rest: the policy allows no inline script.
      injectRegister: false,
      manifest: {
        ...manifest,
        shortcuts: shortcuts.map(({ name, short_name, url, icon: src }) => ({
          ...{ name, short_name, url },
          icons: [{ src, sizes: '96x96', type: 'image/png' }],
        })),
      },
      includeManifestIcons: false,
      workbox: {
        // All widths of every bitmap: a window may be dragged to another screen, or a phone be turned.
        globPatterns: ['*.html', 'assets/*', 'games/*'],
        // The files of a skin and of a language are kept once it is chosen, the music of a game once it is heard.
        globIgnores: [
          // Hosts send it as an error, which the worker would refuse.
          '404.html',
          ...['assets/share-*', 'assets/{bed,skin}-*.{webp,png,svg,mp3,ogg,wav,m4a,webm}'],
          'assets/language-*',
        ],
        // Hosts serve the file only at the address of its folder.
        manifestTransforms: [
          (entries) => ({
            manifest: entries.map((entry) =>
              entry.url === 'index.html'
                ? { ...entry, url: './' }
                : { ...entry, url: entry.url.replace(/^([^/]+)\.html$/, '$1') },
            ),
          }),
        ],
        // Each page is kept itself.
        navigateFallback: null,
        // What an address asks of a page is answered by its program.
        ignoreURLParametersMatching: [/./],
        // Any other address is asked of the host, which says that it is lost, and without a network by the page.
        runtimeCaching: [
          {
            urlPattern: ({ url }) => url.pathname.endsWith('/shared-skin'),
            method: 'POST',
            // Its text becomes part of the worker, so that it may use nothing of this file.
            handler: async ({ request }) => {
              const skin = (await request.formData()).get('skin');
              if (skin instanceof File) {
                const cache = await caches.open('shared');
                const headers = { 'x-name': encodeURIComponent(skin.name) };
                await cache.put('skin', new Response(skin, { headers }));
              }
              return Response.redirect('./looks?look=-file', 303);
            },
          },
          {
            urlPattern: ({ request }) => request.mode === 'navigate',
            handler: 'NetworkOnly',
            options: { precacheFallback: { fallbackURL: LOST } },
          },
          {
            urlPattern: /\/assets\/skin-[^/]+$/,
            handler: 'CacheFirst',
            // src/app/pwa/keep-skin.ts puts all files of the chosen skin there.
            options: { cacheName: 'skin' },
          },
          {
            urlPattern: /\/assets\/language-[^/]+$/,
            handler: 'CacheFirst',
            // src/translations/show-language.ts puts all files of the chosen language there.
            options: { cacheName: 'language' },
          },
          {
            urlPattern: /\/assets\/bed-[^/]+$/,
            handler: 'CacheFirst',
            // Those of both games: files of an earlier version go.
            options: { cacheName: 'bed', expiration: { maxEntries: 8 } },
          },
        ],
        inlineWorkboxRuntime: true,
      },
    }),
  ];
}

type Manifest = Partial<ManifestOptions>;

/** The manifest in another language: src/translations/show-language.ts puts it in the place of the English one. */
const translated = (made: Manifest, lang: string, { description, play, screenshots }: ManifestTexts) => ({
  ...made,
  ...{ lang, description },
  screenshots: made.screenshots?.map((one) => ({ ...one, label: screenshots[one.form_factor ?? 'wide'] })),
  shortcuts: made.shortcuts?.map((one, at) => ({ ...one, name: play(shortcuts[at]?.game ?? one.name) })),
});

const workboxLicence = () =>
  readFile(join(resolve(import.meta.dirname, '..'), 'node_modules/workbox-core/LICENSE'), 'utf8');
