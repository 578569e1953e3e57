import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { shareImage } from './artwork/brand';
import { describedPages, descriptions, lostAtSea } from '../src/pages/descriptions';
import { siteAddress, sitePath } from './site-address';
import { headOf, sitemapOf } from './site-head';

const root = resolve(import.meta.dirname, '..');

/** Stands in index.html for what a page says of itself. */
const PLACE = '<title>Lucky Fishing</title>';

/** The image that Home opens with, in the width that phones show. */
const POSTER = /(^|\/)banner-1440-[^/]*\.webp$/;

/** The file of a path that has no page, as static hosts know it. */
const NOT_FOUND = '404.html';

/**
 * Vite plugin: makes each page a file of its own, so that a host which knows nothing of the product answers it with
 * 200, and any other path with 404 and the lost-at-sea page. `slots.html` is the form that all hosts serve at
 * `/slots`; with `slots/index.html` half of them lead to `/slots/`. `vite preview` answers as these hosts do.
 */
export function sitePages(): Plugin {
  const address = siteAddress(process.env['SITE_URL']);
  let share = '';
  let base = '/';
  return {
    name: 'site-pages',
    enforce: 'post',

    config({ base }, { isPreview }) {
      return {
        base: sitePath(address, base),
        define: { 'import.meta.env.SITE_URL': JSON.stringify(address?.href ?? '') },
        ...(isPreview && { appType: 'mpa' }),
      };
    },

    configResolved(config) {
      ({ base } = config);
    },

    async buildStart() {
      // Only by a whole address can anybody be led to it.
      if (!address || this.environment.mode === 'dev') return;
      share = this.emitFile({ type: 'asset', name: 'share.jpg', source: await shareImage() });
    },

    transformIndexHtml: (html, { server }) =>
      server ? withHead(html, headOf({ description: descriptions.home })) : html,

    generateBundle(_, bundle) {
      const shell = bundle['index.html'];
      if (shell?.type !== 'asset') throw new Error('The build has no index.html to make pages from.');
      const html = String(shell.source);
      const site = address && { address, share: this.getFileName(share) };
      const pageWith = (head: string): string => withoutLayout(withHead(html, head));

      const write = (fileName: string, source: string): void =>
        void this.emitFile({ type: 'asset', fileName, source });
      const poster = Object.keys(bundle).find((fileName) => POSTER.test(fileName));
      if (!poster) throw new Error('The build has no banner for Home to preload on phones.');
      for (const page of describedPages) {
        if (page.path === '/') shell.source = pageWith(headOf(page, { ...site, poster: base + poster }));
        else write(`${page.path.slice(1)}.html`, pageWith(headOf(page, site)));
      }
      write(NOT_FOUND, pageWith(headOf(lostAtSea, site)));

      const sitemap = address && new URL('sitemap.xml', address).href;
      write('robots.txt', `User-agent: *\nDisallow:\n${sitemap ? `\nSitemap: ${sitemap}\n` : ''}`);
      const paths = describedPages.map(({ path }) => path);
      if (address) write('sitemap.xml', sitemapOf(paths, address));
    },

    configurePreviewServer({ middlewares, config }) {
      const dist = resolve(root, config.build.outDir);

      const sayNotFound: Connect.SimpleHandleFunction = (request, response) => {
        response.statusCode = 404;
        response.setHeader('Cache-Control', 'no-cache');
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(request.method === 'HEAD' ? undefined : readFileSync(join(dist, NOT_FOUND)));
      };

      // One page has one address: that without a slash or an ending.
      middlewares.use((request, response, next) => {
        const [address = '', query] = (request.url ?? '').split('?');
        const bare = address.replace(/(^|\/)index(\.html)?$|\.html$|\/+$/, '');
        if (`${bare}.html` === `${config.base}${NOT_FOUND}`) sayNotFound(request, response);
        else if (address === config.base || address === bare) next();
        else {
          // With one slash at its beginning: with two it would be another site's.
          const target = `${bare}/` === config.base ? config.base : `/${bare.replace(/^\/+/, '')}`;
          response.statusCode = 301;
          response.setHeader('Location', query === undefined ? target : `${target}?${query}`).end();
        }
      });
      // What comes to the end is no file. Where it is a page, Vite has found the page's.
      return () => {
        middlewares.use((request, response, next) => {
          const [file = ''] = (request.url ?? '').split('?');
          const isAnswered = request.method === 'GET' || request.method === 'HEAD';
          if (!isAnswered || existsSync(join(dist, file))) next();
          else sayNotFound(request, response);
        });
      };
    },
  };
}

function withHead(html: string, head: string): string {
  if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE} where each page's head could go.`);
  return html.replace(PLACE, () => head);
}

/** A page without what only its source is laid out with: each visit loads it. No element of it shows white space. */
const withoutLayout = (html: string): string => html.replace(/\s+/g, ' ').replaceAll('> <', '><');
