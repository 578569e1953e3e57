import { loadavg } from 'node:os';
import { buildSite } from '../scripts/build-site.mjs';
import { graphicsName } from '../testing/game/renderers';
import { openBuiltGame } from '../tools/built-game.mjs';
import { budgetTable, type Figures } from './budget-table';
import { budgets, type Figure } from './budgets';
import { benchStart } from './start/start';
import { sections, VIEWPORT, type Section } from './sections';

// `npm run bench -- start <commit>`: how soon a phone sees each page, beside that commit.
// `npm run bench`: what the working tree costs, built and opened in Chromium, as one table beside the budgets. With
// words behind it, as in `npm run bench -- rest`, only those parts whose names contain one of them.

async function bench(words: readonly string[]): Promise<void> {
  const isWanted = ({ name }: Section): boolean =>
    words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase()));
  if (!buildSite()) throw new Error("The working tree couldn't be built.");
  const { address, browser, close } = await openBuiltGame();
  const figures: Figures = {};
  const failures: string[] = [];
  const loads = [loadavg()[0] ?? 0];
  try {
    for (const { name, take } of sections.filter(isWanted)) {
      console.error(`${name} ...`);
      const context = await browser.newContext({
        baseURL: address,
        viewport: VIEWPORT,
        // It would fetch the whole game beside what is measured.
        serviceWorkers: 'block',
      });
      try {
        Object.assign(figures, await take(await context.newPage()));
      } catch (error) {
        failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
      await context.close();
      loads.push(loadavg()[0] ?? 0);
    }
    const page = await browser.newPage();
    const names = Object.keys(budgets) as Figure[];
    const wanted = names.filter((figure) => words.length === 0 || figure in figures);
    const lines = [
      `\n${budgetTable(wanted, figures)}\n`,
      `Chromium ${browser.version()}, ${VIEWPORT.width} × ${VIEWPORT.height}; WebGL by ${await graphicsName(page)}.`,
      `Load average of the machine during the run: ${loads.map((load) => load.toFixed(1)).join(', ')}.`,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await close();
  }
  for (const failure of failures) console.error(`Not measured: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}

try {
  const [first, ...words] = process.argv.slice(2);
  if (first === 'start') await benchStart(words[0]);
  else await bench(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
