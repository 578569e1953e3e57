/** Checks the artwork (`npm run assets:check`): prints one line per fault and ends with 1 if there is any. */
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { assetFaults } from './asset-faults.mjs';

const root = resolve(import.meta.dirname, '..');

// The program's lists are TypeScript, and the only ones there are: Vite reads them.
const vite = { configFile: /** @type {const} */ (false), root };
/** @type {{ module: typeof import('../src/game/rules') }} */
const { module: rules } = await runnerImport(join(root, 'src/game/rules.ts'), vite);
/** @type {{ module: typeof import('../src/stage/sound-names') }} */
const { module: sounds } = await runnerImport(join(root, 'src/stage/sound-names.ts'), vite);

const faults = await assetFaults(join(root, 'assets'), {
  symbols: rules.luckyFishing.symbols.map(({ id }) => id),
  sounds: sounds.soundNames,
});
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
