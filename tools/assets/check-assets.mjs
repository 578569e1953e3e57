/** Checks the artwork (`npm run assets:check`): prints one line per problem and ends with 1 if there is any. */
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { readGameSymbols } from '../../build/artwork/image-list.mjs';
import { checkAssetsFolder } from './check-folder.mjs';

const root = resolve(import.meta.dirname, '../..');

// The program's lists are TypeScript, and the only ones there are: Vite reads them.
/** @type {{ module: typeof import('./game-sounds') }} */
const { module: sounds } = await runnerImport(join(import.meta.dirname, 'game-sounds.ts'), {
  configFile: /** @type {const} */ (false),
  root,
});

const problems = await checkAssetsFolder(join(root, 'assets'), {
  symbols: await readGameSymbols(),
  sounds: sounds.gameSounds,
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
