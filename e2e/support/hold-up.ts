import type { Page } from '@playwright/test';

function createGate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

/**
 * Holds up files that match a pattern, from this call on.
 *
 * @returns a promise that resolves once the page has asked for one, and what lets all of them come
 */
export async function holdUp(page: Page, pattern: RegExp) {
  const [request, answer] = [createGate(), createGate()];
  await page.route(pattern, async (route) => {
    request.open();
    await answer.opened;
    await route.continue();
  });
  return { asked: request.opened, release: answer.open };
}
