import { dirname, relative, resolve, sep } from 'node:path';
import { importPaths } from './import-paths.mjs';
import { outerFolders } from './layers.mjs';

/**
 * A rule that holds the order of the folders beside src/: nothing imports e2e/, and testing/ imports none of them.
 *
 * @type {import('./plugin.mjs').Rule}
 */
export const outerLayers = {
  create({ cwd, filename, report }) {
    /** @param {string} file an absolute path @returns {number} -1 where it is in none of the folders */
    const placeOf = (file) => outerFolders.findIndex((one) => one === relative(cwd, file).split(sep)[0]);
    const here = placeOf(filename);
    return importPaths((path, node) => {
      if (!path.startsWith('.')) return;
      const there = placeOf(resolve(dirname(filename), path));
      // The configurations in the project's root know all but the end-to-end tests.
      if (there <= (here === -1 ? outerFolders.length - 2 : here)) return;
      const names = outerFolders.slice(0, there).join('/, ');
      report({ node, message: `${outerFolders[there]}/ is not imported here: it may know ${names}/.` });
    });
  },
};
