import { expect, test } from 'vitest';
import { chosenFiles, DropRefusal, filesInEntries } from '../../../../src/pages/studio/reading/dropped-files';

/** A folder as a browser gives it: in portions of 100 at most. */
interface Tree {
  readonly [name: string]: Tree | string;
}

function entryOf(name: string, content: Tree | string, folder = ''): FileSystemEntry {
  const fullPath = `${folder}/${name}`;
  if (typeof content === 'string') {
    const file = (resolve: (file: File) => void): void => resolve(new File([content], name));
    return { name, fullPath, isFile: true, isDirectory: false, file } as unknown as FileSystemEntry;
  }
  const createReader = () => {
    const left = Object.entries(content).map(([inner, what]) => entryOf(inner, what, fullPath));
    return { readEntries: (resolve: (entries: FileSystemEntry[]) => void) => resolve(left.splice(0, 100)) };
  };
  return { name, fullPath, isFile: false, isDirectory: true, createReader } as unknown as FileSystemEntry;
}

const manyFiles = (count: number): Tree =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`fish-${n}.png`, '']));

test('reads dropped folders with all that is in them, but for clutter', async () => {
  const files = await filesInEntries([
    entryOf('skin', {
      'skin.json': '{}',
      '.DS_Store': '',
      __MACOSX: { 'fish.svg': '' },
      'lucky-fishing': { symbols: { 'fish.svg': '<svg/>' } },
    }),
    entryOf('tuna.png', 'PNG'),
  ]);
  expect(files.map(({ path }) => path)).toEqual([
    'skin/skin.json',
    'skin/lucky-fishing/symbols/fish.svg',
    'tuna.png',
  ]);
  expect(await files[1]?.content.text()).toBe('<svg/>');
});

test('reads a folder to its end, but not more files than a skin can have nor folders without end', async () => {
  expect(await filesInEntries([entryOf('skin', manyFiles(400))])).toHaveLength(400);
  await expect(filesInEntries([entryOf('photos', manyFiles(401))])).rejects.toThrow(/more than 400 files/);
  let deep: Tree = {};
  for (let n = 0; n < 20; n++) deep = { deeper: deep };
  await expect(filesInEntries([entryOf('disk', deep)])).rejects.toThrow(DropRefusal);
});

test('chosen files have their path in the folder that was chosen', () => {
  const file = new File([''], 'fish.svg');
  Object.defineProperty(file, 'webkitRelativePath', { value: 'skin/symbols/fish.svg' });
  const paths = chosenFiles([file, new File([''], 'tuna.png'), new File([''], '.DS_Store')]).map(
    ({ path }) => path,
  );
  expect(paths).toEqual(['skin/symbols/fish.svg', 'tuna.png']);
  expect(() => chosenFiles(Array.from({ length: 401 }, (_, n) => new File([''], `${n}.png`)))).toThrow(
    DropRefusal,
  );
});
