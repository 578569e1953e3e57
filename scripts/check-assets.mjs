/** Checks the artwork (`npm run assets:check`): prints one line per fault and ends with 1 if there is any. */
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { assetFaults } from './asset-faults.mjs';

const root = resolve(import.meta.dirname, '..');

// The rules are TypeScript and the only list of symbols there is: Vite reads them.
/** @type {{ module: typeof import('../src/game/rules') }} */
const { module: rules } = await runnerImport(join(root, 'src/game/rules.ts'), { configFile: false, root });

const faults = await assetFaults(
  join(root, 'assets'),
  rules.luckyFishing.symbols.map(({ id }) => id),
);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
