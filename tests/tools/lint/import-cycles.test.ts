import { ESLint } from 'eslint';
import { mkdir, mkdtemp, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import tseslint from 'typescript-eslint';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importCycles } from '../../../tools/lint/import-cycles.mjs';

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'cycles-')));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(file: string, code: string): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, code);
}

/** What the rule says of a file of src/, by its line. */
async function complaints(file: string): Promise<string[]> {
  const eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.ts', '**/*.tsx'],
      languageOptions: { parser: tseslint.parser },
      plugins: { project: { rules: { cycles: importCycles({ src: join(folder, 'src') }) } } },
      rules: { 'project/cycles': 'error' },
    },
  });
  const [result] = await eslint.lintFiles([join(folder, 'src', file)]);
  return result?.messages.map(({ line, message }) => `${line}: ${message}`) ?? [];
}

test.each([
  ['import', "import { b } from './b';"],
  ['export', "export * from './b';"],
  ['import type', "import type { B } from './b';"],
  ['import of a type in place', "type B = import('./b').B;"],
  ['lazy import', "void import('./b');"],
  ['import of a folder', "import './folder';"],
])('%s: a cycle of two files is found in both', async (_, code) => {
  await write('src/a.ts', `import 'react';\n${code}\n`);
  await write('src/b.tsx', "import { a } from '../src/a';\n");
  await write('src/folder/index.ts', "import '../b';\n");
  const isByFolder = code.includes('folder');
  expect(await complaints('a.ts')).toEqual([
    `2: An import cycle: a.ts → ${isByFolder ? 'folder/index.ts → ' : ''}b.tsx → a.ts.`,
  ]);
  expect(await complaints('b.tsx')).toEqual([
    `1: An import cycle: b.tsx → a.ts → ${isByFolder ? 'folder/index.ts → ' : ''}b.tsx.`,
  ]);
});

test('a file that only leads to a cycle is not blamed for it', async () => {
  await write('src/start.ts', "import './a';\n");
  await write('src/a.ts', "import './b';\n");
  await write('src/b.ts', "import './a';\n");
  expect(await complaints('start.ts')).toEqual([]);
});

test('files may import the same file, and files outside the folder', async () => {
  await write('assets/list.ts', "import '../src/a';\n");
  await write('src/a.ts', "import './b'; import './c'; import './missing'; import '../assets/list';\n");
  await write('src/b.ts', "import './d';\n");
  await write('src/c.ts', "import './d';\n");
  await write('src/d.ts', "// import './a';\n");
  expect(await complaints('a.ts')).toEqual([]);
});

test('a cycle that is resolved or made meanwhile is seen', async () => {
  await write('src/a.ts', "import './b';\n");
  await write('src/b.ts', "import './a';\n");
  expect(await complaints('a.ts')).toHaveLength(1);
  await write('src/b.ts', '\n');
  await utimes(join(folder, 'src/b.ts'), 1, 1);
  expect(await complaints('a.ts')).toEqual([]);
  await write('src/b.ts', "import './a';\n");
  await utimes(join(folder, 'src/b.ts'), 2, 2);
  expect(await complaints('a.ts')).toHaveLength(1);
});
