import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { publishGame } from '../src/engine/odds/published-game';
import type { OddsSummary } from '../src/engine/odds/summary';
import { catalog } from '../src/games/catalog';

const root = resolve(import.meta.dirname, '..');

/** The file of each game of the product, from the root of the site. */
export const gameFiles: readonly { readonly fileName: string; readonly source: string }[] = await Promise.all(
  catalog.map(async ({ id, load }) => {
    const odds = JSON.parse(await readFile(join(root, 'src/games', id, 'odds.json'), 'utf8')) as OddsSummary;
    const text = JSON.stringify(publishGame(await load(), odds), null, 1);
    return { fileName: `games/${id}.json`, source: `${text}\n` };
  }),
);

/** The code that draws a round and pays it, in the order in which one would read it. */
const DRAWING = ['random', 'grid', 'round', 'spin', 'feature'];

/** That code as one text, as it is in this version. A mark at its beginning says that it is UTF-8: few hosts do. */
async function drawingCode(): Promise<string> {
  const files = DRAWING.map(async (name) => {
    const path = `src/engine/${name}.ts`;
    return `// ${path}\n\n${await readFile(join(root, path), 'utf8')}`;
  });
  return `\uFEFF${(await Promise.all(files)).join('\n')}`;
}

/**
 * Writes each game as data to `games/<id>.json`, from the definitions that the program plays by, and the code that draws
 * its rounds. The Fairness page computes the odds from the one and links to the other, and anybody can check them with a
 * program of their own (docs/fairness.md). The development server has the games too.
 */
export const gamesData = (): Plugin => ({
  name: 'games-data',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const file = gameFiles.find(({ fileName }) => request.url === `/${fileName}`);
      if (file) response.setHeader('Content-Type', 'application/json').end(file.source);
      else next();
    });
  },
  async generateBundle() {
    for (const { fileName, source } of gameFiles) this.emitFile({ type: 'asset', fileName, source });
    this.emitFile({ type: 'asset', fileName: 'games/how-a-round-is-drawn.txt', source: await drawingCode() });
  },
});
