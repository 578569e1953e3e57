import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import { resolve } from 'node:path';
import tseslint from 'typescript-eslint';
import { importCycles } from './tools/lint/import-cycles.mjs';
import { importLayers } from './tools/lint/import-layers.mjs';

const src = resolve(import.meta.dirname, 'src');

/**
 * Imports run one way: app → pages → features → { stage, store, ui } → player → games → engine. Each layer of src/ lists
 * the layers it may import, and why no more than these. A layer may always import itself.
 */
const layers = importLayers({
  src,
  layers: {
    main: { mayImport: ['app'], why: 'main.tsx mounts the app and does nothing else.' },
    app: {
      mayImport: [
        'pages',
        'pages/slot',
        'pages/studio',
        'features',
        'store',
        'ui',
        'player',
        'games',
        'engine',
      ],
      why: 'Only a game page reaches stage/, so that no other page loads it.',
    },
    pages: {
      mayImport: ['features', 'store', 'ui', 'player', 'skins', 'games', 'engine'],
      why: 'Only a game page reaches stage/. What two pages share belongs in features/.',
    },
    'pages/slot': {
      mayImport: ['pages', 'features', 'stage', 'store', 'ui', 'player', 'games', 'engine'],
      why: 'A game page does not know the app around it.',
    },
    'pages/studio': {
      mayImport: ['pages', 'features', 'stage', 'store/own-skin', 'ui', 'player', 'skins', 'games', 'engine'],
      why: "The studio plays with the stage alone: of store/ it knows the artist's own skin and nothing of a player's.",
    },
    features: {
      mayImport: ['store', 'store/own-skin', 'ui', 'player', 'skins', 'games', 'engine'],
      why: 'features/ are parts of pages: they do not know which pages.',
    },
    stage: {
      mayImport: ['ui', 'player', 'games', 'engine'],
      why: 'stage/ does not know store/: pages introduce them to each other.',
    },
    store: {
      mayImport: ['store/document', 'player', 'games', 'engine'],
      why: 'store/ knows nothing that is shown: pages introduce it to stage/.',
    },
    'store/document': {
      mayImport: ['player', 'games', 'engine'],
      why: 'store/document/ reads and writes the saved document. Only store/ uses it.',
    },
    'store/own-skin': {
      mayImport: ['skins', 'games', 'engine'],
      why: "store/own-skin/ keeps an artist's pictures: it knows nothing of a player's game.",
    },
    ui: {
      mayImport: ['player', 'games', 'engine'],
      why: 'ui/ are small shared parts without any state of the game.',
    },
    player: {
      mayImport: ['games', 'engine'],
      packages: 'none',
      why: 'player/ is pure: it knows only games/ and engine/.',
    },
    skins: {
      mayImport: ['games', 'engine'],
      why: 'skins/ are rules about pictures and sounds: they run in a page and in npm commands alike.',
    },
    games: { mayImport: ['engine'], why: 'games/ are data: they know only engine/.' },
    engine: {
      mayImport: [],
      packages: 'none',
      why: 'engine/ is mathematics: it imports nothing outside itself.',
    },
  },
  packages: [
    {
      from: /^(pixi\.js|@pixi\/|gsap)/,
      onlyIn: 'stage',
      why: 'Only stage/ draws: Pixi and GSAP stay inside it.',
    },
    {
      from: /^howler/,
      onlyIn: 'stage',
      why: 'Only stage/ plays sounds: Howler stays inside it, and is loaded once sound is on.',
    },
  ],
});

const chance = { object: 'Math', property: 'random', message: 'Randomness is passed in (engine/random.ts).' };

const onlyTheStore = 'Only store/ touches saved data, its locks and its events.';
const storageGlobals = ['localStorage', 'sessionStorage', 'indexedDB', 'onstorage'].map((name) => ({
  name,
  message: onlyTheStore,
}));
const storageProperties = ['localStorage', 'sessionStorage', 'indexedDB', 'onstorage', 'locks'].map(
  (property) => ({ property, message: onlyTheStore }),
);
const storageEvents = {
  selector:
    "CallExpression:matches([callee.name='addEventListener'], [callee.property.name='addEventListener'])[arguments.0.value='storage']",
  message: onlyTheStore,
};

const onlyTimeTs = 'e2e/support/time.ts alone drives the clock: freezeTime, advanceTime, jumpTime.';
const neverInARace =
  'Virtual time passes by the milliseconds that a test names, never for as long as something else takes.';
/**
 * How virtual time could pass in a race with real work: a test that is right on one machine would be wrong on a faster
 * one.
 */
const racesWithTime = [
  {
    selector: 'MemberExpression[property.name=/^race$|^any$/][object.name=Promise]',
    message: neverInARace,
  },
  ...['WhileStatement', 'DoWhileStatement', 'ForStatement[test=null]'].map((loop) => ({
    selector: `${loop} CallExpression[callee.name=/^(advance|jump)/]`,
    message: neverInARace,
  })),
  {
    selector:
      'CallExpression[callee.property.name=/^(poll|toPass)$/] CallExpression[callee.name=/^(advance|jump)/]',
    message: neverInARace,
  },
  {
    selector: 'CallExpression[callee.name=/^(advance|jump)/]:not(AwaitExpression > *)',
    message: 'Wait for virtual time before anything else is done.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(waitForTimeout|waitForFunction)$/]',
    message: 'Wait for a state, by an assertion that is tried again.',
  },
  {
    selector: 'Property[key.name=timeout] > Literal',
    message: 'A limit ends what hangs, and is no measure of speed: take one of HUNG (e2e/support/hang.ts).',
  },
];
const thePagesClock = {
  selector: 'MemberExpression[property.name=clock]',
  message: onlyTimeTs,
};

const platformGlobals = [
  ...['window', 'document', 'navigator', 'globalThis', 'self', 'crypto', 'performance', 'fetch'],
  ...['setTimeout', 'setInterval', 'requestAnimationFrame', 'console'],
].map((name) => ({ name, message: 'Rules know no browser: the platform is passed in.' }));

export default defineConfig(
  { ignores: ['dist', 'reports'] },
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // It asks for the `!` that another rule of the strict set forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-restricted-properties': ['error', chance],
    },
  },
  {
    files: ['scripts/**', 'build/**', 'tools/**'],
    rules: {
      'no-console': 'off',
      // They take a value for "any" though a JSDoc comment says what it is.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    files: ['tests/**'],
    ignores: ['tests/properties.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'fast-check', message: 'tests/properties.ts draws the same cases in every run.' },
      ],
      'no-restricted-properties': [
        'error',
        chance,
        ...['waitFor', 'waitUntil'].map((property) => ({
          object: 'vi',
          property,
          message:
            'It advances fake timers for as long as real work takes: take eventually or until (tests/until.ts).',
        })),
      ],
    },
  },
  {
    files: ['e2e/**', 'bench/**'],
    ignores: ['e2e/support/time.ts'],
    rules: { 'no-restricted-syntax': ['error', ...racesWithTime, thePagesClock] },
  },
  {
    files: ['src/**'],
    // Declarations of types for Vite's imports stand beside main.tsx and import nothing.
    ignores: ['src/*.d.ts'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    plugins: { project: { rules: { layers, cycles: importCycles({ src }) } } },
    rules: { 'project/layers': 'error', 'project/cycles': 'error' },
  },
  {
    files: ['src/**'],
    ignores: ['src/store/**'],
    rules: {
      'no-restricted-globals': ['error', ...storageGlobals],
      'no-restricted-properties': ['error', chance, ...storageProperties],
      'no-restricted-syntax': ['error', storageEvents],
    },
  },
  {
    files: ['src/engine/**', 'src/games/**', 'src/player/**', 'src/skins/**'],
    rules: { 'no-restricted-globals': ['error', ...storageGlobals, ...platformGlobals] },
  },
);
