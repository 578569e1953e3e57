import { readTypeScript } from './read-typescript.mjs';

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
      /** @type {typeof import('./published-game')} */
      const { files } = await readTypeScript('build/published-game.ts');
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
