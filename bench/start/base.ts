import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { answerFrom, freePort } from '../../testing/servers';

const root = resolve(import.meta.dirname, '../..');

/** A build that is served. */
export interface Served {
  /** That of Home, without a slash at its end. */
  readonly address: string;
  readonly end: () => Promise<void>;
}

/** Serves the build in a project's folder, by that project's own server. */
async function serve(project: string): Promise<Served> {
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/serve.mjs', '--no-build'], {
    cwd: project,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://localhost:${port}`;
  await answerFrom(address, server);
  return {
    address,
    async end() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}

/** Serves what is built in dist/. */
export const serveToday = (): Promise<Served> => serve(root);

/**
 * Builds a commit in a folder of its own, and serves that.
 *
 * @param commit as git knows it
 * @throws where there is no such commit, or it can't be built
 */
export async function serveCommit(commit: string): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'lucky-fishing-base-'));
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const npm = (...words: string[]) =>
    execFileSync('npm', words, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, NODE_ENV: '' },
    });
  const remove = (): void => {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  try {
    git('worktree', 'add', '--detach', folder, commit);
    npm('ci', '--silent');
    npm('run', '--silent', 'build:site', '--', '--logLevel', 'warn');
    const served = await serve(folder);
    return {
      address: served.address,
      async end() {
        await served.end();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
