import { extensionOf, fileOf, folderOf, nameOf } from '../paths';
import { texts } from '../texts';

/** Which files a folder has to contain, or may. */
export interface ExpectedFiles {
  readonly kind: 'picture' | 'animation' | 'sound' | 'font';
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
    .map((name) => texts.names.missing(name, expected.extensions));

/** The names that have several files: a line for each. */
export const doubledFiles = (files: readonly string[], expected: ExpectedFiles): string[] =>
  expected.names.flatMap((name) => {
    const found = filesNamed(files, name, expected);
    return found.length < 2 ? [] : [texts.names.duplicates(name, found.map(fileOf))];
  });

/** The files that nothing in the product asks for: a line for each, with what to do about it. */
export const unexpectedFiles = (files: readonly string[], expected: ExpectedFiles): string[] =>
  files
    .filter((file) => !isExpected(file, expected))
    .map((file) => texts.names.unexpected[expected.kind](file, adviceFor(file, expected)));

const filesNamed = (files: readonly string[], name: string, expected: ExpectedFiles): string[] =>
  files.filter((file) => isExpected(file, expected) && nameOf(file) === name);

function adviceFor(file: string, { names, extensions }: ExpectedFiles): string {
  const folder = file.split('/').slice(0, 2).join('/');
  const extension = extensionOf(file).toLowerCase();
  const name = nameOf(fileOf(file)).toLowerCase();
  const neighbours = names.filter((one) => folderOf(one) === folder).map(fileOf);

  const rightFolder = [folder, ...names.map(folderOf)].find((one) => names.includes(`${one}/${name}`));
  if (rightFolder && !extensions.includes(extension)) return texts.names.exportAs(extensions);
  if (rightFolder) return texts.names.moveTo(`${name}${extension}`, rightFolder);
  return neighbours.length === 0 ? texts.names.moveOut : texts.names.nameAfter(neighbours);
}
