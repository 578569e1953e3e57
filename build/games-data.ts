import type { Plugin } from 'vite';
import { gameFiles } from './game-files';

/**
 * Writes each game as data to `games/<id>.json`, from the definitions that the program plays by, so that anybody can
 * check the odds with a program of their own (docs/fairness.md). No page loads them.
 */
export const gamesData = (): Plugin => ({
  name: 'games-data',
  apply: 'build',
  generateBundle() {
    for (const { fileName, source } of gameFiles) this.emitFile({ type: 'asset', fileName, source });
  },
});
