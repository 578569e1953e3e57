import lighthouse from 'lighthouse';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testBrowser } from '../../testing/browser.mjs';
import { answerFrom, freePort } from '../../testing/servers';

/** How soon a phone sees a page, as Lighthouse simulates one: on slow 4G, with a quarter of this machine's processor. */
export interface Start {
  /** 0 to 100. */
  readonly score: number;
  /** First and largest contentful paint, and how long the main thread was blocked meanwhile (ms). */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** Cumulative layout shift. */
  readonly cls: number;
}

/** Opens a page in a browser of its own, with nothing in its caches. Rejects where Lighthouse can't measure it. */
export async function measureStart(address: string): Promise<Start> {
  const { executablePath, env } = await testBrowser();
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'lucky-fishing-start-'));
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = spawn(
    executablePath,
    [
      '--headless',
      '--disable-gpu',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      ...sandbox,
    ],
    { env, stdio: 'ignore' },
  );
  try {
    await answerFrom(`http://127.0.0.1:${port}/json/version`, browser);
    const result = await lighthouse(address, {
      ...{ port, logLevel: 'silent', output: 'json' },
      onlyCategories: ['performance'],
    });
    const { audits, categories, runtimeError } = result?.lhr ?? {};
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
    const figure = (audit: string): number => audits?.[audit]?.numericValue ?? NaN;
    return {
      score: 100 * (categories?.['performance']?.score ?? NaN),
      fcp: figure('first-contentful-paint'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
    };
  } finally {
    const ended = once(browser, 'exit');
    browser.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
}
