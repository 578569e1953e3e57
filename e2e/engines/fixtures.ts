import { expect, test as base } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Renderer } from '../../testing/game/renderers';
import type { FoundEngine } from '../../testing/engines/engines.mjs';
import { readHeaderRules } from '../../build/pages/headers';
import type { Round } from '../../src/engine/round';
import { drawsFor, stubDraws } from '../../testing/game/chance';
import { TIMEOUTS } from '../../testing/timeouts';
import { startHost, type StaticHost } from '../support/static-host';
import { drawNothing } from '../support/drawn';
import { CLOCK } from './build-clock';
import { CRASH } from './crash-reporter';
import type { Engine, Tab } from '../../testing/engines/engine';
import { startEngine } from '../../testing/engines/start-engine';
import { savedGameWith } from '../../testing/saved/saved-game';

const dist = resolve(import.meta.dirname, '../../dist');

declare global {
  interface Window {
    /** What has gone wrong in this page; not noted once the site is gone. */
    problems?: string[];
    /** How often the page was hidden, which settles a round at once. */
    timesHidden?: number;
  }
}

/** How a site is served to a test. */
interface SiteOptions {
  /** The outcome of the first round; without it the browser's generator decides. */
  readonly outcome?: Round;
  /** The renderer that the player has chosen. */
  readonly renderer?: Renderer;
  /** Time is frozen until `advance` moves it. */
  readonly frozen?: boolean;
  /** Whether its pages are drawn. */
  readonly isDrawn?: boolean;
}

interface Fixtures {
  /** Serves the product at an origin of its own, which shares no storage with another. */
  serve: (options?: SiteOptions) => Promise<StaticHost>;
  /** A new tab, closed after the test, which fails on any error in it. */
  openTab: () => Promise<Tab>;
}

interface WorkerFixtures {
  found: FoundEngine | undefined;
  engine: Engine;
  /** The source of `page-clock.ts`, built for a page. */
  clock: string;
}

/** For an init script: notes what goes wrong, and when the page is hidden. The 404 page has to log one error. */
function noteProblems(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) window.timesHidden = (window.timesHidden ?? 0) + 1;
  });
  const problems: string[] = (window.problems = []);
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    // Playwright adds a style for a screenshot, by script that it evaluates.
    if (!sourceFile.endsWith('eval')) problems.push(`${violatedDirective} ${blockedURI}`);
  });
  const { error } = console;
  console.error = (...said: unknown[]) => {
    if (!String(said[0]).startsWith('404')) problems.push(said.map(String).join(' '));
    error(...said);
  };
}

/** For an init script: seeds a saved game, as its text. */
function seedSave(saved: string): void {
  if (localStorage.getItem('lucky-fishing') === null) localStorage.setItem('lucky-fishing', saved);
}

const call = <Arg>(script: (arg: Arg) => void, arg: Arg): string =>
  `(${script.toString()})(${JSON.stringify(arg)});`;

export const test = base.extend<Fixtures, WorkerFixtures>({
  found: [undefined, { option: true, scope: 'worker' }],
  engine: [
    async ({ found }, use) => {
      if (!found) throw new Error('The configuration names no engine.');
      const engine = await startEngine(found);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: TIMEOUTS.test },
  ],
  clock: [async ({}, use) => use(await readFile(CLOCK, 'utf8')), { scope: 'worker' }],
  serve: async ({ clock }, use) => {
    const hosts: StaticHost[] = [];
    await use(async ({ outcome, renderer, frozen = false, isDrawn = false } = {}) => {
      const script = [
        call(noteProblems, null),
        isDrawn ? '' : call(drawNothing, null),
        renderer ? call(seedSave, JSON.stringify(savedGameWith({ renderer }))) : '',
        outcome ? call(stubDraws, drawsFor(outcome)) : '',
        frozen ? clock : '',
      ].join('\n');
      const host = await startHost(dist, { rules: readHeaderRules(), script });
      hosts.push(host);
      return host;
    });
    for (const host of hosts) await host.end();
  },
  openTab: async ({ engine }, use) => {
    const tabs: Tab[] = [];
    await use(async () => {
      const tab = await engine.newTab();
      tabs.push(tab);
      return tab;
    });
    const reading = Promise.all(tabs.map((tab) => tab.evaluate(() => window.problems ?? [], null)));
    const problems = await reading.catch(() => null);
    await engine.closeTabs();
    if (!problems) throw new Error(CRASH);
    expect(problems.flat(), 'what went wrong in the pages').toEqual([]);
  },
});

export { expect };
