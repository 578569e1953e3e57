import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { holdUp } from '../support/hold-up';
import { layoutFaults } from '../support/layout-faults';
import { playMany, seedHistory } from '../../testing/saved/history';
import { TIMEOUTS } from '../../testing/timeouts';

// The odds worked out by a real browser: in a worker, which the policy of the site has to allow, from the files of the
// build. tests/pages/fairness/ has the rest.

test('the odds are worked out in the browser, cancelled, and worked out again', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await seedHistory(page, playMany(3000, Date.UTC(2026, 0, 1, 9)));
  await page.goto('/fairness');
  const main = page.getByRole('main');
  await expect(main.getByRole('table', { name: 'Lucky Fishing: Symbols' })).toBeVisible();
  const ocean = main.getByRole('table', { name: 'Ocean Treasures', exact: true });
  const button = main.getByRole('button');
  const progress = main.getByRole('progressbar');

  await test.step('cancelled, it ends at once', async () => {
    const file = await holdUp(page, /ocean-treasures\.json$/);
    await button.click();
    await file.asked;
    await expect(button).toHaveText('Cancel');
    await expectAccessible(page);
    const working = page.waitForEvent('worker');
    file.release();
    await working;
    await expect(progress).toBeVisible();
    await button.click();
    await expect(progress).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect.poll(() => page.workers().length).toBe(0);
  });

  await test.step('to its end, it finds the published figures', async () => {
    await button.click();
    await expect(main).toContainText('Every figure matches to the last digit.', {
      timeout: TIMEOUTS.work,
    });
    const rows = await ocean.locator('tbody').getByRole('row').all();
    expect(rows).toHaveLength(6);
    for (const row of rows) {
      const [published, found] = await row.getByRole('cell').allTextContents();
      expect(found).toMatch(/^\d/);
      expect(found).toBe(published);
    }
  });

  await test.step('accessible, and all in view, on a phone and on a desktop', async () => {
    await expectAccessible(page);
    expect(await layoutFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessible(page);
    expect(await layoutFaults(page)).toEqual([]);
  });

  await test.step('the code that draws a round is there', async () => {
    const code = main.getByRole('link', { name: /Read the code/ });
    const answer = await request.get((await code.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toContain('text/plain');
    expect(await answer.text()).toContain('export function cryptoRandom');
  });
});
