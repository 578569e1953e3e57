/** ESLint selector: the paths of imports, whether by `import`, `export from`, `import()` or `import type`. */
export const WRITTEN_PATHS =
  ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression, TSImportType) > .source';

/**
 * @param {import('estree').Node} node what `WRITTEN_PATHS` selects
 * @returns {string | undefined} what is imported, as it is written; of a template its beginning
 */
export function writtenPath(node) {
  const path =
    node.type === 'Literal' ? node.value : node.type === 'TemplateLiteral' && node.quasis[0]?.value.cooked;
  return typeof path === 'string' ? path : undefined;
}
