/** The Slots page, when it is wanted. */
export const loadSlotsPage = async () => ({ default: (await import('./slots-page')).SlotsPage });

/** Fetches the page and what its reels are drawn with, ahead of a visit. What goes wrong is told there. */
export const fetchSlots = (): Promise<unknown> =>
  import('./slots-page').then(({ fetchStage }) => fetchStage()).catch(() => undefined);
