/** Checks the artwork (`npm run assets:check`): prints one line per problem and ends with 1 if there is any. */
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { checkAssetsFolder } from './check-folder.mjs';

const root = resolve(import.meta.dirname, '../..');

// The program's lists are TypeScript, and the only ones there are: Vite reads them.
const vite = { configFile: /** @type {const} */ (false), root };
/** @type {{ module: typeof import('../../src/games/lucky-fishing/definition') }} */
const { module: rules } = await runnerImport(join(root, 'src/games/lucky-fishing/definition.ts'), vite);
/** @type {{ module: typeof import('../../src/stage/audio/sound-names') }} */
const { module: sounds } = await runnerImport(join(root, 'src/stage/audio/sound-names.ts'), vite);

const problems = await checkAssetsFolder(join(root, 'assets'), {
  symbols: Object.keys(rules.luckyFishing.symbols),
  sounds: sounds.soundNames,
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
