import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { answerFrom, freePort } from './servers';

const project = resolve(import.meta.dirname, '..');
const VITE = join(project, 'node_modules/vite/bin/vite.js');
const COPIED = [
  ...['src', 'assets', 'public', 'scripts', 'build', 'tools', 'testing'],
  ...['index.html', 'vite.config.ts', 'tsconfig.json', 'package.json', '.oxfmtrc.json'],
];

/** Vite's configuration in the copy: serves the linked dependencies, but caches them in the copy. */
const CONFIG_FILE = 'vite.copy.config.mjs';
const config = `
  import { mergeConfig } from 'vite';
  import config from './vite.config.ts';
  export default mergeConfig(config, {
    cacheDir: '.vite',
    server: { fs: { allow: ['.', ${JSON.stringify(project)}] } },
  });
`;

/** A copy of the project whose artwork may be changed. */
export interface ProjectCopy {
  readonly folder: string;
  /** Saves a file in assets/. */
  put(path: string, content: string | Buffer): Promise<void>;
  /** Deletes a file from assets/. */
  take(path: string): Promise<void>;
  /** Undoes all changes. */
  tidy(): Promise<void>;
}

/**
 * Copies the project to a folder of its own for as long as it is used.
 *
 * @param parts files and folders of the project's root; by default what a build needs
 */
export async function withProjectCopy(
  use: (copy: ProjectCopy) => Promise<void>,
  parts: readonly string[] = COPIED,
): Promise<void> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'lucky-fishing-')));
  const changed = new Set<string>();
  const fileAt = (path: string): string => {
    changed.add(path);
    return join(folder, 'assets', path);
  };
  try {
    for (const part of parts) await cp(join(project, part), join(folder, part), { recursive: true });
    await symlink(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction');
    await writeFile(join(folder, CONFIG_FILE), config);
    await use({
      folder,
      put: (path, content) => writeFile(fileAt(path), content),
      take: (path) => rm(fileAt(path)),
      async tidy() {
        for (const path of changed) {
          const original = join(project, 'assets', path);
          await cp(original, fileAt(path)).catch(() => rm(fileAt(path), { force: true }));
        }
        changed.clear();
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs the development server of a copy for as long as it is used, at the address passed to `use`. */
export async function withDevServer(
  { folder }: ProjectCopy,
  use: (address: string) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const options = ['--config', CONFIG_FILE, '--host', 'localhost', '--port', String(port), '--strictPort'];
  const server = spawn(process.execPath, [VITE, ...options], {
    cwd: folder,
    // Vite ends with the program that started it, by its standard input, unless it takes that for a CI's.
    env: { ...process.env, NODE_ENV: undefined, CI: undefined },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    await answerFrom(address, server);
    await use(address);
  } finally {
    server.kill();
    await ended;
  }
}

/** Builds a copy into a folder, for the address of a site if it has one. Throws where the build fails. */
export async function buildCopy({ folder }: ProjectCopy, outDir: string, site?: string): Promise<void> {
  const build = spawn(
    process.execPath,
    [VITE, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'],
    {
      cwd: folder,
      env: { ...process.env, SITE_URL: site, NODE_ENV: undefined },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const [status] = (await once(build, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`The build of the copy ended with ${status}.`);
}
