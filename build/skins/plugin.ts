import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { readSheet } from '../../src/skins/frames/sheet';
import { sizeOf } from '../../src/skins/image-list';
import { nameOf } from '../../src/skins/paths';
import { IMAGE_EXTENSIONS } from '../../src/skins/rules/open-image';
import { SOUND_EXTENSIONS } from '../../src/skins/rules/sounds';
import { bitmapWidths, toBitmap } from '../artwork/bitmap';
import { cachedBitmap } from '../artwork/bitmap-cache';
import { assets, lastChange } from '../artwork/files';
import { readImageList } from '../artwork/image-list';
import { readSkins, skinsFolder, type RepositorySkin } from './folder';
import { previewOf } from './preview';

/** In front of an id, so that no other plugin takes it for a file. */
const VIRTUAL = '\0';
/** Where the development server answers with the files of skins. */
const DEV_PATH = '/@skins/';
/** What the name of each picture and sound of a skin begins with in a build: they are not fetched ahead (build/offline.ts). */
const PREFIX = 'skin-';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

const motionOf = (path: string) => /\.(win|rest)$/.exec(nameOf(path))?.[1];
const isPicture = (path: string) => IMAGE_EXTENSIONS.includes(extname(path)) && !motionOf(path);

/**
 * Vite plugin: the skins of the repository, as modules.
 *
 * - `import skins, { defaultPreview } from 'skins:list'`: what Settings says about each, and the preview of the original look;
 * - `import load from 'skins:load'`: by the id of a skin, what loads it;
 * - `import skin from 'skin:paper'`: its colours, and the addresses of its files.
 *
 * A bitmap is made of each picture as of those in assets/. Those of a skin that keeps its pixels stay as they are.
 */
export function skins(): Plugin {
  return {
    name: 'skins',
    resolveId: {
      filter: { id: /^skins?:/ },
      handler: (id) => VIRTUAL + id,
    },
    load: {
      filter: { id: /^\0skins?:/ },
      async handler(id) {
        const [, scheme, wanted = ''] = /^\0(\w+):(.+)$/.exec(id) ?? [];
        const all = await readSkins();
        const serving = this.environment.mode === 'dev';

        const fileAddress: FileAddress = async (name, make, devPath) => {
          if (serving) return JSON.stringify(DEV_PATH + devPath);
          const reference = this.emitFile({ type: 'asset', name, source: await make() });
          return `import.meta.ROLLUP_FILE_URL_${reference}`;
        };
        const preview = (skin?: RepositorySkin) => {
          const name = skin?.id ?? 'default';
          return fileAddress(`preview-${name}.webp`, () => previewOf(skin), `${name}?preview`);
        };

        if (scheme === 'skins' && wanted === 'load') {
          const entries = all.map(({ id: one }) => `${JSON.stringify(one)}: () => import('skin:${one}')`);
          return `export default { ${entries.join(', ')} };`;
        }
        if (scheme === 'skins') {
          const entries = await Promise.all(
            all.map(async (skin) => {
              const { name, author, licence, games } = skin.manifest;
              const about = JSON.stringify({ id: skin.id, name, author, licence, games });
              return `{ ...${about}, preview: ${await preview(skin)} }`;
            }),
          );
          return `export const defaultPreview = ${await preview()};\nexport default [${entries.join(', ')}];`;
        }
        const skin = all.find(({ id: one }) => one === wanted);
        if (!skin) throw new Error(`There is no skin "${wanted}" in skins/.`);
        return skinModule(skin, fileAddress);
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(DEV_PATH, (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        answer(decodeURIComponent(pathname.slice(1)), searchParams).then(
          ({ type, source }) => response.setHeader('Content-Type', type).end(source),
          next,
        );
      });
    },
    hotUpdate({ file }) {
      if (!file.startsWith(skinsFolder)) return undefined;
      const { hot, moduleGraph } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (/^\0skins?:/.test(id)) moduleGraph.invalidateModule(module);
      }
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** Makes an expression for the address of a file: made for a build, and answered at `devPath` in development. */
type FileAddress = (name: string, make: () => Promise<Buffer>, devPath: string) => Promise<string>;

/** The code of a skin's module. */
async function skinModule(skin: RepositorySkin, fileAddress: FileAddress): Promise<string> {
  const { id, manifest, files } = skin;
  const list = await readImageList(assets);
  const folder = join(skinsFolder, id);
  const emitted = (path: string) => `${PREFIX}${id}-${basename(path)}`;
  const asItIs = async (path: string): Promise<string> => {
    const file = join(folder, path);
    return fileAddress(emitted(path), () => readFile(file), `${id}/${path}?at=${await lastChange(file)}`);
  };
  const bitmaps = async (path: string): Promise<string> => {
    const file = join(folder, path);
    const { width = 0, phone } = sizeOf(list, nameOf(path)) ?? {};
    const sizes = (await bitmapWidths(file, width, phone)).map(async (one) => {
      const name = `${emitted(nameOf(path))}-${one}.webp`;
      const devPath = `${id}/${path}?width=${one}&at=${await lastChange(file)}`;
      // Development makes them when they are asked for.
      return `{ width: ${one}, address: ${await fileAddress(name, () => cachedBitmap(file, one), devPath)} }`;
    });
    return `fitting(${width}, [${(await Promise.all(sizes)).join(', ')}], ${phone ?? 0})`;
  };
  const record = async (paths: readonly string[], expression: (path: string) => Promise<string>) => {
    const entries = paths.map(async (path) => `${JSON.stringify(nameOf(path))}: ${await expression(path)}`);
    return `{ ${(await Promise.all(entries)).join(', ')} }`;
  };
  /** Of the path of a sprite sheet. */
  const animation = async (path: string): Promise<string> => {
    const { width, height } = await sharp(join(folder, path)).metadata();
    const data = await readFile(join(folder, `${nameOf(path)}.json`), 'utf8');
    const sequence = readSheet(data, motionOf(path) ?? '');
    if (!sequence) throw new Error(`skins/${id}/${nameOf(path)}.json is not sprite sheet data.`);
    return `{ sheet: ${await asItIs(path)}, ...${JSON.stringify({ size: { width, height }, ...sequence })} }`;
  };
  /** The addresses of all formats of a sound. */
  const formats = async (name: string): Promise<string> =>
    `[${(await Promise.all(sounds.filter((path) => nameOf(path) === name).map(asItIs))).join(', ')}]`;
  const pictures = files.filter(isPicture);
  const vectors = pictures.filter((path) => dirname(path).endsWith('/symbols') && extname(path) === '.svg');
  const sheets = files.filter((path) => IMAGE_EXTENSIONS.includes(extname(path)) && motionOf(path));
  const sounds = files.filter((path) => SOUND_EXTENSIONS.includes(extname(path)));
  return `
import { fitting } from '/src/ui/browser/fitting-bitmap.ts';
${manifest.pixelated ? "import '/src/ui/skin/pixel-art/pixel-art.css';" : ''}
const images = ${await record(pictures, manifest.pixelated ? asItIs : bitmaps)};
const frame = images['lucky-fishing/stage/frame'];
export default {
  colours: { ...${JSON.stringify(manifest.colours)}, ...(frame && { 'board-frame': \`url("\${frame}")\` }) },
  art: {
    images,
    vectors: ${await record(vectors, asItIs)},
    sounds: ${await record([...new Set(sounds.map((path) => nameOf(path)))], formats)},
    animations: ${await record(sheets, animation)},
    pixelated: ${manifest.pixelated},
  },
};`;
}

/** What the development server answers with at the path of a skin, or of a file in one. */
async function answer(path: string, query: URLSearchParams): Promise<{ type: string; source: Buffer }> {
  const skins = await readSkins();
  const [id = ''] = path.split('/');
  const skin = skins.find((one) => one.id === id);
  if (query.has('preview')) return { type: 'image/webp', source: await previewOf(skin) };
  const name = path.slice(id.length + 1);
  if (!skin?.files.includes(name)) throw new Error(`There is no file skins/${path}.`);
  const file = join(skinsFolder, path);
  const width = Number(query.get('width'));
  if (width > 0) return { type: 'image/webp', source: await toBitmap(file, width, 0) };
  return { type: TYPES[extname(file)] ?? 'application/octet-stream', source: await readFile(file) };
}
