import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '../support/fixtures';
import { testOfBuild } from '../support/hosted';
import type { ProjectCopy } from '../../testing/project-copy';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { savedText, skipRound, stageReady } from '../../testing/game/slots';
import { freezeTime } from '../../testing/time';

// A game is a folder and an entry in the catalog: a small third one, two reels of two symbols with one line, is added to
// a copy of the project, and nothing else of it changes.

const ID = 'tiny-pond';

/** What the tests ask of its definition: its id and its times. */
const game = { ...luckyFishing, id: ID };

const files: Readonly<Record<string, string>> = {
  'card.ts': `
    import type { ListedGame } from '../listed-game';
    export const card = {
      id: '${ID}', path: '/${ID}', title: 'Tiny Pond', pageTitle: 'Tiny Pond', name: 'Tiny Pond',
      teaser: 'Two of a kind.', description: 'Two of a kind in a row.',
    } as const satisfies ListedGame;`,
  'definition.ts': `
    import { defineGame } from '../../engine/definition';
    import { card } from './card';
    const { id, path, title } = card;
    export const tinyPond = defineGame({
      ...{ id, path, title },
      grid: { columns: 2, rows: 2 },
      symbols: { frog: { pays: { 2: 2 } }, duck: { pays: { 2: 3 } } },
      reels: { kind: 'uniform' },
      payRule: 'all-lines-from-the-left',
      lines: [{ id: 'top', cells: [{ column: 0, row: 0 }, { column: 1, row: 0 }] }],
      bet: { min: 5, max: 100, step: 5, default: 10 },
      spin: { durationMs: 2000, tickMs: 100 },
    });`,
  'odds.json': JSON.stringify({
    ...{ returnToPlayer: 1.25, hitRate: 0.5, standardDeviation: 1.299038105677, largestWin: 3 },
    lineRates: { top: 0.5 },
  }),
  // Two frogs pay 10 coins of a bet of 5, two ducks 15.
  'payouts.json': JSON.stringify(
    Array.from({ length: 16 }, (_, coins) => ({ 0: 0.5, 10: 0.25, 15: 0.25 })[coins] ?? 0),
  ),
  'sounds.ts': `
    import type { GameSounds } from '../game-sounds';
    export const sounds: GameSounds = { cues: {}, music: [] };`,
  'playable.ts': `
    import images from 'artworks:${ID}/symbols';
    import vectors from 'artworks:${ID}/symbols?vector';
    import { createArt, createPageArt } from '../lucky-fishing/art';
    import { files } from '../lucky-fishing/playable';
    import { createPlayable } from '../playable';
    import { artByFileNames } from '../game-art';
    import { tinyPond } from './definition';
    import odds from './odds.json';
    import { sounds } from './sounds';
    export const playable = createPlayable({
      definition: tinyPond,
      odds,
      sounds,
      files: { ...files, images: { ...files.images, ...images }, vectors: { ...files.vectors, ...vectors } },
      createArt: (all) => ({ ...createArt(all), ...artByFileNames(tinyPond, all), gestures: {} }),
      createPageArt,
      texts: {
        name: 'Tiny Pond', page: 'Tiny Pond', symbols: { frog: 'Frog', duck: 'Duck' }, lines: { top: 'Top row' }, plurals: { frog: 'frogs', duck: 'ducks' },
        rules: 'Two of a kind in the top row pay.', noWin: 'The top row showed two kinds',
        oddsNote: 'a pond.',
      },
    });`,
};

const svg = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256"><circle cx="128" cy="128" r="100" fill="${colour}"/></svg>`;

async function addGame({ folder }: ProjectCopy): Promise<void> {
  const code = join(folder, 'src/games', ID);
  const symbols = join(folder, 'assets', ID, 'symbols');
  for (const made of [code, symbols]) await mkdir(made, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(code, name), text);
  for (const [id, colour] of Object.entries({ frog: '#3fae84', duck: '#f5b83d' }))
    await writeFile(join(symbols, `${id}.svg`), svg(colour));
  const catalog = join(folder, 'src/games/catalog.ts');
  const text = await readFile(catalog, 'utf8');
  const entry = `  {
    ...card,
    load: async () => (await import('./${ID}/definition')).tinyPond,
    loadPlayable: async () => (await import('./${ID}/playable')).playable,
  },
];`;
  await writeFile(
    catalog,
    `import { card } from './${ID}/card';\n${text.replace(/\];\s*$/, () => `${entry}\n`)}`,
  );
}

/** `npm run build` in the copy, with all that it checks. Throws with what it has said where it fails. */
async function build({ folder }: ProjectCopy, outDir: string): Promise<void> {
  const said: string[] = [];
  const npm = spawn('npm', ['run', 'build', '--', '--outDir', outDir, '--emptyOutDir'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: undefined },
    shell: process.platform === 'win32',
  });
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => said.push(String(chunk)));
  const [status] = (await once(npm, 'exit')) as [number | null];
  if (status !== 0) throw new Error(said.join(''));
}

const test = testOfBuild(async (copy, folder) => {
  await addGame(copy);
  await build(copy, folder);
});

test('a third game builds, is listed, plays and is saved', async ({ page }) => {
  // Each cell shows the first symbol.
  await page.addInitScript(() => {
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint32Array) array.fill(0);
      return array;
    };
  });
  await freezeTime(page);
  await page.goto('/');
  await expect(page.getByRole('article').filter({ hasText: 'Tiny Pond' })).toContainText('Two of a kind.');
  await page.goto(`/${ID}`);
  await expect(page).toHaveTitle('Tiny Pond · Lucky Fishing');
  const slots = await stageReady(page, game);
  await expect(slots.stage).toHaveAttribute('data-game', ID);
  await slots.plus.click();
  await skipRound(page, slots);
  await expect(slots.cells).toHaveText(['Frog', 'Frog', 'Frog', 'Frog']);
  await expect(slots.win).toHaveText('30');
  await expect(slots.balance).toHaveText('1,015');
  await expect(page.locator('[aria-live=polite]')).toContainText('Top row: two frogs');

  await page.reload();
  await stageReady(page, game);
  await expect(slots.bet).toHaveText('15');
  await expect(slots.cells).toHaveText(['Frog', 'Frog', 'Frog', 'Frog']);
  expect(JSON.parse((await savedText(page)) ?? '')).toMatchObject({
    games: { [ID]: { bet: 15, totals: { rounds: 1, won: 30 } } },
  });
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.locator('table.history tbody tr')).toContainText(['Tiny Pond']);
});
