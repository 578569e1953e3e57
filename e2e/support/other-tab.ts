import type { Page } from '@playwright/test';

/** Changes the saved game as another tab does, in one breath: a write of this tab in between would be lost. */
export const saveInAnotherTab = (page: Page, change: object): Promise<void> =>
  page.evaluate((changed) => {
    const key = 'lucky-fishing';
    const saved = JSON.parse(localStorage.getItem(key) ?? '{}') as { writes?: number };
    const newValue = JSON.stringify({ ...saved, ...changed, writes: (saved.writes ?? 0) + 1 });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  }, change);
