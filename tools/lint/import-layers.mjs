import { dirname, relative, resolve, sep } from 'node:path';
import { importPaths } from './import-paths.mjs';
import { layerPackages, layers } from './layers.mjs';

const names = Object.keys(layers).sort((a, b) => b.length - a.length);

/**
 * A rule that holds the layers: which folder of src/ may import which, and which packages stay in one layer. It resolves
 * every path, so the rule applies to `import`, `export from`, `import()` and `import type` alike, however the path is
 * written.
 *
 * @type {import('./plugin.mjs').Rule}
 */
export const importLayers = {
  create({ cwd, filename, report }) {
    const src = resolve(cwd, 'src');
    /** @param {string} path an absolute path */
    const isInside = (path) => path.startsWith(src + sep);
    /** @param {string} file an absolute path, with or without its ending */
    const layerOf = (file) => {
      const path = relative(src, file)
        .split(sep)
        .join('/')
        .replace(/\.\w+$/, '');
      return names.find((name) => path === name || path.startsWith(`${name}/`));
    };

    const here = layerOf(filename);
    const layer = here === undefined ? undefined : layers[here];

    /**
     * @param {string} target what is imported, as it is written
     * @returns {string | undefined} the reason why it may not be imported here
     */
    const reasonAgainst = (target) => {
      if (!layer) return undefined;
      if (!target.startsWith('.')) {
        if (layer.packages === 'none') return layer.why;
        return layerPackages.find(({ from, onlyIn }) => from.test(target) && onlyIn !== here)?.why;
      }
      const path = resolve(dirname(filename), target);
      const there = isInside(path) ? layerOf(path) : undefined;
      if (there === here || (there !== undefined && layer.mayImport.includes(there))) return undefined;
      // Artwork lies outside src/; every layer with packages may ask for it.
      return isInside(path) || layer.packages === 'none' ? layer.why : undefined;
    };

    return {
      Program(node) {
        if (!layer) report({ node, message: 'This file is in no layer of src/: see tools/lint/layers.mjs.' });
      },
      ...importPaths((path, node) => {
        const why = reasonAgainst(path);
        if (why) report({ node, message: why });
      }),
    };
  },
};
