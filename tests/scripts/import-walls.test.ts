import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

/** Lints with the project's own configuration, less the rules that need types: those need files on disk. */
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });

const WALLS = ['house/walls', 'no-restricted-globals', 'no-restricted-properties', 'no-restricted-syntax'];

/** What the walls say to a line of code in a file. */
async function complaints(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  const { messages = [] } = result ?? {};
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.filter(({ ruleId }) => ruleId && WALLS.includes(ruleId)).map(({ message }) => message);
}

describe('the walls stop', () => {
  it.each([
    ['game/ importing a package', 'src/game/a.ts', "import 'react';"],
    ['game/ importing another room', 'src/game/a.ts', "export * from '../store/game';"],
    ['game/ importing the type of another room', 'src/game/a.ts', "import type { A } from '../stage/a';"],
    ['game/ importing artwork', 'src/game/a.ts', "import a from '../../assets/a.svg';"],
    ['game/ using the platform', 'src/game/a.ts', 'document.title;'],
    ['components/ importing the store', 'src/components/a.tsx', "import { a } from '../store/game';"],
    ['components/ importing Pixi', 'src/components/a.tsx', "import { a } from 'pixi.js';"],
    ['store/ importing the stage', 'src/store/a.ts', "import { a } from '../stage/a';"],
    ['store/ importing the stage by way of a detour', 'src/store/a.ts', "import '../../src/stage/a';"],
    ['stage/ importing the store', 'src/stage/a.ts', "import { a } from '../store/game';"],
    ['stage/ importing the store lazily', 'src/stage/pixi/a.ts', "import('../../store/game');"],
    ['stage/ importing a type of the store in place', 'src/stage/a.ts', "type A = import('../store/a').A;"],
    ['other pages importing the stage', 'src/pages/home.tsx', "import('../stage/a');"],
    ['other pages importing the stage by template', 'src/pages/home/a.tsx', 'import(`../../stage/a`);'],
    ['other pages importing the slots page', 'src/pages/home/a.tsx', "import '../slots/a';"],
    ['pages importing the app', 'src/pages/slots/a.tsx', "import '../../app/routes';"],
    ['the artwork page importing the store', 'src/pages/artwork/a.tsx', "import '../../store/game';"],
    ['the artwork page importing the slots page', 'src/pages/artwork/a.tsx', "import '../slots/a';"],
    ['the slots page importing the artwork page', 'src/pages/slots/a.tsx', "import '../artwork/a';"],
    ['the slots page importing Pixi', 'src/pages/slots/a.tsx', "import '@pixi/react';"],
    ['the app importing the stage', 'src/app/a.tsx', "export { a } from '../stage/a';"],
    ['the app importing GSAP', 'src/app/a.tsx', "import gsap from 'gsap/all';"],
    ['main importing a page', 'src/main.tsx', "import './pages/home';"],
    ['files in no room', 'src/helpers/a.ts', 'export {};'],
    ['saved data outside the store', 'src/pages/a.tsx', "localStorage.getItem('a');"],
    ['saved data outside the store, from window', 'src/main.tsx', "window['localStorage'];"],
    ['saved data outside the store, taken apart', 'src/app/a.tsx', 'const { localStorage: a } = window;'],
    ['locks outside the store', 'src/stage/a.ts', "navigator.locks.request('a');"],
    ['storage events outside the store', 'src/main.tsx', "window.addEventListener('storage', a);"],
    ['storage events outside the store, bare', 'src/app/a.tsx', "addEventListener('storage', a);"],
    ['storage events outside the store, as a property', 'src/app/a.tsx', 'window.onstorage = a;'],
    ['Math.random in src/', 'src/stage/a.ts', 'Math.random();'],
    ['Math.random in game/', 'src/game/a.ts', "Math['random']();"],
    ['Math.random in the store', 'src/store/a.ts', 'const { random } = Math;'],
    ['Math.random in tests', 'tests/game/a.test.ts', 'Math.random();'],
    ['Math.random in scripts', 'scripts/a.mjs', 'Math.random();'],
  ])('%s', async (_, file, code) => {
    expect(await complaints(file, code)).toHaveLength(1);
  });
});

describe('the walls let pass', () => {
  it.each([
    ['main mounting the app', 'src/main.tsx', "import './app/app'; import './store/game';"],
    ['the app importing pages', 'src/app/routes.tsx', "import('../pages/slots/slots-page');"],
    ['the slots page importing the stage', 'src/pages/slots/a.tsx', "import('../../stage/a');"],
    ['the slots page importing the store', 'src/pages/slots/a.tsx', "import '../../store/game';"],
    ['the artwork page importing the stage', 'src/pages/artwork/a.tsx', "import '../../stage/a';"],
    ['a page importing its own parts', 'src/pages/home/a.tsx', "import './b'; import '../home/c';"],
    ['the stage importing Pixi and GSAP', 'src/stage/pixi/a.ts', "import 'pixi.js'; import 'gsap';"],
    ['artwork everywhere but in game/', 'src/components/a.tsx', "import '../../assets/a.svg';"],
    ['game/ importing itself', 'src/game/a.ts', "import './rules';"],
    ['the store touching saved data', 'src/store/a.ts', 'window.localStorage; navigator.locks;'],
    ['other events', 'src/app/a.tsx', "window.addEventListener('pagehide', a);"],
  ])('%s', async (_, file, code) => {
    expect(await complaints(file, code)).toEqual([]);
  });
});
