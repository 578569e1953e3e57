import { basename, dirname, extname } from 'node:path';

/**
 * @typedef {object} Wanted which files the artists' room is to hold
 * @property {string} kind 'picture' or 'sound'
 * @property {readonly string[]} names folder and name, without the ending
 * @property {readonly string[]} endings each with its dot
 */

/**
 * @param {string} file
 * @returns {string} the same without its ending
 */
export const nameOf = (file) => file.slice(0, file.length - extname(file).length);

/**
 * @param {string} file path in the artists' room
 * @param {Wanted} wanted
 */
export const isWanted = (file, { names, endings }) =>
  names.includes(nameOf(file)) && endings.includes(extname(file));

/**
 * The names that have not exactly one file.
 *
 * @param {readonly string[]} files paths in the artists' room
 * @param {Wanted} wanted
 * @returns {string[]} one line per fault
 */
export function countFaults(files, wanted) {
  const { names, endings } = wanted;
  return names.flatMap((name) => {
    const found = files.filter((file) => isWanted(file, wanted) && nameOf(file) === name);
    if (found.length === 0)
      return [`${name}${endings[0]} is missing: put it there, as ${endings.join(', ')}.`];
    if (found.length === 1) return [];
    const doubles = found.map((file) => basename(file)).join(', ');
    return [`${name} is there ${found.length} times (${doubles}): keep one of them.`];
  });
}

/**
 * The files that nothing in the product asks for.
 *
 * @param {readonly string[]} files paths in the artists' room
 * @param {Wanted} wanted
 * @returns {string[]} one line per fault
 */
export const strangerFaults = (files, wanted) =>
  files
    .filter((file) => !isWanted(file, wanted))
    .map((file) => `${file} is not a ${wanted.kind} of the game: ${mendName(file, wanted)}.`);

/** @param {string} file @param {Wanted} wanted */
function mendName(file, { names, endings }) {
  const [folder = ''] = file.split('/');
  const ending = extname(file).toLowerCase();
  const name = nameOf(basename(file)).toLowerCase();
  const neighbours = names.filter((one) => dirname(one) === folder).map((one) => basename(one));

  const home = [folder, ...names.map(dirname)].find((one) => names.includes(`${one}/${name}`));
  if (home && !endings.includes(ending)) return `export it as one of ${endings.join(', ')}`;
  if (home) return `name it ${name}${ending}, in the folder ${home} itself`;
  if (neighbours.length === 0) return 'move it out of here';
  return `name it after one of ${neighbours.join(', ')}, or move it out of this folder`;
}
