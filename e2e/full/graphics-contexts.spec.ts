import type { Page } from '@playwright/test';
import { liveContexts, watchContexts } from '../../testing/game/contexts';
import { expect, test } from '../support/fixtures';
import { forceRenderer } from '../../testing/game/renderers';

// Browsers allow few WebGL contexts. The stage keeps one, whenever it is left; soak/leaks.spec.ts goes from game to game.

test.use({ viewport: { width: 1100, height: 600 } });

test('keeps one WebGL context at most, however often the reels are left and entered', async ({ page }) => {
  await forceRenderer(page, 'webgl');
  await watchContexts(page);
  let release = (): void => undefined;
  const delayed = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/WebGLRenderer[^/]*\.js$/, (route) => delayed.then(() => route.continue()));
  const asked = page.waitForRequest(/\/WebGLRenderer[^/]*\.js$/);
  await page.goto('/slots');
  await asked;
  const stage = page.getByTestId('slot-stage');
  const expectOneContext = async (): Promise<void> => {
    await expect(stage).toHaveAttribute('data-phase', /./);
    await expect(stage).toHaveAttribute('data-renderer', 'webgl');
    await expect(stage.locator('canvas')).toHaveCount(1);
    await expect.poll(() => liveContexts(page)).toBe(1);
  };

  await test.step('where the renderer comes late, after they have been left and entered', async () => {
    await visitAndLeave(page, [0, 20, 50]);
    release();
    await expectOneContext();
  });

  await test.step('where they are left before they are drawn', async () => {
    await visitAndLeave(page, [0, 0, 1, 2, 5, 10, 15, 20, 30, 40, 50]);
    await expectOneContext();
  });

  await test.step('where they are left once they are drawn: then there is none', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => liveContexts(page)).toBe(0);
  });
});

/** Leaves the reels for Home and enters them again, and stays for so many milliseconds each time. */
const visitAndLeave = (page: Page, stays: readonly number[]): Promise<void> =>
  page.evaluate(async (times) => {
    const to = (path: string): void => document.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click();
    const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
    const until = async (there: boolean): Promise<void> => {
      while ((document.querySelector('[data-testid=slot-stage]') !== null) !== there) await wait(1);
    };
    for (const ms of times) {
      to('/');
      await until(false);
      to('/slots');
      await until(true);
      await wait(ms);
    }
  }, stays);
