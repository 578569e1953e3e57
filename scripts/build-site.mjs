import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * Builds dist/ as for players, and checks the artwork before.
 *
 * @returns {boolean} whether it could; otherwise the build has said why not
 */
export function buildSite() {
  const { status } = spawnSync('npm', ['run', '--silent', 'build:site', '--', '--logLevel', 'warn'], {
    cwd: resolve(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    // What runs a program in TypeScript sets NODE_ENV for it.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return status === 0;
}
