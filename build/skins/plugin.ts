import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, sep } from 'node:path';
import sharp from 'sharp';
import type { HotChannel, Plugin } from 'vite';
import { readSheet } from '../../src/skins/frames/sheet';
import { artPixelsIn, mayHaveArtPixels } from '../../src/skins/fit/pixel-art';
import { sizeOf } from '../../src/skins/image-list';
import { extensionOf, isSource, nameOf } from '../../src/skins/paths';
import { checkImage } from '../../src/skins/rules/check-image';
import { FONT_EXTENSIONS } from '../../src/skins/rules/fonts';
import { IMAGE_EXTENSIONS } from '../../src/skins/rules/open-image';
import { SOUND_EXTENSIONS } from '../../src/skins/rules/sounds';
import { motionOf, stateOf } from '../../src/skins/skin-slots';
import { bitmapWidths } from '../artwork/bitmap';
import { cachedBitmap } from '../artwork/bitmap-cache';
import { decodePixels } from '../artwork/decode-pixels';
import { assets, lastChange } from '../artwork/files';
import { createImageCache } from '../artwork/image-cache';
import { imageFileOf, shippedSvg } from '../artwork/image-file';
import { readImageList } from '../artwork/image-list';
import { MANIFEST_FILE } from '../../src/skins/skin-manifest';
import { readSkins, skinsFolder, type RepositorySkin } from './folder';
import { previewOf } from './preview';

/** In front of an id, so that no other plugin takes it for a file. */
const VIRTUAL = '\0';
/** Where the development server answers with the files of skins. */
const DEV_PATH = '/@skins/';
/** What the name of each picture and sound of a skin begins with in a build: they are not fetched ahead (build/offline.ts). */
const PREFIX = 'skin-';

/** The endings of all files that a skin is made of. */
const SHOWN_EXTENSIONS = ['.json', ...IMAGE_EXTENSIONS, ...SOUND_EXTENSIONS, ...FONT_EXTENSIONS];

const motionIn = (path: string) => motionOf(nameOf(path));
const isPicture = (path: string) => IMAGE_EXTENSIONS.includes(extname(path)) && motionIn(path) === '';

/**
 * Vite plugin: the skins of the repository, as modules.
 *
 * - `import skins, { defaultPreview } from 'skins:list'`: what Settings says about each, and the preview of the original look;
 * - `import load from 'skins:load'`: by the id of a skin, what loads it;
 * - `import skin from 'skin:paper'`: its colours, and the addresses of its files.
 *
 * A bitmap is made of each picture as of those in assets/. Those of a skin that keeps its pixels stay as they are.
 *
 * In development a saved picture or sound is on the page at once, which stays as it is otherwise. The page names a file that
 * cannot be read, and keeps showing the skin as it was.
 */
export function skins(): Plugin {
  /** The modules of skins that development shows, by their ids: a file may be cut off by the time the page asks for them. */
  const shown = new Map<string, string>();
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
        if (!serving) return skinModule(skin, fileAddress);
        const code = shown.get(wanted) ?? (await developmentModule(skin));
        shown.set(wanted, code);
        return code;
      },
    },
    configureServer({ middlewares, environments }) {
      const answer = createAnswers();
      middlewares.use(DEV_PATH, (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        answer(decodeURIComponent(pathname.slice(1)), searchParams).then(
          ({ type, source }) => response.setHeader('Content-Type', type).end(source),
          (error: unknown) => {
            keepPage(environments.client.hot);
            next(error);
          },
        );
      });
    },
    async hotUpdate({ file, type }) {
      const path = relative(skinsFolder, file).split(sep).join('/');
      const { name, hot, moduleGraph, logger } = this.environment;
      if (name !== 'client' || path.startsWith('..')) return undefined;
      const id = path.slice(0, path.indexOf('/'));
      const inSkin = path.slice(id.length + 1);
      if (isSource(inSkin) || !SHOWN_EXTENSIONS.includes(extensionOf(path).toLowerCase())) return [];
      const { problem, code } = await successorOf(id, type === 'delete' ? undefined : inSkin);
      if (problem !== undefined) {
        logger.error(problem);
        keepPage(hot);
        hot.send({ type: 'error', err: { message: problem, stack: '' } });
        return [];
      }
      // Who saves once may be heard twice.
      if (code === undefined || (code === shown.get(id) && inSkin !== MANIFEST_FILE)) return [];
      shown.set(id, code);
      for (const [moduleId, module] of moduleGraph.idToModuleMap) {
        if (/^\0skins?:/.test(moduleId)) moduleGraph.invalidateModule(module);
      }
      // It says what the list of all skins says, too.
      if (inSkin === MANIFEST_FILE) {
        hot.send({ type: 'full-reload' });
        return [];
      }
      const module = moduleGraph.getModuleById(`${VIRTUAL}skin:${id}`);
      return module ? [module] : [];
    },
  };
}

/**
 * Has a page stay as it is although an error will be shown over it: Vite's client reloads a page whose first update finds one, as
 * if the page had not been able to load.
 */
const keepPage = (hot: Pick<HotChannel, 'send'>): void => hot.send?.({ type: 'update', updates: [] });

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
    const read = path.endsWith('.svg') ? shippedSvg : readFile;
    return fileAddress(emitted(path), () => read(file), `${id}/${path}?at=${await lastChange(file)}`);
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
    return `sizedImage(${width}, [${(await Promise.all(sizes)).join(', ')}], ${phone ?? 0})`;
  };
  /** The address of pixel art, with how many pixels of its artist's own it's wide. */
  const squarePixels = async (path: string): Promise<string> => {
    const file = join(folder, path);
    const address = await asItIs(path);
    const { width, height } = await sharp(file).metadata();
    if (extname(path) === '.svg' || !mayHaveArtPixels({ width, height }, nameOf(path))) return address;
    const data = await sharp(file).ensureAlpha().raw().toBuffer();
    return `pixelArt(${address}, ${artPixelsIn({ width, height, data })})`;
  };
  const record = async (paths: readonly string[], expression: (path: string) => Promise<string>) => {
    const entries = paths.map(async (path) => `${JSON.stringify(nameOf(path))}: ${await expression(path)}`);
    return `{ ${(await Promise.all(entries)).join(', ')} }`;
  };
  /** Of the path of a sprite sheet. */
  const animation = async (path: string): Promise<string> => {
    const { width, height } = await sharp(join(folder, path)).metadata();
    const data = await readFile(join(folder, `${nameOf(path)}.json`), 'utf8');
    const sequence = readSheet(data, motionIn(path));
    if (!sequence) throw new Error(`skins/${id}/${nameOf(path)}.json is not sprite sheet data.`);
    return `{ sheet: ${await asItIs(path)}, ...${JSON.stringify({ size: { width, height }, ...sequence })} }`;
  };
  /** The addresses of all formats of a sound. */
  const formats = async (name: string): Promise<string> =>
    `[${(await Promise.all(sounds.filter((path) => nameOf(path) === name).map(asItIs))).join(', ')}]`;
  const pictures = files.filter(isPicture);
  const vectors = pictures.filter(
    (path) => dirname(path).endsWith('/symbols') && extname(path) === '.svg' && stateOf(nameOf(path)) === '',
  );
  const sheets = files.filter((path) => IMAGE_EXTENSIONS.includes(extname(path)) && motionIn(path) !== '');
  const fonts = files.filter((path) => FONT_EXTENSIONS.includes(extname(path)));
  const sounds = files.filter((path) => SOUND_EXTENSIONS.includes(extname(path)));
  return `
import { imageForScreen, sizedImage } from '/src/ui/browser/sized-images.ts';
import { pixelArt } from '/src/ui/browser/pixel-art.ts';
${manifest.pixelated ? "import '/src/ui/skin/pixel-art/pixel-art.css';" : ''}
const images = ${await record(pictures, manifest.pixelated ? squarePixels : bitmaps)};
const frame = images['lucky-fishing/stage/frame'];
export const loaded = {
  colours: { ...${JSON.stringify(manifest.colours)}, ...(frame && { 'board-frame': \`url("\${imageForScreen(frame)}")\` }) },
  files: {
    images,
    vectors: ${await record(vectors, asItIs)},
    sounds: ${await record([...new Set(sounds.map((path) => nameOf(path)))], formats)},
    gains: ${JSON.stringify(manifest.gains)},
    fonts: ${await record(fonts, asItIs)},
    animations: ${await record(sheets, animation)},
    pixelated: ${manifest.pixelated},
  },
};
export default loaded;`;
}

/**
 * Added to a skin's module in development. Once a file of it has changed, the skin becomes what the next module says, and is
 * shown again if it is in use: whoever has it keeps the same object.
 */
const TAKES_ITS_SUCCESSOR = `
import { activeSkin, applySkin } from '/src/ui/skin/active-skin.ts';
if (import.meta.hot) {
  const skin = (import.meta.hot.data.skin ??= loaded);
  import.meta.hot.accept((next) => {
    if (!next) return;
    const before = { ...skin };
    const isInUse = activeSkin.getState().skin === skin;
    Object.assign(skin, next.loaded);
    if (!isInUse) return;
    // Its earlier colours go.
    activeSkin.setState({ skin: before });
    applySkin(skin);
  });
}
`;

/** The code of a skin's module in development. */
const developmentModule = async (skin: RepositorySkin): Promise<string> =>
  (await skinModule(skin, (_name, _make, devPath) => Promise.resolve(JSON.stringify(DEV_PATH + devPath)))) +
  TAKES_ITS_SUCCESSOR;

/**
 * The module of a skin of which a file has changed, or what keeps it from being shown: a sentence. Neither if the skin is gone.
 *
 * @param path of the file in the skin; undefined where it is gone
 */
async function successorOf(
  id: string,
  path: string | undefined,
): Promise<{ readonly code?: string; readonly problem?: string }> {
  try {
    const skin = (await readSkins()).find((one) => one.id === id);
    if (!skin) return {};
    const problem = path === undefined ? undefined : await pictureProblem(`${id}/${path}`);
    if (problem !== undefined) return { problem: `skins/${id}/${path} ${problem}.` };
    return { code: await developmentModule(skin) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** What is wrong with a picture in skins/, and how to fix it; undefined when it is sound, and for any other file. */
async function pictureProblem(path: string): Promise<string | undefined> {
  const id = path.slice(0, path.indexOf('/'));
  const inSkin = path.slice(id.length + 1);
  const size = sizeOf(await readImageList(assets), nameOf(inSkin));
  if (!size || !isPicture(inSkin)) return undefined;
  return (await checkImage(await imageFileOf(join(skinsFolder, id), inSkin), size, decodePixels)).problems[0];
}

/** Gets what the development server answers with at the path of a skin, or of a file in one. */
function createAnswers() {
  const imageCache = createImageCache(skinsFolder, pictureProblem);
  return async (path: string, query: URLSearchParams): Promise<{ type: string; source: Buffer }> => {
    const [id = ''] = path.split('/');
    if (query.has('preview')) {
      const skin = (await readSkins()).find((one) => one.id === id);
      return { type: 'image/webp', source: await previewOf(skin) };
    }
    if (relative(skinsFolder, join(skinsFolder, path)).startsWith('..'))
      throw new Error(`There is no file skins/${path}.`);
    return imageCache(path, Number(query.get('width')) || undefined);
  };
}
