import { readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { importPaths } from './import-paths.mjs';
import { outerFolders } from './layers.mjs';

/** What a path without an ending may mean. */
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The imports of each file, as of its last change. @type {Map<string, { changedAt: number, imports: string[] }>} */
const cache = new Map();

/** @param {string} path */
const changeOf = (path) => {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? stats.mtimeMs : undefined;
};

/**
 * @param {string} from the importing file
 * @param {string} path as it is written there
 * @returns {string | undefined} the file it leads to; undefined for packages and where there is no file
 */
function fileOf(from, path) {
  if (!path.startsWith('.')) return undefined;
  const target = resolve(dirname(from), path);
  return ENDINGS.map((ending) => target + ending).find((file) => changeOf(file) !== undefined);
}

/** @param {string} file @returns {string[]} the files that it imports, types and lazily loaded ones included */
function importsOf(file) {
  if (!/\.(tsx?|mjs)$/.test(file)) return [];
  const changedAt = changeOf(file) ?? 0;
  const known = cache.get(file);
  if (known?.changedAt === changedAt) return known.imports;
  /** @type {string[]} */
  const imports = [];
  const visitor = importPaths((path) => {
    const target = fileOf(file, path);
    if (target !== undefined) imports.push(target);
  });
  new Visitor(/** @type {import('vite').VisitorObject} */ (visitor)).visit(
    parseSync(file, readFileSync(file, 'utf8')).program,
  );
  cache.set(file, { changedAt, imports });
  return imports;
}

/**
 * @param {string} from
 * @param {string} to
 * @param {(file: string) => boolean} isInside which files the chain stays in
 * @returns {string[] | undefined} the shortest chain of imports from one file to another, both included
 */
function importChain(from, to, isInside) {
  /** Each file that was reached, with the one that imports it. @type {Map<string, string | undefined>} */
  const reached = new Map([[from, undefined]]);
  for (const file of reached.keys()) {
    if (file === to) {
      const files = [];
      for (let one = /** @type {string | undefined} */ (to); one !== undefined; one = reached.get(one))
        files.unshift(one);
      return files;
    }
    for (const next of importsOf(file)) {
      if (isInside(next) && !reached.has(next)) reached.set(next, file);
    }
  }
  return undefined;
}

/**
 * A rule that forbids cycles of imports between the files of src/, and between those of the folders beside it, also those
 * of types or lazily loaded files: each file can be understood before those that use it. Oxlint's `import/no-cycle` does
 * not see `import()`, nor `import('…').Type`.
 *
 * @type {import('./plugin.mjs').Rule}
 */
export const importCycles = {
  create({ cwd, filename, report }) {
    /** @param {string} file @returns {string} its folder in the project's root */
    const folderOf = (file) => relative(cwd, file).split(sep)[0] ?? '';
    const folders = folderOf(filename) === 'src' ? ['src'] : /** @type {readonly string[]} */ (outerFolders);
    /** @param {string} file */
    const isInside = (file) => folders.includes(folderOf(file));
    return importPaths((path, node) => {
      const target = fileOf(filename, path);
      const cycle =
        target !== undefined && isInside(target) ? importChain(target, filename, isInside) : undefined;
      if (!cycle) return;
      const names = [filename, ...cycle].map((file) => relative(cwd, file).split(sep).join('/'));
      report({ node, message: `An import cycle: ${names.join(' → ')}.` });
    });
  },
};
