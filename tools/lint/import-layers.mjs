import { dirname, relative, resolve, sep } from 'node:path';
import { WRITTEN_PATHS, writtenPath } from './written-paths.mjs';

/**
 * An ESLint rule that holds the layers: which folder of src/ may import which, and which packages stay in one layer. It
 * resolves every path, so the rule applies to `import`, `export from`, `import()` and `import type` alike, however the
 * path is written.
 *
 * A layer is named by its path in src/ without an ending (`pages/slot`); the longest name that fits counts.
 *
 * @typedef {{ mayImport: readonly string[]; packages?: 'none'; why: string }} Layer
 * @typedef {{ from: RegExp; onlyIn: string; why: string }} PackageRule
 *
 * @param {{ src: string; layers: Readonly<Record<string, Layer>>; packages: readonly PackageRule[] }} rules
 * @returns {import('eslint').Rule.RuleModule}
 */
export function importLayers({ src, layers, packages }) {
  const names = Object.keys(layers).sort((a, b) => b.length - a.length);

  /** @param {string} file an absolute path, with or without its ending */
  const layerOf = (file) => {
    const path = relative(src, file)
      .split(sep)
      .join('/')
      .replace(/\.\w+$/, '');
    return names.find((name) => path === name || path.startsWith(`${name}/`));
  };
  /** @param {string} path an absolute path */
  const isInside = (path) => path.startsWith(src + sep);

  return {
    meta: { type: 'problem', schema: [] },
    create(context) {
      const here = layerOf(context.filename);
      const layer = here === undefined ? undefined : layers[here];

      /**
       * @param {string} target what is imported, as it is written
       * @returns {string | undefined} the reason why it may not be imported here
       */
      const reasonAgainst = (target) => {
        if (here === undefined || !layer) return undefined;
        if (!target.startsWith('.')) {
          if (layer.packages === 'none') return layer.why;
          return packages.find(({ from, onlyIn }) => from.test(target) && onlyIn !== here)?.why;
        }
        const path = resolve(dirname(context.filename), target);
        const there = isInside(path) ? layerOf(path) : undefined;
        if (there === here || (there !== undefined && layer.mayImport.includes(there))) return undefined;
        // Artwork lies outside src/; every layer with packages may ask for it.
        return isInside(path) || layer.packages === 'none' ? layer.why : undefined;
      };

      return {
        Program(node) {
          if (!layer)
            context.report({ node, message: 'This file is in no layer of src/: see eslint.config.js.' });
        },
        /** @param {import('estree').Node} node the path after `from` or in `import()` */
        [WRITTEN_PATHS](node) {
          const target = writtenPath(node);
          const why = target === undefined ? undefined : reasonAgainst(target);
          if (why) context.report({ node, message: why });
        },
      };
    },
  };
}
