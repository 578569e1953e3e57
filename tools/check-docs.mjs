/**
 * `npm run docs:check`: every link in every Markdown file leads to a file or heading that exists, and every path in
 * backticks (`src/engine/round.ts`) is there. Ends with 1 and a line per problem otherwise.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import * as posix from 'node:path/posix';

const root = resolve(import.meta.dirname, '..');
/**
 * Where the files of the project are looked up, by their path from its root.
 *
 * @typedef {{ exists: (path: string) => boolean, read: (path: string) => string }} Project
 */

/** Code blocks are examples: what they name need not exist. */
const CODE_BLOCK = /^```.*?^```/gms;
const LINK = /\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g;
/** A path in backticks: it begins with a folder of the project. Patterns and outputs of a build are none. */
const PATH =
  /`((?:\.ci|\.github|assets|bench|build|docs|e2e|public|scripts|src|testing|tests|tools)\/[\w./-]*)`/g;

/** @param {string} heading @returns {string} the anchor that GitHub gives it */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** @param {string} text of a Markdown file */
const anchorsIn = (text) =>
  [...text.replace(CODE_BLOCK, '').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

/**
 * @param {string} file path of a Markdown file from the root of the project
 * @param {Project} project
 * @returns {string[]} a line for each link that leads nowhere and each path that does not exist
 */
export function docProblems(file, { exists, read }) {
  const text = read(file).replace(CODE_BLOCK, '');
  const links = [...text.matchAll(LINK)].flatMap(([, path = '', anchor]) => {
    const target = path === '' ? file : posix.join(posix.dirname(file), decodeURI(path));
    if (!exists(target)) return [`${file}: there is no ${target}`];
    if (anchor && target.endsWith('.md') && !anchorsIn(read(target)).includes(anchor))
      return [`${file}: ${target} has no heading #${anchor}`];
    return [];
  });
  const paths = [...text.matchAll(PATH)].flatMap(([, path = '']) =>
    exists(path) ? [] : [`${file}: there is no ${path}`],
  );
  return [...links, ...paths];
}

/** @param {string} folder @returns {string[]} the Markdown files in it and below, but for what is installed or built */
const markdownIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist|reports)$/.test(entry.name) ? [] : markdownIn(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });

if (process.argv[1] === import.meta.filename) {
  const files = markdownIn('.').map((path) => path.split(sep).join('/'));
  const problems = files.flatMap((file) =>
    docProblems(file, {
      exists: (path) => existsSync(resolve(root, path)),
      read: (path) => readFileSync(resolve(root, path), 'utf8'),
    }),
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`All links and paths in ${files.length} Markdown files work.`);
}
