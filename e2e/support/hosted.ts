import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readHeaderRules } from '../../build/site-headers.mjs';
import { test as base } from './fixtures';
import { copyAsNewBuild } from './new-build';
import { startHost, type StaticHost } from './static-host';

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
  nextBuild: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'lucky-fishing-next-'));
    await copyAsNewBuild(dist, folder);
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});
