import type { FullConfig } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isHeadlessShell } from '../../scripts/find-chromium.mjs';

/** Where the baselines are: the screenshots that the tests compare with. */
export const BASELINES = resolve(import.meta.dirname, '../visual/__screenshots__');
const MADE_BY = join(BASELINES, 'made-by.json');

/** The browser build that drew the baselines. */
export interface BrowserBuild {
  /** As the browser names itself, with its version and who built it. */
  readonly browser: string;
  readonly platform: string;
}

/** The browser of this machine; null if unknown. */
export function currentBrowser(executablePath: string | undefined): BrowserBuild | null {
  // There `--version` opens a window.
  if (!executablePath || process.platform === 'win32') return null;
  const { stdout } = spawnSync(executablePath, ['--version'], { encoding: 'utf8' });
  const browser = stdout.trim() + (isHeadlessShell(executablePath) ? ' without windows' : '');
  return { browser, platform: `${process.platform} ${process.arch}` };
}

/** The browser of the baselines; null without baselines. */
export const baselineBrowser = (): BrowserBuild | null =>
  existsSync(MADE_BY) ? (JSON.parse(readFileSync(MADE_BY, 'utf8')) as BrowserBuild) : null;

/** Whether a browser is known and the same as another. */
export const isSameBrowser = (one: BrowserBuild | null, other: BrowserBuild | null): boolean =>
  one !== null && one.browser === other?.browser && one.platform === other.platform;

/**
 * Called by Playwright before all tests. Where baselines are renewed, by another browser than before, all
 * are made again: one browser makes a whole set.
 */
export default function resetBaselines({ updateSnapshots, projects }: FullConfig): void {
  if (updateSnapshots === 'none') return;
  const browser = currentBrowser(projects[0]?.use.launchOptions?.executablePath);
  if (isSameBrowser(browser, baselineBrowser())) return;
  rmSync(BASELINES, { recursive: true, force: true });
  mkdirSync(BASELINES, { recursive: true });
  const unknown: BrowserBuild = {
    browser: 'a browser that does not report its version',
    platform: process.platform,
  };
  writeFileSync(MADE_BY, `${JSON.stringify(browser ?? unknown, null, 2)}\n`);
}
