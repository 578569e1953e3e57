import { roundSchedule } from '../../src/stage/round-schedule';
import type { Page } from '@playwright/test';
import { stubNextOutcome, stubOutcome } from '../../testing/game/chance';
import { expect, test } from '../support/fixtures';
import { games, inCoins, lastNamesOf } from '../../testing/game/games';
import { hideForAMoment } from '../support/tabs';
import { forceRenderer } from '../../testing/game/renderers';
import { openSlots, stageReady, startSpin, type Slots } from '../../testing/game/slots';
import { freezeTime, jumpTime } from '../../testing/time';

// The bet is taken and the outcome saved when a spin begins: however it is cut off, in a spin or between its free ones,
// it is paid. soak/crashes.spec.ts kills the browser's process.

test.beforeEach(async ({ page }) => {
  await forceRenderer(page, 'dom');
  await freezeTime(page);
});

for (const game of games) {
  const { definition, title, long } = game;
  const { default: bet } = definition.bet;
  const { payout, spins } = long;

  /** Begins a round, and lets it come to its middle: that of its only spin, or of one of its free ones. */
  const playHalf = async (page: Page, slots: Slots): Promise<void> => {
    await startSpin(slots);
    const middle = roundSchedule(definition, long)[Math.floor(spins.length / 2)];
    await jumpTime(page, (middle?.restsMs ?? NaN) - 1_000);
    await expect(slots.stage).toHaveAttribute('data-phase', 'spinning');
    const { feature } = definition;
    if (feature) await expect(slots.stage).toHaveAttribute('data-feature', feature.id);
  };

  test(`a round of ${title} is settled when its page is reloaded, left or hidden`, async ({ page }) => {
    await stubOutcome(page, long);
    const slots = await openSlots(page, definition);
    let coins = 1000;
    const expectPaid = async (): Promise<void> => {
      coins += payout - bet;
      await expect(slots.balance).toHaveText(inCoins(coins));
    };
    await test.step('reloaded', async () => {
      await playHalf(page, slots);
      await expect(slots.balance).toHaveText(inCoins(1000 - bet));
      await page.reload();
      await stageReady(page, definition);
      await expectPaid();
      await expect(slots.cells).toHaveText(lastNamesOf(long));
    });
    await test.step('which the next page says and shows, once', async () => {
      await expect(slots.toast).toContainText('finished for you');
      await expect(slots.toast).toContainText(`It paid ${inCoins(payout)} coins`);
      await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
      await expect(slots.win).toHaveText(inCoins(payout));
      await page.reload();
      await stageReady(page, definition);
      await expect(slots.stage).toHaveAttribute('data-phase', 'idle');
      await expect(slots.toast).toHaveCount(0);
    });
    await test.step('left for another page', async () => {
      await stubNextOutcome(page, long);
      await playHalf(page, slots);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL('/');
      await expectPaid();
      await expect(slots.toast).toContainText(`You've won ${inCoins(payout)} coins!`);
      await page.goBack();
      await stageReady(page, definition);
      await expect(slots.cells).toHaveText(lastNamesOf(long));
      await expect(slots.spinButton).toHaveText('SPIN!');
    });
    await test.step('hidden', async () => {
      await stubNextOutcome(page, long);
      await playHalf(page, slots);
      await hideForAMoment(page);
      await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
      await expect(slots.stage).not.toHaveAttribute('data-feature');
      await expect(slots.cells).toHaveText(lastNamesOf(long));
      await expect(slots.win).toHaveText(inCoins(payout));
      await expectPaid();
    });
  });
}
