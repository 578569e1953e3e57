import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '..');

/**
 * Reads a module that is TypeScript, as the plugins are not. Once it is loaded, it can import nothing more.
 *
 * @template T
 * @param {string} path from the root of the project
 * @returns {Promise<T>} what it exports
 */
export async function readTypeScript(path) {
  /** @type {{ module: T }} */
  const { module } = await runnerImport(resolve(root, path), { configFile: false, root });
  return module;
}
