import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { nameOf } from '../name-faults.mjs';
import { PICTURE_ENDINGS, pictureFault } from '../picture-fault.mjs';
import { readPictureList, sizeOf } from '../picture-list.mjs';
import { bitmapWidths, toBitmap } from './bitmap.mjs';
import { createDarkroom } from './darkroom.mjs';
import { assets, filesOf, lastChange, namesIn, newestFile, pathIn } from './files.mjs';

/** In front of an id, so that no other plugin takes it for a file. */
const OURS = '\0';
/** Where the development server answers with bitmaps. */
const DEV_PATH = '/@artwork/';

/**
 * Vite plugin: leads from the name of a picture to whatever file bears it in assets/, of any format.
 *
 * - `import address from 'artwork:stage/frame'`: its bitmap, of the width that this screen needs;
 * - `import addresses from 'artworks:symbols'`: those of all pictures in a folder, by their names;
 * - `import addresses from 'artworks:symbols?vector'`: the same, but an SVG as it is;
 * - `import addresses from 'artworks:symbols?width=192'`: the same, for being shown in another width (CSS pixels).
 *
 * In development a picture that is dropped or saved is on the page at once; one that can't be read is named
 * there, and the page goes on with the one before.
 *
 * @returns {import('vite').Plugin[]}
 */
export function artwork() {
  /** @type {import('../picture-list.mjs').PictureList} */
  let list = {};
  const readTable = async () => {
    list = await readPictureList(assets);
  };

  /** @param {string} name */
  const shownAs = (name) => {
    const size = sizeOf(list, name);
    if (!size) throw new Error(`There is no picture "${name}" in assets/pictures.json.`);
    return size;
  };

  /** @type {import('vite').Plugin} */
  const modules = {
    name: 'artwork',
    buildStart: readTable,
    resolveId: {
      filter: { id: /^artworks?:/ },
      handler: (id) => OURS + id,
    },
    load: {
      filter: { id: /^\0artworks?:/ },
      async handler(id) {
        const [, scheme, wanted = '', query] = /^\0(\w+):([^?]+)\??(.*)$/.exec(id) ?? [];
        const serving = this.environment.mode === 'dev';

        /** @param {string} file @param {number} width @returns {Promise<string>} an expression for its address */
        const bitmap = async (file, width) => {
          if (serving) return JSON.stringify(await devAddress(file, width));
          const source = await toBitmap(file, width);
          const name = `${basename(file, extname(file))}-${width}.webp`;
          return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`;
        };
        /** @param {string} name @returns {Promise<string>} an expression for its address */
        const addressOf = async (name) => {
          const file = await newestFile(name);
          if (query === 'vector' && file.endsWith('.svg')) {
            if (serving) return JSON.stringify(await devAddress(file));
            const vector = { name: basename(file), source: await readFile(file) };
            return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', ...vector })}`;
          }
          const width = Number(/^width=(\d+)$/.exec(query ?? '')?.[1]) || shownAs(name).width;
          const widths = await bitmapWidths(file, width).catch((/** @type {unknown} */ fault) => {
            if (!serving) throw fault;
            // What else is on the page goes on; the darkroom says what is wrong with this one.
            return [width];
          });
          const sizes = await Promise.all(
            widths.map(async (one) => `{ width: ${one}, address: ${await bitmap(file, one)} }`),
          );
          return `fitting(${width}, [${sizes.join(', ')}])`;
        };

        const fitting = `import { fitting } from '/src/components/fitting-bitmap.ts';\n`;
        if (scheme === 'artwork') return `${fitting}export default ${await addressOf(wanted)};`;
        const names = await namesIn(wanted);
        const entries = await Promise.all(
          names.map(async (name) => `${JSON.stringify(basename(name))}: ${await addressOf(name)}`),
        );
        return `${fitting}export default { ${entries.join(', ')} };`;
      },
    },
    // The icon of the tab: a file like all others.
    transformIndexHtml: {
      order: 'pre',
      async handler() {
        const href = `/assets/${pathIn(await newestFile('brand/icon'))}`;
        return [{ tag: 'link', attrs: { rel: 'icon', href }, injectTo: 'head' }];
      },
    },
  };

  const darkroom = createDarkroom();

  /** @type {import('vite').Plugin} */
  const liveReload = {
    name: 'artwork:live',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(DEV_PATH, (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        const path = pathIn(join(assets, decodeURIComponent(pathname)));
        if (path.startsWith('..')) {
          next();
          return;
        }
        const width = Number(searchParams.get('width')) || undefined;
        darkroom(path, width).then(({ type, source }) => {
          // Another picture has another address.
          response.setHeader('Cache-Control', 'max-age=31536000, immutable');
          response.setHeader('Content-Type', type).end(source);
        }, next);
      });
    },
    async hotUpdate({ file, type }) {
      const path = pathIn(file);
      if (this.environment.name !== 'client' || path.startsWith('..')) return undefined;
      await readTable();
      const { hot, moduleGraph, logger } = this.environment;
      const isPicture = PICTURE_ENDINGS.includes(extname(file).toLowerCase());
      const fault = isPicture && type !== 'delete' && (await pictureFault(file));
      if (fault) {
        const message = `assets/${path} ${fault}.`;
        logger.error(message);
        hot.send({ type: 'error', err: { message, stack: '' } });
        return [];
      }
      if (isPicture) await warnOfDoubles(file, (message) => logger.warn(message));
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (id.startsWith(`${OURS}artwork`)) moduleGraph.invalidateModule(module);
      }
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
  return [modules, liveReload];
}

/** @param {string} file @param {(message: string) => void} warn */
async function warnOfDoubles(file, warn) {
  const name = nameOf(pathIn(file));
  const [newest, ...older] = await filesOf(name);
  if (!newest || older.length === 0) return;
  const others = older.map((one) => basename(one)).join(', ');
  warn(`assets/${name}: ${basename(newest)} is shown. A build wants one file: take ${others} away.`);
}

/**
 * @param {string} file
 * @param {number} [width] that of its bitmap (pixels); without it the file itself is meant
 * @returns {Promise<string>} its address on the development server, another after each change
 */
async function devAddress(file, width) {
  const asBitmap = width === undefined ? '' : `width=${width}&`;
  return `${DEV_PATH}${pathIn(file)}?${asBitmap}at=${await lastChange(file)}`;
}
