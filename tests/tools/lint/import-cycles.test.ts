import { mkdtempSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importChain } from '../../../tools/lint/import-cycles.mjs';
import { lint } from './lint';

const cycles = [
  ['import', "import { b } from './b';"],
  ['export', "export * from './b';"],
  ['import type', "import type { B } from './b';"],
  ['import of a type in place', "type B = import('./b').B;"],
  ['lazy import', "void import('./b');"],
  ['lazy import by template', 'void import(`./b`);'],
] as const;

const complaints = lint({
  ...Object.fromEntries(
    cycles.flatMap(([, code], i) => [
      [`src/${i}/a.ts`, `import 'react';\n${code}\n`],
      [`src/${i}/b.tsx`, `import { a } from '../${i}/a';\n`],
    ]),
  ),

  'src/by-folder/a.ts': "import './folder';\n",
  'src/by-folder/b.tsx': "import { a } from './a';\n",
  'src/by-folder/folder/index.ts': "import '../b';\n",

  'bench/a.ts': "import '../e2e/b';\n",
  'e2e/b.ts': "import '../scripts/c.mjs';\n",
  'scripts/c.mjs': "import '../bench/a';\n",

  'src/lead/start.ts': "import './a';\n",
  'src/lead/a.ts': "import './b';\n",
  'src/lead/b.ts': "import './a';\n",

  'assets/list.ts': "import '../src/none/a';\n",
  'src/none/a.ts': "import './b'; import './c'; import './missing'; import '../../assets/list';\n",
  'src/none/b.ts': "import './d';\n",
  'src/none/c.ts': "import './d'; import './d.css';\n",
  'src/none/d.ts': "// import './a';\n",
  'src/none/d.css': "@import './a';\n",
}).filter(({ rule }) => rule === 'project(cycles)');

/** What the rule says of a file, by its line. */
const complaintsAbout = (file: string) =>
  complaints.filter((one) => one.file === file).map(({ line, message }) => `${line}: ${message}`);

test.each(cycles.map(([title], i) => ({ title, i })))('$title: a cycle is found in both files', ({ i }) => {
  expect(complaintsAbout(`src/${i}/a.ts`)).toEqual([
    `2: An import cycle: src/${i}/a.ts → src/${i}/b.tsx → src/${i}/a.ts.`,
  ]);
  expect(complaintsAbout(`src/${i}/b.tsx`)).toEqual([
    `1: An import cycle: src/${i}/b.tsx → src/${i}/a.ts → src/${i}/b.tsx.`,
  ]);
});

test('import of a folder: a cycle is found', () => {
  expect(complaintsAbout('src/by-folder/a.ts')).toEqual([
    '1: An import cycle: src/by-folder/a.ts → src/by-folder/folder/index.ts → src/by-folder/b.tsx → src/by-folder/a.ts.',
  ]);
});

test('a cycle through several folders beside src/ is found', () => {
  expect(complaintsAbout('bench/a.ts')).toEqual([
    '1: An import cycle: bench/a.ts → e2e/b.ts → scripts/c.mjs → bench/a.ts.',
  ]);
});

test('a file that only leads to a cycle is not blamed for it', () => {
  expect(complaintsAbout('src/lead/a.ts')).toHaveLength(1);
  expect(complaintsAbout('src/lead/start.ts')).toEqual([]);
});

test('files may import the same file, and files outside the folder', () => {
  expect(complaints.filter(({ file }) => file.startsWith('src/none/'))).toEqual([]);
});

test('a cycle that is resolved or made meanwhile is seen', () => {
  const src = realpathSync(mkdtempSync(join(tmpdir(), 'cycles-')));
  const [a, b] = [join(src, 'a.ts'), join(src, 'b.ts')];
  const write = (file: string, code: string, changedAt: number) => {
    writeFileSync(file, code);
    utimesSync(file, changedAt, changedAt);
  };
  try {
    write(a, "import './b';\n", 1);
    write(b, "import './a';\n", 1);
    expect(importChain(b, a, () => true)).toEqual([b, a]);
    write(b, '\n', 2);
    expect(importChain(b, a, () => true)).toBeUndefined();
    write(b, "import './a';\n", 3);
    expect(importChain(b, a, () => true)).toEqual([b, a]);
  } finally {
    rmSync(src, { recursive: true });
  }
});
