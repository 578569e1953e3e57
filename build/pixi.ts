import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What the stage and @pixi/react use of Pixi. A build that wants more fails with the name of it. */
const PARTS = [
  ...['Application', 'Container', 'ImageSource', 'Rectangle', 'Sprite', 'Texture', 'Ticker'],
  ...['Filter', 'extensions', 'getTestContext'],
];
/** What Pixi's own entry sets up beside its exports: masks, and what a texture can be made of. */
const SET_UP = './rendering/init.mjs';
/** What @pixi/react only asks after. There is none of it on this stage, and each would bring a lot with it. */
const ABSENT = `
export class Graphics {}
export class TextStyle { static defaultTextStyle = {}; }`;

/**
 * What Pixi's canvas renderer imports though this stage has none of it, each as little as it asks for: drawn shapes, with
 * triangulation and a reader of SVG. They are 24 kB (gzip) of what a visit without a graphics processor loads.
 */
const UNUSED: Readonly<Record<string, string>> = {
  CanvasGraphicsAdaptor: `
export class CanvasGraphicsAdaptor {
  static extension = { type: ['canvas-pipes-adaptor'], name: 'graphics' };
}`,
  CanvasStencilMaskPipe: `
export class CanvasStencilMaskPipe {
  static extension = { type: ['canvas-pipes'], name: 'stencilMask' };
  destroy() {}
}`,
};
const UNUSED_FILE = new RegExp(`/(${Object.keys(UNUSED).join('|')})\\.mjs$`);

/** Pixi imports its renderer here, and never again where that failed once. */
const IMPORTS_RENDERER = /\/autoDetectRenderer\.mjs$/;

const ENTRY = resolve(import.meta.dirname, '../node_modules/pixi.js/lib/index.mjs');

/**
 * Vite plugin: builds take from Pixi what is used, and nothing else.
 *
 * Pixi's entry is one module that names everything, both renderers and a third among it; an import of one part brings
 * all that the renderers can do into the same file, 60 kB (gzip) more, and Pixi documents no other way. Here `pixi.js` is
 * that entry without the rest, so that a visit loads the one renderer that it draws with; where that fails, "Retry" loads it
 * again. Development takes Pixi as it is.
 */
export function leanPixi(): Plugin {
  return {
    name: 'lean-pixi',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`^pixi\\.js$|${UNUSED_FILE.source}`) },
      handler: (id) => `\0lean-${UNUSED_FILE.exec(id)?.[1] ?? 'pixi.js'}`,
    },
    transform: {
      filter: { id: IMPORTS_RENDERER },
      handler: (code) =>
        `import { importAgain } from '/src/ui/browser/import-again.ts';\n${code.replaceAll(
          /import\('[^']+'\)/g,
          'importAgain(() => $&)',
        )}`,
    },
    load: {
      filter: { id: /^\0lean-/ },
      handler(id) {
        const unused = UNUSED[id.slice('\0lean-'.length)];
        if (unused) return unused;
        const folder = dirname(ENTRY);
        const named = readFileSync(ENTRY, 'utf8').matchAll(/^(?:im|ex)port \{ ([\w, ]+) \} from '(.+)';$/gm);
        const parts = [...named].flatMap(([, names = '', file = '']) => {
          const wanted = names.split(', ').filter((name) => PARTS.includes(name));
          return wanted.length > 0
            ? [`export { ${wanted.join(', ')} } from ${JSON.stringify(resolve(folder, file))};`]
            : [];
        });
        return `import ${JSON.stringify(resolve(folder, SET_UP))};\n${parts.join('\n')}\n${ABSENT}`;
      },
    },
  };
}
