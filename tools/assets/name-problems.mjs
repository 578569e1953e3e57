import { basename, dirname, extname } from 'node:path';

/**
 * @typedef {object} ExpectedFiles which files `assets` has to contain
 * @property {string} kind with its article, 'an image' or 'a sound'
 * @property {readonly string[]} names folder and name, without the ending
 * @property {readonly string[]} extensions each with its dot
 */

/**
 * @param {string} file
 * @returns {string} the same without its ending
 */
export const nameOf = (file) => file.slice(0, file.length - extname(file).length);

/**
 * @param {string} file path in `assets`
 * @param {ExpectedFiles} expected
 */
export const isExpected = (file, { names, extensions }) =>
  names.includes(nameOf(file)) && extensions.includes(extname(file));

/**
 * The names that have not exactly one file.
 *
 * @param {readonly string[]} files paths in `assets`
 * @param {ExpectedFiles} expected
 * @returns {string[]} one line per problem
 */
export function missingOrDoubled(files, expected) {
  const { names, extensions } = expected;
  return names.flatMap((name) => {
    const found = files.filter((file) => isExpected(file, expected) && nameOf(file) === name);
    if (found.length === 0)
      return [`${name}${extensions[0]} is missing: put it there, as ${extensions.join(', ')}.`];
    if (found.length === 1) return [];
    const duplicates = found.map((file) => basename(file)).join(', ');
    return [`${name} is there ${found.length} times (${duplicates}): keep one of them.`];
  });
}

/**
 * The files that nothing in the product asks for.
 *
 * @param {readonly string[]} files paths in `assets`
 * @param {ExpectedFiles} expected
 * @returns {string[]} one line per problem
 */
export const unexpectedFiles = (files, expected) =>
  files
    .filter((file) => !isExpected(file, expected))
    .map((file) => `${file} is not ${expected.kind} of the game: ${suggestName(file, expected)}.`);

/** @param {string} file @param {ExpectedFiles} expected */
function suggestName(file, { names, extensions }) {
  const folder = file.split('/').slice(0, 2).join('/');
  const extension = extname(file).toLowerCase();
  const name = nameOf(basename(file)).toLowerCase();
  const neighbours = names.filter((one) => dirname(one) === folder).map((one) => basename(one));

  const rightFolder = [folder, ...names.map(dirname)].find((one) => names.includes(`${one}/${name}`));
  if (rightFolder && !extensions.includes(extension)) return `export it as one of ${extensions.join(', ')}`;
  if (rightFolder) return `name it ${name}${extension}, in the folder ${rightFolder} itself`;
  if (neighbours.length === 0) return 'move it out of here';
  return `name it after one of ${neighbours.join(', ')}, or move it out of this folder`;
}
