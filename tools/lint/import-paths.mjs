/**
 * A path as it is written: a string, or a template.
 *
 * @typedef {object} PathNode
 * @property {unknown} [value]
 * @property {{ value: { cooked: string | null } }[]} [quasis]
 * @property {[number, number]} range
 */

/**
 * A visitor of a syntax tree that hears of each path that is imported, whether by `import`, `export from`, `import()`
 * or `import type`. Of a template it hears the beginning.
 *
 * @param {(path: string, node: PathNode) => void} visit
 */
export function importPaths(visit) {
  /** @param {{ source?: PathNode | null }} node */
  const visitImport = ({ source }) => {
    const path = source?.value ?? source?.quasis?.[0]?.value.cooked;
    if (source && typeof path === 'string') visit(path, source);
  };
  return {
    ImportDeclaration: visitImport,
    ExportNamedDeclaration: visitImport,
    ExportAllDeclaration: visitImport,
    ImportExpression: visitImport,
    TSImportType: visitImport,
  };
}
