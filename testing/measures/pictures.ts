import type { Page, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';

/** The pictures that a page has loaded, in units of 1000 bytes, each address once. */
export interface Pictures {
  /** Bitmaps of the page. */
  readonly page: number;
  /** The symbols that the stage draws: vector images, compressed by gzip. */
  readonly symbols: number;
}

const VECTOR = '.svg';
const BITMAP = /\.(webp|png)$/;

/**
 * All pictures that a page loads while it is opened.
 *
 * @param open opens the page and ends when everything has come
 */
export async function picturesOf(page: Page, open: () => Promise<unknown>): Promise<Pictures> {
  const responses = new Map<string, Response>();
  const note = (response: Response): void => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(VECTOR) || BITMAP.test(pathname)) responses.set(pathname, response);
  };
  page.on('response', note);
  await open();
  page.off('response', note);
  let [bitmaps, symbols] = [0, 0];
  for (const [path, response] of responses) {
    const body = await response.body();
    if (path.endsWith(VECTOR)) symbols += gzipSync(body).length;
    else bitmaps += body.length;
  }
  return { page: bitmaps / 1000, symbols: symbols / 1000 };
}
