/** Checks the artwork (`npm run assets:check`): prints one line per problem and ends with 1 if there is any. */
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { readGameSymbols } from '../../build/artwork/image-list.mjs';
import { checkAssetsFolder } from './check-folder.mjs';

const root = resolve(import.meta.dirname, '../..');

// The program's list is TypeScript, and the only one there is: Vite reads it.
/** @type {{ module: typeof import('../../src/stage/audio/sound-names') }} */
const { module: sounds } = await runnerImport(join(root, 'src/stage/audio/sound-names.ts'), {
  configFile: /** @type {const} */ (false),
  root,
});

const problems = await checkAssetsFolder(join(root, 'assets'), {
  symbols: await readGameSymbols(),
  sounds: sounds.soundNames,
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
