import { extensionOf, fileOf, folderOf, nameOf } from '../paths';

/** Which files a folder has to contain, or may. */
export interface ExpectedFiles {
  /** With its article: 'an image' or 'a sound'. */
  readonly kind: string;
  /** Folder and name, without the ending. */
  readonly names: readonly string[];
  /** Each with its dot. */
  readonly extensions: readonly string[];
}

/** Whether a path is one of those that are expected, letter by letter. */
export const isExpected = (file: string, { names, extensions }: ExpectedFiles): boolean =>
  names.includes(nameOf(file)) && extensions.includes(extensionOf(file));

/** The names that have no file: a line for each. */
export const missingFiles = (files: readonly string[], expected: ExpectedFiles): string[] =>
  expected.names
    .filter((name) => filesNamed(files, name, expected).length === 0)
    .map(
      (name) =>
        `${name}${expected.extensions[0] ?? ''} is missing: put it there, as ${expected.extensions.join(', ')}.`,
    );

/** The names that have several files: a line for each. */
export const doubledFiles = (files: readonly string[], expected: ExpectedFiles): string[] =>
  expected.names.flatMap((name) => {
    const found = filesNamed(files, name, expected);
    if (found.length < 2) return [];
    return [`${name} is there ${found.length} times (${found.map(fileOf).join(', ')}): keep one of them.`];
  });

/** The files that nothing in the product asks for: a line for each, with what to do about it. */
export const unexpectedFiles = (files: readonly string[], expected: ExpectedFiles): string[] =>
  files
    .filter((file) => !isExpected(file, expected))
    .map((file) => `${file} is not ${expected.kind} of the game: ${suggestName(file, expected)}.`);

const filesNamed = (files: readonly string[], name: string, expected: ExpectedFiles): string[] =>
  files.filter((file) => isExpected(file, expected) && nameOf(file) === name);

function suggestName(file: string, { names, extensions }: ExpectedFiles): string {
  const folder = file.split('/').slice(0, 2).join('/');
  const extension = extensionOf(file).toLowerCase();
  const name = nameOf(fileOf(file)).toLowerCase();
  const neighbours = names.filter((one) => folderOf(one) === folder).map(fileOf);

  const rightFolder = [folder, ...names.map(folderOf)].find((one) => names.includes(`${one}/${name}`));
  if (rightFolder && !extensions.includes(extension)) return `export it as one of ${extensions.join(', ')}`;
  if (rightFolder) return `name it ${name}${extension}, in the folder ${rightFolder} itself`;
  if (neighbours.length === 0) return 'move it out of here';
  return `name it after one of ${neighbours.join(', ')}, or move it out of this folder`;
}
