import { basename, extname, join } from 'node:path';
import type { HotChannel, Plugin } from 'vite';
import { sizeOf } from '../../src/skins/image-list';
import { nameOf } from '../../src/skins/paths';
import { SOUND_EXTENSIONS } from '../../src/skins/rules/sounds';
import { LIST_FILE, readAssetList, type Asset } from './image-list';
import { bitmapWidths } from './bitmap';
import { cachedBitmap } from './bitmap-cache';
import { createImageCache } from './image-cache';
import { imageProblem, shippedSvg } from './image-file';
import { trackAssetProblems, isImage, imageNames } from './asset-problems';
import { assets, filesNamed, lastChange, newestFile, assetPath } from './files';

/** In front of an id, so that no other plugin takes it for a file. */
const VIRTUAL = '\0';
/** Where the development server answers with bitmaps. */
const DEV_PATH = '/@artwork/';
/** For how long a file must not have changed before it is looked at (ms). */
const STABLE_MS = 120;

/**
 * Vite plugin: resolves the name of an image to its file in assets/, in any format.
 *
 * - `import picture from 'artwork:shell/sea/coin'`: its path in a skin, and the address of its bitmap in the width that
 *   this screen needs;
 * - `import addresses from 'artworks:lucky-fishing'`: those of all images in a folder, at any depth, by their paths;
 * - `import addresses from 'artworks:lucky-fishing/symbols,shell/pages/bonus'`: those of several folders and images;
 * - `import addresses from 'artworks:lucky-fishing/symbols?vector'`: the same, but an SVG as it is;
 * - `import addresses from 'artworks:every-game/stage'`: those in this folder of every game.
 *
 * In development a saved image is on the page at once. The page names a file that cannot be read, and keeps
 * showing the previous image.
 */
export function artwork(): Plugin[] {
  let list: Readonly<Record<string, Asset>> = {};
  /** The names of all images. */
  let names: string[] = [];
  const readList = async () => {
    list = await readAssetList(assets);
    names = imageNames(list);
  };

  /** The path of an image in a skin. */
  const slotOf = (name: string): string => list[name]?.slot ?? name;

  const shownAs = (name: string) => {
    const size = sizeOf(list, name);
    if (!size)
      throw new Error(`There is no image "${name}" in assets/${name.replace(/\/.*/, '')}/${LIST_FILE}.`);
    return size;
  };

  const modules: Plugin = {
    name: 'artwork',
    buildStart: readList,
    resolveId: {
      filter: { id: /^artworks?:/ },
      handler: (id) => VIRTUAL + id,
    },
    load: {
      filter: { id: /^\0artworks?:/ },
      async handler(id) {
        const [, scheme, wanted = '', query] = /^\0(\w+):([^?]+)\??(.*)$/.exec(id) ?? [];
        const serving = this.environment.mode === 'dev';

        /** An expression for the address of a bitmap. */
        const bitmap = async (file: string, width: number): Promise<string> => {
          if (serving) return JSON.stringify(await devAddress(file, width));
          const source = await cachedBitmap(file, width);
          const name = `${nameOf(assetPath(file)).replaceAll('/', '-')}-${width}.webp`;
          return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`;
        };
        /** An expression for the address of an image. */
        const addressOf = async (name: string): Promise<string> => {
          const file = await newestFile(name).catch((gone: unknown) => {
            if (serving) return undefined;
            throw gone;
          });
          if (!file) return JSON.stringify(missingImageAddress(name));
          if (query === 'vector' && file.endsWith('.svg')) {
            if (serving) return JSON.stringify(await devAddress(file));
            const vector = { name: basename(file), source: await shippedSvg(file) };
            return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', ...vector })}`;
          }
          const { width, phone } = shownAs(name);
          const widths = await bitmapWidths(file, width, phone).catch((problem: unknown) => {
            if (!serving) throw problem;
            // What else is on the page goes on; the image cache reports this one.
            return [width];
          });
          const sizes = await Promise.all(
            widths.map(async (one) => `{ width: ${one}, address: ${await bitmap(file, one)} }`),
          );
          return `sizedImage(${width}, [${sizes.join(', ')}], ${phone ?? 0})`;
        };

        const imports = `import { sizedImage } from '/src/ui/browser/sized-images.ts';\n`;
        if (scheme === 'artwork') {
          const address = await addressOf(wanted);
          return `${imports}export default { path: ${JSON.stringify(slotOf(wanted))}, address: ${address} };`;
        }
        const entries = await Promise.all(
          names
            .filter((name) => wanted.split(',').some((part) => isIn(name, part)))
            .map(async (name) => `${JSON.stringify(slotOf(name))}: ${await addressOf(name)}`),
        );
        return `${imports}export default { ${entries.join(', ')} };`;
      },
    },
    // The icon of the tab: a file like all others.
    transformIndexHtml: {
      order: 'pre',
      async handler() {
        const href = `/assets/${assetPath(await newestFile('shell/brand/icon'))}`;
        return [{ tag: 'link', attrs: { rel: 'icon', href }, injectTo: 'head' }];
      },
    },
  };

  const imageCache = createImageCache(assets, (path) => imageProblem(join(assets, path)));
  const problemTracker = trackAssetProblems();

  const liveReload: Plugin = {
    name: 'artwork:live',
    apply: 'serve',
    // A drawing program saves piece by piece: a file is looked at once it has come to rest.
    config: () => ({
      server: { watch: { awaitWriteFinish: { stabilityThreshold: STABLE_MS, pollInterval: STABLE_MS / 3 } } },
    }),
    configureServer(server) {
      server.ws.on(
        'connection',
        () => void problemTracker.list().then((problems) => showProblems(server.ws, problems)),
      );
      server.middlewares.use(DEV_PATH, (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        const path = assetPath(join(assets, decodeURIComponent(pathname)));
        if (path.startsWith('..')) {
          next();
          return;
        }
        const width = Number(searchParams.get('width')) || undefined;
        imageCache(path, width).then(({ type, source }) => {
          // Another image has another address.
          response.setHeader('Cache-Control', 'max-age=31536000, immutable');
          response.setHeader('Content-Type', type).end(source);
        }, next);
      });
    },
    async hotUpdate({ file, type }) {
      const path = assetPath(file);
      if (this.environment.name !== 'client' || path.startsWith('..')) return undefined;
      const extension = extname(path).toLowerCase();
      if (!isImage(path) && !SOUND_EXTENSIONS.includes(extension) && basename(path) !== LIST_FILE) return [];
      await readList();
      const { hot, moduleGraph, logger } = this.environment;
      if (isImage(path) && !(await problemTracker.check(path, type !== 'delete'))) {
        const problems = await problemTracker.list();
        logger.error(problems.join('\n'));
        showProblems(hot, problems);
        return [];
      }
      if (isImage(path)) await warnOfDuplicates(path, (message) => logger.warn(message));
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (id.startsWith(`${VIRTUAL}artwork`)) moduleGraph.invalidateModule(module);
      }
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
  return [modules, liveReload];
}

/** Whether an image is meant by what is wanted: an image or a folder, which may be one of every game. */
function isIn(name: string, wanted: string): boolean {
  const seen = wanted.startsWith('every-game/') ? name.replace(/^[^/]+/, 'every-game') : name;
  return seen === wanted || seen.startsWith(`${wanted}/`);
}

/** Shows problems over the page. */
function showProblems(hot: Pick<HotChannel, 'send'>, problems: readonly string[]): void {
  if (problems.length > 0) hot.send?.({ type: 'error', err: { message: problems.join('\n'), stack: '' } });
}

async function warnOfDuplicates(path: string, warn: (message: string) => void): Promise<void> {
  const name = nameOf(path);
  const [newest, ...olderFiles] = await filesNamed(name);
  if (!newest || olderFiles.length === 0) return;
  const duplicates = olderFiles.map((one) => basename(one)).join(', ');
  warn(`assets/${name}: ${basename(newest)} is shown. A build wants one file: take ${duplicates} away.`);
}

/** Where the picture is found that was there before an image lost its file. */
const missingImageAddress = (name: string): string => `${DEV_PATH}${name}.lost?at=${Date.now()}`;

/**
 * The address of a file on the development server, another after each change.
 *
 * @param width that of its bitmap (pixels); without it the file itself is meant
 */
async function devAddress(file: string, width?: number): Promise<string> {
  const asBitmap = width === undefined ? '' : `width=${width}&`;
  return `${DEV_PATH}${assetPath(file)}?${asBitmap}at=${await lastChange(file)}`;
}
