import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { plugins } from './build/load-plugins.mjs';

/** Which project a test file belongs to. */
function projectOf(file: string): 'isolated' | 'node' | 'page' {
  const text = readFileSync(`tests/${file}`, 'utf8');
  const isPage = text.startsWith('// @vitest-environment happy-dom');
  // The whole product, a database that stays, and GSAP by a clock of the test: such a file has a process of its own.
  const setsGsapsClock = file.startsWith('stage/') && !isPage && text.includes('useFakeTimers');
  if (/open-app|fake-indexeddb/.test(text) || setsGsapsClock) return 'isolated';
  return isPage ? 'page' : 'node';
}

// `npm run test:soak` runs the slow ones.
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

/** These files share a process, so that React, Pixi and happy-dom load once. Each is checked to leave no global changed. */
const SHARED = { isolate: false, setupFiles: 'tests/shared-process.ts' };

const tellSkipped = {
  onTestRunEnd: () =>
    void process.stdout.write(
      'Skipped: long forms of random properties and tests/soak/ (npm run test:soak runs both).\n',
    ),
};

export default defineConfig({
  plugins: [plugins.artwork(), plugins.skins()],
  test: {
    projects: [
      project('node', SHARED),
      project('page', { ...SHARED, environment: 'happy-dom' }),
      project('isolated', {}),
    ],
    // By default Vitest leaves one processor idle.
    maxWorkers: '100%',
    restoreMocks: true,
    // The parser imports JSON in a way that Node rejects; GSAP must start afresh with each page's modules.
    server: { deps: { inline: ['@actions/workflow-parser', 'gsap'] } },
    // They only end what hangs, even on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', 'json', tellSkipped],
    outputFile: { json: 'reports/unit.json' },
  },
});
