import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { build } from 'vite';

/** Where the script is that freezes the time of a page, once it is built. */
export const CLOCK = resolve(import.meta.dirname, '../../reports/engines-clock.js');

/** Builds `page-clock.ts` for pages, before the first test. */
export default async function buildClock(): Promise<void> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { external: ['util'], output: { globals: { util: 'undefined' } } },
      lib: { entry: resolve(import.meta.dirname, 'page-clock.ts'), formats: ['iife'], name: 'pageClock' },
    },
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error('The clock was not built.');
  await mkdir(dirname(CLOCK), { recursive: true });
  await writeFile(CLOCK, bundle.output[0].code);
}
