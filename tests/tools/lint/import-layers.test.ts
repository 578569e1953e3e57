import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

interface Diagnostic {
  /** For example `project(layers)`; missing where a file can't be parsed. */
  readonly code?: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

/** Lints files, by their path in the project, with its own configuration, less the rules that need a tsconfig.json. */
function lint(files: Readonly<Record<string, string>>): readonly Diagnostic[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    const config = readFileSync(join(root, '.oxlintrc.jsonc'), 'utf8');
    writeFileSync(join(folder, '.oxlintrc.jsonc'), config.replace('"typeAware": true', '"typeAware": false'));
    for (const linked of ['tools', 'node_modules'])
      symlinkSync(join(root, linked), join(folder, linked), 'junction');
    copyFileSync(join(root, 'package.json'), join(folder, 'package.json'));
    for (const [file, code] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), code);
    }
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const folders = [...new Set(Object.keys(files).map((file) => file.replace(/\/.*/, '')))];
    const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--format=json', ...folders], {
      ...{ cwd: folder, encoding: 'utf8', maxBuffer: Infinity },
    });
    expect(stderr).toBe('');
    return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A line of code in a file, with what it is an example of. */
type Case = readonly [title: string, file: string, code: string];

const inside = (jsx: string): string => `export const A = ({ a }) => ${jsx};`;

const forbidden: readonly Case[] = [
  ['engine/ importing the type of another layer', 'src/engine/a.ts', "import type { A } from '../stage/a';"],
  ['stage/ importing the store lazily', 'src/stage/reels/a.ts', "import('../../store/game');"],
  ['other pages importing the stage by template', 'src/pages/home/a.tsx', 'import(`../../stage/a`);'],
  [
    "ui/ importing a game's picture",
    'src/ui/a.tsx',
    "import fish from 'artwork:lucky-fishing/symbols/fish';",
  ],
  [
    "a game importing another game's pictures",
    'src/games/ocean-treasures/a.ts',
    "import images from 'artworks:ocean-treasures,lucky-fishing/stage/frame';",
  ],
  ['storage events outside the store', 'src/main.tsx', "window.addEventListener('storage', a);"],
  ['Math.random in src/', 'src/stage/a.ts', 'Math.random();'],
  ['an API that a supported browser lacks', 'src/stage/a.ts', 'new URLPattern();'],
  ['a static method that one lacks', 'src/stage/a.ts', "URL.canParse('/');"],
  ['virtual time in a poll', 'e2e/a.spec.ts', 'expect.poll(async () => { await advanceTime(p, 1); });'],
  ['void before a value', 'tests/ui/a.test.ts', 'void a;'],
  ['an import cycle', 'src/ui/a.ts', "import './b';"],
  ['an import cycle of types', 'src/ui/c.ts', "type D = import('./d').D;"],
  ['a text beside an element', 'src/ui/a.tsx', inside('<p><b />{a}</p>')],
];

const allowed: readonly Case[] = [
  ['the app importing pages', 'src/app/routes.tsx', "import('../pages/slot/slots-page');"],
  [
    "a game importing its own pictures and the product's",
    'src/games/ocean-treasures/a.ts',
    "import a from 'artworks:ocean-treasures,shell/sea/coin';",
  ],
  ['void before a call', 'tests/ui/a.test.ts', "void a(); void import('b'); (() => void (a = 1))();"],
  ['other events', 'src/app/a.tsx', "window.addEventListener('pagehide', a);"],
  ['a file that only leads to a cycle', 'src/ui/a.ts', "import './c';"],
  ['fixed texts among fixed elements', 'src/ui/a.tsx', inside('<p>Read the <b>terms</b>.</p>')],
];

const RULES =
  /^project\((layers|cycles|storage-events|virtual-time|voided-values|text-in-own-element)\)|^compat\(|^eslint\(no-restricted-|consistent-type-imports/;

/** All the lines: each in a file of its own where the file is called `a`. */
const files: Record<string, string> = {};
const place = ([title, file, code]: Case, i: number) => {
  const path = file.replace('/a.', `/a${i}.`);
  files[path] = `${files[path] ?? ''}${code}\n`;
  return { title, path, line: files[path].split('\n').length - 1 };
};
const refusals = forbidden.map(place);
const acceptances = allowed.map((one, i) => place(one, forbidden.length + i));
const cyclic = refusals.find(({ title }) => title === 'an import cycle')?.path.replace(/.*\/|\.ts/g, '');
files['src/ui/b.ts'] = `export * from './${cyclic}';\n`;
files['src/ui/d.ts'] = "import type { C } from './c';\n";

const complaints = lint(files);
expect(complaints.filter(({ code }) => code === undefined)).toEqual([]);
const complaintsAbout = ({ path, line }: { path: string; line: number }) =>
  complaints.filter(
    ({ code = '', filename, labels }) =>
      RULES.test(code) && filename.replaceAll('\\', '/') === path && labels[0]?.span.line === line,
  );

test.each(refusals)('lint forbids $title', (place) => {
  expect(complaintsAbout(place)).not.toEqual([]);
});

test.each(acceptances)('lint allows $title', (place) => {
  expect(complaintsAbout(place)).toEqual([]);
});
