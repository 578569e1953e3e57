import type { DescribedPage } from '../../src/pages/descriptions';
import { SHARE_SIZE } from '../artwork/brand';

const PRODUCT = 'Lucky Fishing';

/** What the share image shows, for those who don't see it. */
const SHARE_TEXT = 'Lucky Fishing: a golden hook, and a fish among coins under a pier';

interface Site {
  /** That of Home; without it, what only a whole address can say is left out. */
  readonly address?: URL;
  /** The path of the share image on the host. */
  readonly share?: string;
}

type Attributes = Readonly<Record<string, string | number | true>>;

/** @returns an HTML element without content */
export const element = (tag: string, attributes: Attributes): string =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => (value === true ? name : `${name}="${escaped(String(value))}"`))
    .join(' ')} />`;
const graph = (property: string, content: string | number): string =>
  element('meta', { property: `og:${property}`, content });

/**
 * How a page introduces itself to search engines, and to those who show a link to it.
 *
 * @param page one without a path stands in for others, and is not to be listed
 * @returns a piece of HTML for the page's head
 */
export function headOf(
  { path, title, description }: DescribedPage,
  { address, share: sharePath }: Site = {},
): string {
  const whole = title ? `${title} · ${PRODUCT}` : PRODUCT;
  const here = address && path !== undefined ? new URL(path.slice(1), address).href : undefined;
  const share = sharePath === undefined ? undefined : address && new URL(sharePath, address).href;
  return [
    `<title>${escaped(whole)}</title>`,
    element('meta', { name: 'description', content: description }),
    path === undefined && element('meta', { name: 'robots', content: 'noindex' }),
    here && element('link', { rel: 'canonical', href: here }),
    graph('type', 'website'),
    graph('site_name', PRODUCT),
    graph('title', whole),
    graph('description', description),
    here && graph('url', here),
    share && graph('image', share),
    share && graph('image:width', SHARE_SIZE.width),
    share && graph('image:height', SHARE_SIZE.height),
    share && graph('image:alt', SHARE_TEXT),
    share && element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** The map of the site for search engines, as XML: its pages, seen from the address of Home. */
export function sitemapOf(paths: readonly string[], address: URL): string {
  const urls = paths.map(
    (path) => `  <url><loc>${escaped(new URL(path.slice(1), address).href)}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
