import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '..');

/**
 * Vite plugin: writes each game as data to `games/<id>.json`, from the definitions that the program plays by, so that
 * anybody can check the odds with a program of their own (docs/fairness.md). No page loads them.
 *
 * @returns {import('vite').Plugin}
 */
export function gamesData() {
  return {
    name: 'games-data',
    apply: 'build',
    async generateBundle() {
      /** @type {{ module: typeof import('./published-files') }} */
      const { module } = await runnerImport(join(root, 'build/published-files.ts'), {
        configFile: false,
        root,
      });
      for (const { fileName, source } of module.files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
