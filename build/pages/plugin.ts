import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { shareImage } from '../artwork/brand';
import { describedPages, descriptions, lostAtSea, type DescribedPage } from '../../src/pages/descriptions';
import { siteAddress, sitePath } from './address';
import { headOf, sitemapOf } from './head';
import { extractStyles } from './inline-styles';
import { prerender } from './prerender';
import { loadsOf } from './loads';

const root = resolve(import.meta.dirname, '../..');

/** Stands in index.html for what a page says of itself. */
const PLACE = '<title>Lucky Fishing</title>';

/** Stands in index.html for what a page shows. */
const CONTENT = '<div id="root"></div>';

/** The file of a path that has no page, as static hosts know it. */
const NOT_FOUND = '404.html';
/** The same for the service worker, which answers with it where there is no network: hosts send the other as an error. */
const OFFLINE = 'offline.html';

/**
 * Vite plugin: renders each page into a file of its own (docs/decisions/prerendering.md), which a browser can show before any
 * program has run. A host which knows nothing of the product answers it with 200, and any other path with 404 and the
 * lost-at-sea page. `slots.html` is the form that all hosts serve at `/slots`; with `slots/index.html` half of them lead to
 * `/slots/`. `vite preview` answers as these hosts do.
 */
export function sitePages(): Plugin {
  const address = siteAddress(process.env['SITE_URL']);
  let share = '';
  let base = '/';
  let define: ResolvedConfig['define'] = {};
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
      ({ base, define } = config);
    },

    async buildStart() {
      // Only by a whole address can anybody be led to it.
      if (!address || this.environment.mode === 'dev') return;
      share = this.emitFile({ type: 'asset', name: 'share.jpg', source: await shareImage() });
    },

    transformIndexHtml: (html, { server }) =>
      server ? withHead(html, headOf({ description: descriptions.home })) : html,

    async generateBundle(_, bundle) {
      const shell = bundle['index.html'];
      if (shell?.type !== 'asset') throw new Error('The build has no index.html to make pages from.');
      const html = String(shell.source);
      const site = address && { address, share: this.getFileName(share) };
      const lostPath = `/${NOT_FOUND}`;
      const rendered = await prerender([...describedPages.map(({ path }) => path), lostPath], {
        base,
        define,
      });
      const contents = extractStyles(new Map([...rendered].map(([path, page]) => [path, page.html])));
      const styles = this.emitFile({ type: 'asset', name: 'pages.css', source: contents.sheet });

      const pageOf = (described: DescribedPage): string => {
        const { path = lostPath } = described;
        const [page, content] = [rendered.get(path), contents.pages.get(path)];
        if (!page || content === undefined) throw new Error(`${path} was not rendered.`);
        assertFiles(content, bundle, base);
        return pageWith(html, {
          ...(described.path === undefined
            ? { except: describedPages.map((page) => base + page.path.slice(1)) }
            : { page: base + path.slice(1) }),
          head: headOf(described, site),
          loads: loadsOf(page, html, bundle, base, this.getFileName(styles)),
          content,
        });
      };
      const write = (fileName: string, source: string): void =>
        void this.emitFile({ type: 'asset', fileName, source });
      for (const page of describedPages) {
        const source = pageOf(page);
        if (page.path === '/') shell.source = source;
        else write(`${page.path.slice(1)}.html`, source);
      }
      const lost = pageOf(lostAtSea);
      for (const fileName of [NOT_FOUND, OFFLINE]) write(fileName, lost);

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

interface PageParts {
  /** The path of the page on its host. */
  readonly page?: string;
  /** Where the HTML stands in for any other address: the paths of all pages. */
  readonly except?: readonly string[];
  readonly head: string;
  /** What it asks for beside what index.html does. */
  readonly loads: string;
  readonly content: string;
}

/** A page, without what only its source is laid out with. */
function pageWith(html: string, { page, except = [], head, loads, content }: PageParts): string {
  if (!html.includes(CONTENT)) throw new Error(`index.html has no ${CONTENT} where each page could go.`);
  // The script in the head compares it with the address (src/store/first-paint.js).
  const bare = (path: string): string => path.replace(/\/$/, '');
  const known =
    page === undefined ? ` data-except="${except.map(bare).join(' ')}"` : ` data-page="${bare(page)}"`;
  const [top = '', bottom = ''] = withoutLayout(withHead(html, head))
    .replace('</head>', () => `${loads}</head>`)
    .split(CONTENT);
  return `${top.replace('<html lang="en"', `<html lang="en"${known}`)}<div id="root">${content}</div>${bottom}`;
}

/** Without white space that no element shows; the script in the head stays to the letter, because a policy names its hash. */
const withoutLayout = (html: string): string =>
  html
    .replace(/(<script>[^]*?<\/script>)|\s+/g, (_, script?: string) => script ?? ' ')
    .replaceAll('> <', '><');

/** Throws where a page shows a file that the build doesn't have: both are built apart. */
function assertFiles(html: string, bundle: Readonly<Record<string, unknown>>, base: string): void {
  for (const [address] of html.matchAll(/(?<=["\s])\/[^"\s]*\/?assets\/[^"\s]+/g))
    if (!(address.slice(base.length) in bundle))
      throw new Error(`A page shows ${address}, which the build doesn't have.`);
}
