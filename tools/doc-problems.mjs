import { dirname, join, normalize } from 'node:path/posix';

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
    const target = path === '' ? file : normalize(join(dirname(file), decodeURI(path)));
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
