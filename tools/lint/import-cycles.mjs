import { readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { WRITTEN_PATHS, writtenPath } from './written-paths.mjs';

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
  const changedAt = changeOf(file) ?? 0;
  const known = cache.get(file);
  if (known?.changedAt === changedAt) return known.imports;
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
  const imports = importedFiles.flatMap(({ fileName }) => fileOf(file, fileName) ?? []);
  cache.set(file, { changedAt, imports });
  return imports;
}

/**
 * An ESLint rule that forbids cycles of imports between the files of a folder, also those of types or lazily loaded
 * files: each file can be understood before those that use it.
 *
 * @param {{ src: string }} options the folder, an absolute path
 * @returns {import('eslint').Rule.RuleModule}
 */
export function importCycles({ src }) {
  /**
   * @param {string} from
   * @param {string} to
   * @returns {string[] | undefined} the shortest chain of imports from one file to another, both included
   */
  const chain = (from, to) => {
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
        if (next.startsWith(src + sep) && !reached.has(next)) reached.set(next, file);
      }
    }
    return undefined;
  };

  return {
    meta: { type: 'problem', schema: [] },
    create: (context) => ({
      /** @param {import('estree').Node} node the path after `from` or in `import()` */
      [WRITTEN_PATHS](node) {
        const target = fileOf(context.filename, writtenPath(node) ?? '');
        const cycle = target?.startsWith(src + sep) ? chain(target, context.filename) : undefined;
        if (!cycle) return;
        const names = [context.filename, ...cycle].map((file) => relative(src, file).split(sep).join('/'));
        context.report({ node, message: `An import cycle: ${names.join(' → ')}.` });
      },
    }),
  };
}
