import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readHeaderRules } from '../../build/pages/headers';
import { test as base } from './fixtures';
import { startHost, type StaticHost } from './static-host';
import { withProjectCopy, type ProjectCopy } from '../../testing/project-copy';
import { TIMEOUTS } from '../../testing/timeouts';

const dist = resolve(import.meta.dirname, '../../dist');

/** Tests whose pages come from a host of their own, which serves `dist/`: it may end, or show another build. */
export const test = base.extend<{ host: StaticHost; nextBuild: string }>({
  host: async ({}, use) => {
    const host = await startHost(dist, { rules: readHeaderRules() });
    await use(host);
    await host.end();
  },
  baseURL: async ({ host }, use) => use(new URL(host.address).origin),
  /** The folder of a build that is like the next version. */
  nextBuild: async ({ host }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'lucky-fishing-next-'));
    await copyAsNewBuild(dist, folder);
    await use(folder);
    await host.end();
    await rm(folder, { recursive: true, force: true });
  },
});

/**
 * Copies a build into an empty folder as if it were the next one: each of its programs has another name, as it does when
 * its content changes, and those of the build before are gone.
 */
async function copyAsNewBuild(build: string, folder: string): Promise<void> {
  await cp(build, folder, { recursive: true });
  const programs = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'));
  const renamed = (name: string): string => name.replace(/\.js$/, '2.js');
  for (const name of programs)
    await rename(join(folder, 'assets', name), join(folder, 'assets', renamed(name)));
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(js|html)$/.test(file)) continue;
    let text = await readFile(join(folder, file), 'utf8');
    for (const name of programs) text = text.replaceAll(name, renamed(name));
    // The revisions of pages in the worker's manifest mark them as changed.
    if (file === 'sw.js') text = text.replace(/("revision":")\w+(","url":"(?:\.\/|slots)")/g, '$12$2');
    await writeFile(join(folder, file), text);
  }
}

/** A build that is served for as long as its tests run. */
interface Site {
  readonly folder: string;
  readonly host: StaticHost;
}

/**
 * Tests of a build of their own.
 *
 * @param build changes a copy of the project, and builds it into a folder
 * @param path where on the host it lies, with a slash at both ends
 */
export const testOfBuild = (build: (copy: ProjectCopy, folder: string) => Promise<void>, path = '/') =>
  base.extend<object, { site: Site }>({
    site: [
      async ({}, use) => {
        const folder = await mkdtemp(join(tmpdir(), 'lucky-fishing-site-'));
        await withProjectCopy((copy) => build(copy, folder));
        const host = await startHost(folder, { path });
        await use({ folder, host });
        await host.end();
        await rm(folder, { recursive: true, force: true });
      },
      { scope: 'worker', timeout: TIMEOUTS.test },
    ],
    baseURL: async ({ site }, use) => use(new URL(site.host.address).origin),
  });
