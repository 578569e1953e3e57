import type { Page, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';

/** The JavaScript that a page has loaded. */
export interface Scripts {
  /** Compressed by gzip, in units of 1000 bytes. */
  readonly kilobytes: number;
  /** Which of the engines that move the reels are in it. */
  readonly engines: readonly string[];
}

/** Words in these libraries that survive minification: messages, and names of properties. */
const ENGINES: readonly { readonly name: string; readonly sign: string }[] = [
  { name: 'Pixi', sign: 'PixiJS' },
  { name: 'GSAP', sign: '_gsap' },
];

/**
 * All scripts that a page loads while it is opened, with those that they load. What a browser is only asked to
 * fetch ahead (`rel=prefetch`) does not count.
 *
 * @param open opens the page and ends when everything has come
 */
export async function scriptsOf(page: Page, open: () => Promise<unknown>): Promise<Scripts> {
  const responses: Response[] = [];
  const note = (response: Response): void => {
    if (response.request().resourceType() === 'script') responses.push(response);
  };
  page.on('response', note);
  await open();
  page.off('response', note);
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return {
    kilobytes: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000,
    engines: ENGINES.filter(({ sign }) => bodies.some((body) => body.includes(sign))).map(({ name }) => name),
  };
}
