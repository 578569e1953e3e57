/** Loads the Slots page, for `React.lazy`. */
export const loadSlotsPage = async () => ({ default: (await import('./slots-page')).SlotsPage });

/** Loads the page's code and that of its canvas ahead of a visit. Failures are left to the visit to report. */
export const prefetchSlots = (): Promise<unknown> =>
  import('./slots-page').then(({ fetchCanvas }) => fetchCanvas()).catch(() => undefined);
