import type { Page } from '@playwright/test';

/** The browser in every page opened after this call keeps the storage already (`persisted`), or never does. */
export const stubPersistence = (
  page: Page,
  { persisted }: { readonly persisted: boolean },
): Promise<unknown> =>
  page.addInitScript((isPersisted) => {
    StorageManager.prototype.persisted = () => Promise.resolve(isPersisted);
    StorageManager.prototype.persist = () => Promise.resolve(isPersisted);
  }, persisted);
