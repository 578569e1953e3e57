import { expect, type Locator } from '@playwright/test';

/** Expects that each animated symbol of a win fits its cell. */
export async function expectSquare(actors: Locator): Promise<void> {
  const sides = await actors.evaluateAll((all) =>
    all.map((actor) => [(actor as HTMLElement).offsetWidth, (actor as HTMLElement).offsetHeight]),
  );
  for (const [width, height] of sides) expect(height).toBe(width);
}
