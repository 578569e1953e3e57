import { dirname, relative, resolve, sep } from 'node:path';
import { importPaths } from './import-paths.mjs';
import { artworkReason, layerPackages, layers, outerFolders, sharedArtwork } from './layers.mjs';

const names = Object.keys(layers).sort((a, b) => b.length - a.length);

/**
 * @param {string} target a path as it is written
 * @returns {string[]} the games whose pictures it imports; `every-game` is none of them
 */
const gamesDrawnIn = (target) => {
  const [, wanted] = /^artworks?:([^?]+)/.exec(target) ?? [];
  const folders = wanted?.split(',').map((part) => part.replace(/\/.*/, ''));
  return folders?.filter((folder) => !sharedArtwork.includes(folder)) ?? [];
};

/**
 * A rule that holds the layers: which folder of src/ may import which, which packages stay in one layer, and the order of
 * the folders beside src/. It resolves every path, so the rule applies to `import`, `export from`, `import()` and
 * `import type` alike, however the path is written.
 *
 * @type {import('./plugin.mjs').Rule}
 */
export const importLayers = {
  create({ cwd, filename, report }) {
    /** @param {string} file an absolute path @returns {string} from the project's root, without its ending */
    const pathOf = (file) =>
      relative(cwd, file)
        .split(sep)
        .join('/')
        .replace(/\.\w+$/, '');
    /** @param {string} path @returns {string | undefined} its layer of src/ */
    const layerOf = (path) => names.find((name) => `${path}/`.startsWith(`src/${name}/`));
    /** @param {string} path @returns {number} -1 where it is in none of the folders beside src/ */
    const placeOf = (path) => outerFolders.findIndex((folder) => path.startsWith(`${folder}/`));

    const path = pathOf(filename);
    const here = layerOf(path);
    const layer = here === undefined ? undefined : layers[here];

    /** @param {string} there @returns {string | undefined} why a file beside src/ may not import it */
    const reasonOutside = (there) => {
      const place = placeOf(path);
      // The configurations in the project's root know all but the end-to-end tests.
      if (placeOf(there) <= (place === -1 ? outerFolders.length - 2 : place)) return undefined;
      const known = outerFolders.slice(0, placeOf(there)).join('/, ');
      return `${outerFolders[placeOf(there)]}/ is not imported here: it may know ${known}/.`;
    };

    /** @param {string} target as it is written @returns {string | undefined} why it may not be imported here */
    const reasonAgainst = (target) => {
      const there = pathOf(resolve(dirname(filename), target));
      if (!path.startsWith('src/')) return target.startsWith('.') ? reasonOutside(there) : undefined;
      if (!layer) return undefined;
      if (!target.startsWith('.')) {
        if (layer.packages === 'none') return layer.why;
        if (gamesDrawnIn(target).some((game) => !path.startsWith(`src/games/${game}/`))) return artworkReason;
        return layerPackages.find(({ from, onlyIn }) => from.test(target) && onlyIn !== here)?.why;
      }
      const other = layerOf(there);
      if (other !== undefined && (other === here || layer.mayImport.includes(other))) return undefined;
      // Artwork lies outside src/; every layer with packages may ask for it.
      return there.startsWith('src/') || layer.packages === 'none' ? layer.why : undefined;
    };

    return {
      Program(node) {
        // Declarations of types for Vite's imports stand beside main.tsx and import nothing.
        if (path.startsWith('src/') && !layer && !filename.endsWith('.d.ts'))
          report({ node, message: 'This file is in no layer of src/: see tools/lint/layers.mjs.' });
      },
      ...importPaths((target, node) => {
        const why = reasonAgainst(target);
        if (why) report({ node, message: why });
      }),
    };
  },
};
