import type { FullConfig } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where the baselines are: the pictures that those of the tests are held against. */
export const BASELINES = resolve(import.meta.dirname, '../visual/__screenshots__');
const MADE_BY = join(BASELINES, 'made-by.json');

/** What has drawn a set of pictures. */
export interface Painter {
  /** As the browser names itself, with its version and who built it. */
  readonly browser: string;
  readonly platform: string;
}

/** The painter of this machine; null where it does not tell. */
export function painterHere(executablePath: string | undefined): Painter | null {
  // There `--version` opens a window.
  if (!executablePath || process.platform === 'win32') return null;
  const { stdout } = spawnSync(executablePath, ['--version'], { encoding: 'utf8' });
  return { browser: stdout.trim(), platform: `${process.platform} ${process.arch}` };
}

/** The painter of the baselines; null where there are none. */
export const painterOfBaselines = (): Painter | null =>
  existsSync(MADE_BY) ? (JSON.parse(readFileSync(MADE_BY, 'utf8')) as Painter) : null;

/** Whether a painter is known and the same as another. */
export const isSamePainter = (one: Painter | null, other: Painter | null): boolean =>
  one !== null && one.browser === other?.browser && one.platform === other.platform;

/**
 * Called by Playwright before all tests. Where baselines are renewed, by another painter than the one before, they
 * are begun anew: a set is by one hand.
 */
export default function beginBaselines({ updateSnapshots, projects }: FullConfig): void {
  if (updateSnapshots === 'none') return;
  const painter = painterHere(projects[0]?.use.launchOptions?.executablePath);
  if (isSamePainter(painter, painterOfBaselines())) return;
  rmSync(BASELINES, { recursive: true, force: true });
  mkdirSync(BASELINES, { recursive: true });
  const unknown: Painter = {
    browser: 'a browser that does not tell its version',
    platform: process.platform,
  };
  writeFileSync(MADE_BY, `${JSON.stringify(painter ?? unknown, null, 2)}\n`);
}
