import { dirname, relative, resolve, sep } from 'node:path';

const WRITTEN_PATHS =
  ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression, TSImportType) > .source';

/** @param {import('estree').Node} node */
const valueOf = (node) => (node.type === 'Literal' ? node.value : undefined);

/**
 * An ESLint rule that holds the walls of the house: which folder ("room") of src/ may import which, and which
 * packages stay in one room. It resolves every path, so a wall is met by `import`, `export from`, `import()`
 * and `import type` alike, however the path is written.
 *
 * A room is named by its path in src/ without an ending (`pages/slots`); the longest name that fits counts.
 *
 * @typedef {{ mayImport: readonly string[]; packages?: 'none'; why: string }} Room
 * @typedef {{ from: RegExp; onlyIn: string; why: string }} PackageWall
 *
 * @param {{ src: string; rooms: Readonly<Record<string, Room>>; packages: readonly PackageWall[] }} house
 * @returns {import('eslint').Rule.RuleModule}
 */
export function importWalls({ src, rooms, packages }) {
  const names = Object.keys(rooms).sort((a, b) => b.length - a.length);

  /** @param {string} file an absolute path, with or without its ending */
  const roomOf = (file) => {
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
      const here = roomOf(context.filename);
      const room = here === undefined ? undefined : rooms[here];

      /**
       * @param {string} target what is imported, as it is written
       * @returns {string | undefined} the reason why it may not be imported here
       */
      const wallBefore = (target) => {
        if (here === undefined || !room) return undefined;
        if (!target.startsWith('.')) {
          if (room.packages === 'none') return room.why;
          return packages.find(({ from, onlyIn }) => from.test(target) && onlyIn !== here)?.why;
        }
        const path = resolve(dirname(context.filename), target);
        const there = isInside(path) ? roomOf(path) : undefined;
        if (there === here || (there !== undefined && room.mayImport.includes(there))) return undefined;
        // Artwork lies outside src/; every room but the walled-in one may ask for it.
        return isInside(path) || room.packages === 'none' ? room.why : undefined;
      };

      return {
        Program(node) {
          if (!room)
            context.report({ node, message: 'This file is in no room of src/: see eslint.config.js.' });
        },
        /** @param {import('estree').Node} node the path after `from` or in `import()` */
        [WRITTEN_PATHS](node) {
          const target = node.type === 'TemplateLiteral' ? node.quasis[0]?.value.cooked : valueOf(node);
          const why = typeof target === 'string' ? wallBefore(target) : undefined;
          if (why) context.report({ node, message: why });
        },
      };
    },
  };
}
