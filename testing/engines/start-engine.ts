import { chromium, firefox, webkit } from '@playwright/test';
import type { FoundEngine } from './engines.mjs';
import type { Engine } from './engine';
import { playwrightEngine } from './playwright-engine';
import { webKitGtkEngine } from './webdriver-engine';

/** Starts a browser, on the screen that the environment names where it wants one. */
export async function startEngine(found: FoundEngine): Promise<Engine> {
  if (found.by === 'webdriver') return webKitGtkEngine(found);
  const { name, ...options } = found.launch;
  return playwrightEngine(await { chromium, firefox, webkit }[name].launch(options));
}
