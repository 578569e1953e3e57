import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { artwork } from './build/artwork/plugin.mjs';
import { skins } from './build/skins/plugin.mjs';

/** Which project a test file belongs to. */
function projectOf(file: string): 'isolated' | 'node' | 'page' {
  const text = readFileSync(`tests/${file}`, 'utf8');
  const isPage = text.startsWith('// @vitest-environment happy-dom');
  // The whole product, a database that stays, and GSAP's clock: such a file has a process of its own.
  if (/openApp|fake-indexeddb/.test(text) || (file.startsWith('stage/') && !isPage)) return 'isolated';
  return isPage ? 'page' : 'node';
}

// Slow ones are run apart by `npm run test:soak`.
const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('soak/'));

const project = (name: ReturnType<typeof projectOf>, test: TestProjectInlineConfiguration['test']) => ({
  extends: true as const,
  test: {
    ...{ name, ...test },
    include: files.filter((file) => projectOf(file) === name).map((file) => `tests/${file}`),
  },
});

/**
 * Files that share a process, which then need not be started for each, nor load React, Pixi and happy-dom. Each of them
 * is checked to leave the process as it was.
 */
const SHARED = { isolate: false, setupFiles: 'tests/shared-process.ts' };

const tellSkipped = {
  onTestRunEnd: () =>
    void process.stdout.write(
      'Skipped: long forms of random properties and tests/soak/ (npm run test:soak runs both).\n',
    ),
};

export default defineConfig({
  plugins: [artwork(), skins()],
  test: {
    projects: [
      project('node', SHARED),
      project('page', { ...SHARED, environment: 'happy-dom' }),
      project('isolated', {}),
    ],
    // Otherwise one processor is left over, for watching.
    maxWorkers: '100%',
    restoreMocks: true,
    // The modules of one import JSON in a way that Node no longer takes; the other begins anew with each page's modules.
    server: { deps: { inline: ['@actions/workflow-parser', 'gsap'] } },
    // Time enough for a busy machine: they end only what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', 'json', tellSkipped],
    outputFile: { json: 'reports/unit.json' },
  },
});
