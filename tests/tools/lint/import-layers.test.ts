import { expect, test } from 'vitest';
import { lint } from './lint';

const RULES = [
  'project(layers)',
  'project(outer-layers)',
  'project(storage-events)',
  'project(virtual-time)',
  'project(voided-values)',
  'eslint(no-restricted-globals)',
  'eslint(no-restricted-imports)',
  'eslint(no-restricted-properties)',
];

/** A line of code in a file, with what it is an example of. */
type Case = readonly [title: string, file: string, code: string];

const forbidden: readonly Case[] = [
  ['engine/ importing a package', 'src/engine/a.ts', "import 'react';"],
  ['engine/ importing another layer', 'src/engine/a.ts', "export * from '../store/game';"],
  ['engine/ importing the type of another layer', 'src/engine/a.ts', "import type { A } from '../stage/a';"],
  ['engine/ importing artwork', 'src/engine/a.ts', "import a from '../../assets/a.svg';"],
  ['engine/ using the platform', 'src/engine/a.ts', 'document.title;'],
  ['skins/ importing the store', 'src/skins/a.ts', "import { a } from '../store/game';"],
  ['skins/ using the platform', 'src/skins/rules/a.ts', 'document.title;'],
  ['ui/ importing the store', 'src/ui/a.tsx', "import { a } from '../store/game';"],
  ['ui/ importing Pixi', 'src/ui/a.tsx', "import { a } from 'pixi.js';"],
  ['store/ importing the stage', 'src/store/a.ts', "import { a } from '../stage/a';"],
  ['store/ importing the stage by way of a detour', 'src/store/a.ts', "import '../../src/stage/a';"],
  ['stage/ importing the store', 'src/stage/a.ts', "import { a } from '../store/game';"],
  ['stage/ importing the store lazily', 'src/stage/reels/a.ts', "import('../../store/game');"],
  ['stage/ importing a type of the store in place', 'src/stage/a.ts', "type A = import('../store/a').A;"],
  ['other pages importing the stage', 'src/pages/home.tsx', "import('../stage/a');"],
  ['other pages importing the stage by template', 'src/pages/home/a.tsx', 'import(`../../stage/a`);'],
  ['other pages importing the slots page', 'src/pages/home/a.tsx', "import '../slot/a';"],
  ['pages importing the app', 'src/pages/slot/a.tsx', "import '../../app/routes';"],
  ['the studio importing the slots page', 'src/pages/studio/a.tsx', "import '../slot/a';"],
  ["the studio importing the player's game", 'src/pages/studio/a.tsx', "import '../../store/game';"],
  ["an artist's skin importing the player's game", 'src/store/custom-skin/a.ts', "import '../game';"],
  ['the slots page importing the studio', 'src/pages/slot/a.tsx', "import '../studio/a';"],
  ['the slots page importing Pixi', 'src/pages/slot/a.tsx', "import '@pixi/react';"],
  ['the app importing the stage', 'src/app/a.tsx', "export { a } from '../stage/a';"],
  ['the app importing GSAP', 'src/app/a.tsx', "import gsap from 'gsap/all';"],
  ['main importing a page', 'src/main.tsx', "import './pages/home';"],
  ['files in no layer', 'src/helpers/a.ts', 'export {};'],
  ['saved data outside the store', 'src/pages/a.tsx', "localStorage.getItem('a');"],
  ['saved data outside the store, from window', 'src/main.tsx', "window['localStorage'];"],
  ['saved data outside the store, taken apart', 'src/app/a.tsx', 'const { localStorage: a } = window;'],
  ['locks outside the store', 'src/stage/a.ts', "navigator.locks.request('a');"],
  ['storage events outside the store', 'src/main.tsx', "window.addEventListener('storage', a);"],
  ['storage events outside the store, bare', 'src/app/a.tsx', "addEventListener('storage', a);"],
  ['storage events outside the store, as a property', 'src/app/a.tsx', 'window.onstorage = a;'],
  ['Math.random in src/', 'src/stage/a.ts', 'Math.random();'],
  ['Math.random in engine/', 'src/engine/a.ts', "Math['random']();"],
  ['Math.random in the store', 'src/store/a.ts', 'const { random } = Math;'],
  ['Math.random in tests', 'tests/engine/a.test.ts', 'Math.random();'],
  ['Math.random in scripts', 'scripts/a.mjs', 'Math.random();'],
  ['the virtual clock outside of its file', 'e2e/a.spec.ts', 'await page.clock.runFor(1);'],
  ['the virtual clock of a context', 'bench/a.ts', 'await context.clock.resume();'],
  ['virtual time in a loop until something is done', 'e2e/a.spec.ts', 'while (a()) await advanceTime(p, 1);'],
  ['virtual time in a loop that asks afterwards', 'e2e/a.spec.ts', 'do await jumpTime(p, 1); while (a());'],
  ['virtual time in a loop without an end', 'e2e/a.spec.ts', 'for (;;) await advanceTime(p, 1);'],
  ['virtual time in a race', 'e2e/a.spec.ts', 'await Promise.race([a, b]);'],
  ['virtual time beside real work', 'e2e/a.spec.ts', 'await Promise.all([a(), advanceTime(p, 1)]);'],
  [
    'virtual time in what is polled',
    'e2e/a.spec.ts',
    'expect.poll(async () => { await advanceTime(p, 1); });',
  ],
  [
    'virtual time in what is tried again',
    'e2e/a.spec.ts',
    'expect(async () => { await jumpTime(p, 1); }).toPass();',
  ],
  ['waits of a fixed time', 'e2e/a.spec.ts', 'await page.waitForTimeout(100);'],
  ['limits of a test of its own', 'e2e/a.spec.ts', 'await expect(a).toBeVisible({ timeout: 100 });'],
  ['fake timers beside real work', 'tests/ui/a.test.ts', 'await vi.waitFor(() => a);'],
  ['fast-check with cases of chance', 'tests/ui/a.test.ts', "import 'fast-check';"],
  ['void before a value', 'tests/ui/a.test.ts', 'void a;'],
  ['testing/ importing the end-to-end tests', 'testing/game/a.ts', "import '../../e2e/support/axe';"],
  ['testing/ importing unit tests', 'testing/a.ts', "import type { A } from '../tests/store/a';"],
  ['the bench importing the end-to-end tests', 'bench/a.ts', "import('../e2e/support/axe');"],
  ['scripts importing the bench', 'scripts/a.mjs', "import '../bench/budgets';"],
];

const allowed: readonly Case[] = [
  ['main mounting the app', 'src/main.tsx', "import './app/app';"],
  ['the app importing pages', 'src/app/routes.tsx', "import('../pages/slot/slots-page');"],
  ['the slots page importing the stage', 'src/pages/slot/a.tsx', "import('../../stage/a');"],
  ['the slots page importing the store', 'src/pages/slot/a.tsx', "import '../../store/game';"],
  ['the studio importing the stage', 'src/pages/studio/a.tsx', "import '../../stage/a';"],
  ['a page importing its own parts', 'src/pages/home/a.tsx', "import './b'; import '../home/c';"],
  ['the stage importing Pixi and GSAP', 'src/stage/reels/a.ts', "import 'pixi.js'; import 'gsap';"],
  ['artwork everywhere but in engine/', 'src/ui/a.tsx', "import '../../assets/a.svg';"],
  ['engine/ importing itself', 'src/engine/a.ts', "import './rules';"],
  ['the store touching saved data', 'src/store/a.ts', 'window.localStorage; navigator.locks;'],
  ['fast-check with the same cases in every run', 'tests/properties.ts', "import 'fast-check';"],
  ['void before a call', 'tests/ui/a.test.ts', "void a(); void import('b'); (() => void (a = 1))();"],
  ['unit tests importing the tools', 'tests/tools/a.ts', "import '../../tools/a';"],
  ['end-to-end tests importing all of them', 'e2e/a.spec.ts', "import '../bench/budgets';"],
  ['other events', 'src/app/a.tsx', "window.addEventListener('pagehide', a);"],
];

/** All the lines: each in a file of its own where the file is called `a`. */
const files: Record<string, string> = {};
const place = ([title, file, code]: Case, i: number) => {
  const path = file.replace('/a.', `/a${i}.`);
  files[path] = `${files[path] ?? ''}${code}\n`;
  return { title, path, line: files[path].split('\n').length - 1 };
};
const refusals = forbidden.map(place);
const acceptances = allowed.map((one, i) => place(one, forbidden.length + i));

const complaints = lint(files).filter(({ rule }) => RULES.includes(rule));
const complaintsAbout = ({ path, line }: { path: string; line: number }) =>
  complaints.filter((complaint) => complaint.file === path && complaint.line === line);

test.each(refusals)('lint forbids $title', (place) => {
  expect(complaintsAbout(place)).toHaveLength(1);
});

test.each(acceptances)('lint allows $title', (place) => {
  expect(complaintsAbout(place)).toEqual([]);
});
