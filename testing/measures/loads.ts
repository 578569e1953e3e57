import type { Page, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';

// What a page loads while it is opened, in units of 1000 bytes.

/** The answers that a page gets meanwhile. `open` ends when everything has come. */
async function answersTo(page: Page, open: () => Promise<unknown>): Promise<Response[]> {
  const responses: Response[] = [];
  const note = (response: Response): void => void responses.push(response);
  page.on('response', note);
  await open();
  page.off('response', note);
  return responses;
}

/** Words in the engines that move the reels, which survive minification: messages, and names of properties. */
const ENGINES = { Pixi: 'PixiJS', GSAP: '_gsap' } as const;

/**
 * All scripts that a page loads, with those that they load, compressed by gzip; and which of the engines are in them. What
 * a browser is only asked to fetch ahead (`rel=prefetch`) does not count.
 */
export async function scriptsOf(
  page: Page,
  open: () => Promise<unknown>,
): Promise<{ kilobytes: number; engines: string[] }> {
  const scripts = (await answersTo(page, open)).filter(
    (response) => response.request().resourceType() === 'script',
  );
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  const engines = Object.entries(ENGINES).filter(([, sign]) => bodies.some((body) => body.includes(sign)));
  return {
    kilobytes: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000,
    engines: engines.map(([name]) => name),
  };
}
