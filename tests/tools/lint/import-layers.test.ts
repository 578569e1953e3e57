import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
    symlinkSync(join(root, 'tools'), join(folder, 'tools'), 'junction');
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

const inside = (jsx: string): string => `export const A = ({ a, children }) => ${jsx};`;

const forbidden: readonly Case[] = [
  ['engine/ importing a package', 'src/engine/a.ts', "import 'react';"],
  ['engine/ importing the type of another layer', 'src/engine/a.ts', "import type { A } from '../stage/a';"],
  ['engine/ importing artwork', 'src/engine/a.ts', "import a from '../../assets/a.svg';"],
  ['engine/ using the platform', 'src/engine/a.ts', 'document.title;'],
  ['skins/ using the platform', 'src/skins/rules/a.ts', 'document.title;'],
  ['ui/ importing Pixi', 'src/ui/a.tsx', "import { a } from 'pixi.js';"],
  ['store/ importing the stage by way of a detour', 'src/store/a.ts', "import '../../src/stage/a';"],
  ['stage/ importing the store lazily', 'src/stage/reels/a.ts', "import('../../store/game');"],
  ['stage/ importing a type of the store in place', 'src/stage/a.ts', "type A = import('../store/a').A;"],
  ['other pages importing the stage by template', 'src/pages/home/a.tsx', 'import(`../../stage/a`);'],
  ['pages importing the app', 'src/pages/slot/a.tsx', "import '../../app/routes';"],
  ["the studio importing the player's game", 'src/pages/studio/a.tsx', "import '../../store/game';"],
  ["an artist's skin importing the player's game", 'src/store/custom-skin/a.ts', "import '../game';"],
  ['the slots page importing the studio', 'src/pages/slot/a.tsx', "import '../studio/a';"],
  ['the app importing the stage', 'src/app/a.tsx', "export { a } from '../stage/a';"],
  ['files in no layer', 'src/helpers/a.ts', 'export {};'],
  ['saved data outside the store', 'src/pages/a.tsx', "localStorage.getItem('a');"],
  ['saved data outside the store, taken apart', 'src/app/a.tsx', 'const { localStorage: a } = window;'],
  ['locks outside the store', 'src/stage/a.ts', "navigator.locks.request('a');"],
  ['storage events outside the store', 'src/main.tsx', "window.addEventListener('storage', a);"],
  ['storage events outside the store, as a property', 'src/app/a.tsx', 'window.onstorage = a;'],
  ['Math.random in src/', 'src/stage/a.ts', 'Math.random();'],
  ['Math.random in the store', 'src/store/a.ts', 'const { random } = Math;'],
  ['the virtual clock outside of its file', 'e2e/a.spec.ts', 'await page.clock.runFor(1);'],
  ['virtual time in a loop', 'e2e/a.spec.ts', 'while (a()) await advanceTime(p, 1);'],
  ['virtual time in a race', 'e2e/a.spec.ts', 'await Promise.race([a, b]);'],
  ['virtual time beside real work', 'e2e/a.spec.ts', 'await Promise.all([a(), advanceTime(p, 1)]);'],
  ['virtual time in a poll', 'e2e/a.spec.ts', 'expect.poll(async () => { await advanceTime(p, 1); });'],
  ['waits of a fixed time', 'e2e/a.spec.ts', 'await page.waitForTimeout(100);'],
  ['limits of a test of its own', 'e2e/a.spec.ts', 'await expect(a).toBeVisible({ timeout: 100 });'],
  ['fake timers beside real work', 'tests/ui/a.test.ts', 'await vi.waitFor(() => a);'],
  ['fast-check with cases of chance', 'tests/ui/a.test.ts', "import 'fast-check';"],
  ['void before a value', 'tests/ui/a.test.ts', 'void a;'],
  ['testing/ importing the end-to-end tests', 'testing/game/a.ts', "import '../../e2e/support/axe';"],
  ['the bench importing the end-to-end tests', 'bench/a.ts', "import('../e2e/support/axe');"],
  ['scripts importing the bench', 'scripts/a.mjs', "import '../bench/budgets';"],
  ['an import cycle', 'src/ui/a.ts', "import './b';"],
  ['an import cycle of types', 'src/ui/c.ts', "type D = import('./d').D;"],
  ['an import cycle of lazily loaded code', 'src/ui/e.ts', "void import('./f');"],
  ['a type of another file in place', 'src/ui/a.ts', "type D = import('./d').D;"],
  ['a text beside an element', 'src/ui/a.tsx', inside('<p><b />{a}</p>')],
  ['a conditional text beside an element', 'src/ui/a.tsx', inside('<p><b />{a && a.title}</p>')],
  ['a fixed text beside a conditional element', 'src/ui/a.tsx', inside('<p>{a && <b />} then</p>')],
  ['pieces of one text', 'src/ui/a.tsx', inside('<p>-{1 + a}</p>')],
  ['an element or a text, beside an element', 'src/ui/a.tsx', inside("<p><b />{a ? <i /> : 'none'}</p>")],
  ['a list of texts alone', 'src/ui/a.tsx', inside('<p>{a.map((one) => one.title)}</p>')],
  ['a text alone in a fragment', 'src/ui/a.tsx', inside('<>{a}</>')],
  ['a component that is a text', 'src/ui/a.tsx', inside('a.title')],
];

const allowed: readonly Case[] = [
  ['main mounting the app', 'src/main.tsx', "import './app/app';"],
  ['the app importing pages', 'src/app/routes.tsx', "import('../pages/slot/slots-page');"],
  ['the slots page importing the stage', 'src/pages/slot/a.tsx', "import('../../stage/a');"],
  ['the stage importing Pixi and GSAP', 'src/stage/reels/a.ts', "import 'pixi.js'; import 'gsap';"],
  ['the store touching saved data', 'src/store/a.ts', 'window.localStorage; navigator.locks;'],
  ['fast-check with the same cases in every run', 'tests/properties.ts', "import 'fast-check';"],
  ['void before a call', 'tests/ui/a.test.ts', "void a(); void import('b'); (() => void (a = 1))();"],
  ['end-to-end tests importing all of them', 'e2e/a.spec.ts', "import '../bench/budgets';"],
  ['other events', 'src/app/a.tsx', "window.addEventListener('pagehide', a);"],
  ['a file that only leads to a cycle', 'src/ui/a.ts', "import './c';"],
  ['a text alone', 'src/ui/a.tsx', inside('<p>{a}</p>')],
  ['fixed texts among fixed elements', 'src/ui/a.tsx', inside('<p>Read the <b>terms</b>.</p>')],
  ['elements of a list', 'src/ui/a.tsx', inside('<p><b />{a.map((one) => <b key={one} />)}</p>')],
  ['children beside an element', 'src/ui/a.tsx', inside('<p><b />{children}</p>')],
];

const RULES =
  /^project\((layers|cycles|storage-events|virtual-time|voided-values|text-in-own-element)\)|^eslint\(no-restricted-|consistent-type-imports/;

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
files['src/ui/f.ts'] = "import './e';\n";

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
