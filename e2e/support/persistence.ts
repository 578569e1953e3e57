import type { Page } from '@playwright/test';

/** What the pages of one tab have asked the browser. */
export interface StubbedPersistence {
  /** How often the browser has said whether it keeps the storage. */
  readonly answers: () => number;
  /** Each request to keep the storage, with the number of rounds in the saved game at that moment. */
  readonly requests: () => readonly { readonly rounds: number }[];
}

declare global {
  interface Window {
    /** Tells the test that the page has asked; `rounds` is null where it asked whether the storage is kept. */
    reportPersistence: (rounds: number | null) => Promise<void>;
  }
}

/**
 * Replaces the browser's answers in every page opened after this call. It keeps the storage already (`persisted`), or
 * does not and denies each request.
 */
export async function stubPersistence(
  page: Page,
  { persisted }: { readonly persisted: boolean },
): Promise<StubbedPersistence> {
  let answers = 0;
  const requests: { rounds: number }[] = [];
  await page.exposeFunction('reportPersistence', (rounds: number | null) => {
    if (rounds === null) answers++;
    else requests.push({ rounds });
  });
  await page.addInitScript((isPersisted) => {
    StorageManager.prototype.persisted = () => {
      void window.reportPersistence(null);
      return Promise.resolve(isPersisted);
    };
    StorageManager.prototype.persist = () => {
      const saved = JSON.parse(localStorage.getItem('lucky-fishing') ?? '{}') as { rounds?: number };
      void window.reportPersistence(saved.rounds ?? 0);
      return Promise.resolve(isPersisted);
    };
  }, persisted);
  return { answers: () => answers, requests: () => requests };
}

/** Makes every page opened after this call take itself for the installed game. */
export async function showAsInstalled(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query);
  });
}
