import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { nameOf } from '../name-faults.mjs';
import { readPictureList, sizeOf } from '../picture-list.mjs';
import { SOUND_ENDINGS } from '../sound-fault.mjs';
import { bitmapWidths, toBitmap } from './bitmap.mjs';
import { createDarkroom } from './darkroom.mjs';
import { createFaultBoard, isPicture, pictureNames } from './fault-board.mjs';
import { assets, filesOf, lastChange, newestFile, pathIn } from './files.mjs';

/** In front of an id, so that no other plugin takes it for a file. */
const OURS = '\0';
/** Where the development server answers with bitmaps. */
const DEV_PATH = '/@artwork/';
/** For how long a file must not have changed before it is looked at (ms). */
const REST_MS = 120;

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
  /** The names of all pictures. @type {string[]} */
  let names = [];
  const readTable = async () => {
    list = await readPictureList(assets);
    names = await pictureNames(list);
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
          const file = await newestFile(name).catch((/** @type {unknown} */ gone) => {
            if (serving) return undefined;
            throw gone;
          });
          if (!file) return JSON.stringify(addressOfLost(name));
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
        const entries = await Promise.all(
          names
            .filter((name) => name.startsWith(`${wanted}/`))
            .map(async (name) => `${JSON.stringify(basename(name))}: ${await addressOf(name)}`),
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
  const board = createFaultBoard();

  /** @type {import('vite').Plugin} */
  const liveReload = {
    name: 'artwork:live',
    apply: 'serve',
    // A drawing program saves piece by piece: a file is looked at once it has come to rest.
    config: () => ({
      server: { watch: { awaitWriteFinish: { stabilityThreshold: REST_MS, pollInterval: REST_MS / 3 } } },
    }),
    configureServer(server) {
      server.ws.on('connection', () => void board.standing().then((faults) => tell(server.ws, faults)));
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
      const ending = extname(path).toLowerCase();
      if (!isPicture(path) && !SOUND_ENDINGS.includes(ending) && path !== 'pictures.json') return [];
      await readTable();
      const { hot, moduleGraph, logger } = this.environment;
      if (isPicture(path) && !(await board.look(path, type !== 'delete'))) {
        const faults = await board.standing();
        logger.error(faults.join('\n'));
        tell(hot, faults);
        return [];
      }
      if (isPicture(path)) await warnOfDoubles(path, (message) => logger.warn(message));
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (id.startsWith(`${OURS}artwork`)) moduleGraph.invalidateModule(module);
      }
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
  return [modules, liveReload];
}

/**
 * Has the page say what is wrong, over all else.
 *
 * @param {Pick<import('vite').HotChannel, 'send'>} hot
 * @param {readonly string[]} faults
 */
function tell(hot, faults) {
  if (faults.length > 0) hot.send?.({ type: 'error', err: { message: faults.join('\n'), stack: '' } });
}

/** @param {string} path @param {(message: string) => void} warn */
async function warnOfDoubles(path, warn) {
  const name = nameOf(path);
  const [newest, ...older] = await filesOf(name);
  if (!newest || older.length === 0) return;
  const others = older.map((one) => basename(one)).join(', ');
  warn(`assets/${name}: ${basename(newest)} is shown. A build wants one file: take ${others} away.`);
}

/** @param {string} name of a picture that has no file @returns {string} where the one that was there before is found */
const addressOfLost = (name) => `${DEV_PATH}${name}.lost?at=${Date.now()}`;

/**
 * @param {string} file
 * @param {number} [width] that of its bitmap (pixels); without it the file itself is meant
 * @returns {Promise<string>} its address on the development server, another after each change
 */
async function devAddress(file, width) {
  const asBitmap = width === undefined ? '' : `width=${width}&`;
  return `${DEV_PATH}${pathIn(file)}?${asBitmap}at=${await lastChange(file)}`;
}
