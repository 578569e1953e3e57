import * as v from 'valibot';
import { crc32 } from './rules/file-format';

/** What only explains a template stands in this folder of its zip, and is no part of a skin. */
const FOLDER = 'template/';
const LIST_FILE = `${FOLDER}originals.json`;

const listSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

const checksumOf = async (content: Blob): Promise<number> =>
  crc32(new Uint8Array(await content.arrayBuffer()));

/**
 * The files of a template: originals in their places in a skin, what explains them, and a list by which those are known again
 * that an artist hasn't changed.
 *
 * @param guides by their names
 */
export async function templateFiles(
  originals: ReadonlyMap<string, Blob>,
  guides: ReadonlyMap<string, Blob>,
): Promise<Map<string, Blob>> {
  const checksums: Record<string, number> = {};
  for (const [path, content] of originals) checksums[path] = await checksumOf(content);
  return new Map([
    ...originals,
    ...[...guides].map(([name, content]) => [FOLDER + name, content] as const),
    [LIST_FILE, new Blob([JSON.stringify(checksums, null, 2)])],
  ]);
}

interface TemplateFile {
  readonly path: string;
  readonly content: Blob;
}

/**
 * Takes out of an unpacked template what isn't the artist's, and counts its originals that are unchanged. Any other drop stays as
 * it is.
 */
export async function withoutTemplateFiles<File extends TemplateFile>(
  files: readonly File[],
): Promise<{ readonly files: readonly File[]; readonly unchanged: number }> {
  const list = files.find(({ path }) => path === LIST_FILE);
  const { success, output } = v.safeParse(listSchema, await list?.content.text());
  if (!success) return { files, unchanged: 0 };
  const changed: File[] = [];
  let unchanged = 0;
  for (const file of files) {
    if (file.path.startsWith(FOLDER)) continue;
    if (output[file.path] === (await checksumOf(file.content))) unchanged += 1;
    else changed.push(file);
  }
  return { files: changed, unchanged };
}
