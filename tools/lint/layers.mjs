/**
 * Imports run one way: app → translations → pages → features → { stage, store, ui } → player → games → engine, languages. Each layer of src/ lists
 * the layers it may import, and why no more than these. A layer may always import itself.
 *
 * A layer is named by its path in src/ without an ending (`pages/slot`); the longest name that fits counts.
 *
 * @type {Readonly<Record<string, { mayImport: readonly string[]; packages?: 'none'; why: string }>>}
 */
export const layers = {
  main: { mayImport: ['app', 'store', 'ui'], why: "main.tsx mounts the app for this browser's game." },
  app: {
    mayImport: [
      'translations',
      'pages',
      'pages/slot',
      'pages/studio',
      'features',
      'store',
      'ui',
      'player',
      'games',
      'engine',
      'languages',
    ],
    why: 'Only a game page reaches stage/, so that no other page loads it.',
  },
  translations: {
    mayImport: [
      'app',
      'pages',
      'pages/slot',
      'pages/studio',
      'features',
      'stage',
      'ui',
      'player',
      'skins',
      'games',
      'engine',
      'languages',
    ],
    why: 'A language says what the English texts say: it knows them all, and only app/ loads it.',
  },
  languages: {
    mayImport: [],
    why: 'languages/ holds texts in the language in use, whatever they are about.',
  },
  pages: {
    mayImport: ['features', 'store', 'ui', 'player', 'skins', 'games', 'engine', 'languages'],
    why: 'Only a game page reaches stage/. What two pages share belongs in features/.',
  },
  'pages/slot': {
    mayImport: ['pages', 'features', 'stage', 'store', 'ui', 'player', 'games', 'engine', 'languages'],
    why: 'A game page does not know the app around it.',
  },
  'pages/studio': {
    mayImport: [
      'pages',
      'features',
      'stage',
      'store/custom-skin',
      'ui',
      'player',
      'skins',
      'games',
      'engine',
      'languages',
    ],
    why: "The studio plays with the stage alone: of store/ it knows the artist's own skin and nothing of a player's.",
  },
  features: {
    mayImport: ['store', 'store/custom-skin', 'ui', 'player', 'skins', 'games', 'engine', 'languages'],
    why: 'features/ are parts of pages: they do not know which pages.',
  },
  stage: {
    mayImport: ['ui', 'player', 'games', 'engine', 'languages'],
    why: 'stage/ does not know store/: pages introduce them to each other.',
  },
  store: {
    mayImport: ['store/document', 'store/connection', 'player', 'games', 'engine'],
    why: 'store/ knows nothing that is shown: pages introduce it to stage/.',
  },
  'store/document': {
    mayImport: ['player', 'games', 'engine'],
    why: 'store/document/ reads and writes the saved document. Only store/ uses it.',
  },
  'store/custom-skin': {
    mayImport: ['store/connection', 'skins', 'games', 'engine'],
    why: "store/custom-skin.ts keeps an artist's pictures: it knows nothing of a player's game.",
  },
  'store/connection': {
    mayImport: [],
    why: 'store/connection.ts opens databases: it knows nothing of what is in them.',
  },
  ui: {
    mayImport: ['player', 'games', 'engine', 'languages'],
    why: 'ui/ are small shared parts without any state of the game.',
  },
  player: {
    mayImport: ['games', 'engine'],
    packages: 'none',
    why: 'player/ is pure: it knows only games/ and engine/.',
  },
  skins: {
    mayImport: ['games', 'engine', 'languages'],
    why: 'skins/ are rules about pictures and sounds: they run in a page and in npm commands alike.',
  },
  games: { mayImport: ['engine', 'languages'], why: 'games/ are data: they know only engine/.' },
  engine: {
    mayImport: [],
    packages: 'none',
    why: 'engine/ is mathematics: it imports nothing outside itself.',
  },
};

/**
 * Packages that stay in one layer.
 *
 * @type {readonly { from: RegExp; onlyIn: string; why: string }[]}
 */
export const layerPackages = [
  {
    from: /^(pixi\.js|@pixi\/|gsap)/,
    onlyIn: 'stage',
    why: 'Only stage/ draws: Pixi and GSAP stay inside it.',
  },
];

/** The folders in assets/ that are no single game's. `every-game` stands for all games alike. */
export const sharedArtwork = ['shell', 'every-game'];

export const artworkReason =
  "Only a game's own folder imports its pictures. What others show too belongs in assets/shell/.";

/**
 * The folders beside src/, in the order in which they may be imported: each knows src/ and those before it. What the tests,
 * the bench and the tools drive the game with is in testing/.
 */
export const outerFolders = /** @type {const} */ ([
  ...['testing', 'scripts', 'build', 'tools', 'bench', 'tests', 'e2e'],
]);
