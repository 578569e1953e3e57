import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import { resolve } from 'node:path';
import tseslint from 'typescript-eslint';
import { importWalls } from './scripts/import-walls.mjs';

/**
 * The walls of the house: imports run app → pages → { stage, store, components } → game. Each room of src/
 * lists the others it may import, and says why no more than these. A room may always import itself.
 */
const walls = importWalls({
  src: resolve(import.meta.dirname, 'src'),
  rooms: {
    main: { mayImport: ['app', 'store'], why: 'main.tsx mounts the app and does nothing else.' },
    app: {
      mayImport: ['pages', 'pages/slots', 'pages/artwork', 'store', 'components', 'game'],
      why: 'Only a game page reaches stage/, so that no other page loads it.',
    },
    pages: {
      mayImport: ['store', 'components', 'game'],
      why: 'pages/ know store/, components/ and game/. Only a game page reaches stage/; what pages share belongs in components/.',
    },
    'pages/slots': {
      mayImport: ['pages', 'stage', 'store', 'components', 'game'],
      why: 'A game page knows stage/, store/, components/ and game/, and not what stands above it.',
    },
    'pages/artwork': {
      mayImport: ['pages', 'stage', 'components', 'game'],
      why: "The artists' page plays with the stage alone: without store/ it cannot touch a player's coins.",
    },
    stage: {
      mayImport: ['components', 'game'],
      why: 'stage/ knows components/ and game/: pages introduce it to the store.',
    },
    store: { mayImport: ['game'], why: 'store/ knows only game/: pages introduce it to the stage.' },
    components: { mayImport: ['game'], why: 'components/ are small shared parts: they know only game/.' },
    game: {
      mayImport: [],
      packages: 'none',
      why: 'game/ is the rules alone: it imports nothing outside itself.',
    },
  },
  packages: [
    {
      from: /^(pixi\.js|@pixi\/|gsap)/,
      onlyIn: 'stage',
      why: 'Only stage/ draws: Pixi and GSAP stay behind its wall.',
    },
    {
      from: /^howler/,
      onlyIn: 'stage',
      why: 'Only stage/ sounds: Howler stays behind its wall, and is loaded once sound is on.',
    },
  ],
});

const chance = { object: 'Math', property: 'random', message: 'Randomness is passed in (game/random.ts).' };

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

const platformGlobals = [
  ...['window', 'document', 'navigator', 'globalThis', 'self', 'crypto', 'performance', 'fetch'],
  ...['setTimeout', 'setInterval', 'requestAnimationFrame', 'console'],
].map((name) => ({ name, message: 'game/ is the rules alone: the platform is passed in.' }));

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
    files: ['scripts/**'],
    rules: {
      'no-console': 'off',
      // They take a value for "any" though a JSDoc comment says what it is.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    files: ['bench/**'],
    // Programs for the command line: what they print is what they are for.
    rules: { 'no-console': 'off' },
  },
  {
    files: ['src/**'],
    // Declarations of types for Vite's imports stand beside main.tsx and import nothing.
    ignores: ['src/*.d.ts'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    plugins: { house: { rules: { walls } } },
    rules: { 'house/walls': 'error' },
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
    files: ['src/game/**'],
    rules: { 'no-restricted-globals': ['error', ...storageGlobals, ...platformGlobals] },
  },
);
