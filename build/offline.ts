import type { PluginOption } from 'vite';
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa';
import { icon, maskableIcon, loadImage } from './artwork/brand';
import { symbolIds } from '../src/engine/definition';
import { catalog } from '../src/games/catalog';
import { manifestTexts, type ManifestTexts } from './manifest-texts';
import { codeOfGames, listParts } from './offline-parts';
import { readSkins } from './skins/folder';

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
 * Vite plugins: the game can be installed, and is played without a network after the first visit. A service worker keeps the
 * games first and the rest later (src/app/pwa/keep-for-offline.ts); a new version waits until a player takes it
 * (src/app/pwa/new-version.ts).
 */
export function offline(): PluginOption[] {
  let base = '/';
  let gamesCode: ReadonlySet<string> = new Set();
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
        // After the manifest was made.
        order: 'post',
        handler(_, bundle) {
          gamesCode = codeOfGames(bundle);
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
      strategies: 'injectManifest',
      srcDir: 'src/app/pwa',
      filename: 'sw.ts',
      injectManifest: {
        globPatterns: ['*.html', 'assets/*', 'games/*'],
        globIgnores: [
          // Hosts send it as an error, which the worker would refuse.
          '404.html',
          'assets/share-*.jpg',
        ],
        manifestTransforms: [
          async (entries) => ({
            manifest: listParts(entries, {
              games: gamesCode,
              pages: ['index', LOST, ...catalog.map(({ path }) => path.slice(1))],
              skins: (await readSkins()).map(({ id }) => id),
              languages: Object.keys(otherLanguages),
            }),
          }),
        ],
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
