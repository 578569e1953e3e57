import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import type { RenderedPage } from '../../src/app/prerender';
import { element } from './head';

const source = resolve(import.meta.dirname, '../../src');

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/** What Vite knows of a chunk beside what the bundler does. */
interface ViteMetadata {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** The files of some chunks and of all that they import, without those that are imported as they are needed. */
function withImports(fileNames: readonly string[], bundle: Bundle, found = new Set<string>()): Set<string> {
  for (const fileName of fileNames) {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.has(fileName)) continue;
    found.add(fileName);
    withImports(chunk.imports, bundle, found);
  }
  return found;
}

/** What the first script imports once the page is painted. */
const START = 'app/start.tsx';

function chunkWith(module: string, bundle: Bundle): string {
  const id = resolve(source, module);
  const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.moduleIds.includes(id));
  if (!chunk) throw new Error(`No file of the build has src/${module}, which a route says that it loads.`);
  return chunk.fileName;
}

/** The picture that a page asks for first: the one that it shows with a high priority. */
function firstPicture(html: string): string {
  const [picture = ''] = /<img [^>]*fetchPriority="high"[^>]*>/i.exec(html) ?? [];
  const read = (name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`, 'i').exec(picture)?.[1];
  const [href, imagesrcset, imagesizes] = ['src', 'srcset', 'sizes'].map(read);
  if (!href) return '';
  return element('link', {
    ...{ rel: 'preload', as: 'image', href, fetchpriority: 'high' },
    ...(imagesrcset && imagesizes && { imagesrcset, imagesizes }),
  });
}

/**
 * Everything that a page needs and that index.html doesn't ask for yet, so that a browser asks for all of it at once: for styles
 * and pictures before the first paint, for scripts right after it (src/main.tsx). On a slow line they would delay it.
 *
 * @param shell the HTML that all pages are made from
 * @param sharedSheet the file of a style sheet that all of them need
 * @returns a piece of HTML for the page's head
 */
export function loadsOf(
  { html, modules }: RenderedPage,
  shell: string,
  bundle: Bundle,
  base: string,
  sharedSheet: string,
): string {
  const scripts = [
    ...withImports(
      [START, ...modules].map((module) => chunkWith(module, bundle)),
      bundle,
    ),
  ];
  const styles = scripts.flatMap((fileName) => [
    ...((bundle[fileName] as ViteMetadata | undefined)?.viteMetadata?.importedCss ?? []),
  ]);
  const missing = (fileNames: readonly string[]): string[] =>
    [...new Set(fileNames)].filter((fileName) => !shell.includes(base + fileName));
  return [
    firstPicture(html),
    ...missing([...styles, sharedSheet]).map((fileName) =>
      element('link', { rel: 'stylesheet', crossorigin: true, href: base + fileName }),
    ),
    '<template id="scripts">',
    ...missing(scripts).map((fileName) =>
      element('link', { rel: 'modulepreload', crossorigin: true, href: base + fileName }),
    ),
    '</template>',
  ].join('');
}
