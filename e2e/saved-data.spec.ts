import { allFish, stubOutcome, noWin } from '../testing/game/chance';
import { expect, test } from './support/fixtures';
import { forceRenderer } from '../testing/game/renderers';
import { openFrozen, openSlots, skipRound, stageReady, startSpin } from '../testing/game/slots';
import { advanceTime, jumpTime } from '../testing/time';

// Spec section 3: the coin balance, in two tabs; tests/pages/slot/saved-data.test.ts has what cannot be read or saved.

test.beforeEach(async ({ page }) => forceRenderer(page, 'dom'));

test('two tabs share the coins and the history, and play one round at a time', async ({ page, context }) => {
  const here = await openFrozen(page, noWin, { renderer: 'canvas' });
  const otherPage = await context.newPage();
  await forceRenderer(otherPage, 'dom');
  const there = await openSlots(otherPage);

  await startSpin(here);
  await expect(there.balance).toHaveText('990');
  await there.spinButton.click();
  await advanceTime(page, 300);
  await expect(there.toast).toHaveAttribute('data-variant', 'destructive');
  await expect(there.toast).toContainText('another tab');
  await expect(there.stage).toHaveAttribute('data-phase', 'idle');
  await expect(there.balance).toHaveText('990');

  await jumpTime(page, 2_020);
  await expect(here.stage).toHaveAttribute('data-phase', 'settled');
  await stubOutcome(otherPage, allFish);
  await otherPage.reload();
  await stageReady(otherPage);
  await skipRound(otherPage, there);
  await expect(there.balance).toHaveText('1,030');
  await expect(here.balance).toHaveText('1,030');

  await test.step('the rounds of both are in one history, each once', async () => {
    for (const tab of [page, otherPage]) {
      await tab.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
      const rounds = tab.locator('section', { has: tab.getByRole('heading', { name: 'Every round' }) });
      await expect(rounds.locator('tbody').getByRole('row')).toHaveCount(2);
    }
  });
});
