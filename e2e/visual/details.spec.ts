import { stubOutcome, grid, noWin } from '../support/chance';
import { only, screenshotWith } from '../support/pixels';
import { forceRenderer } from '../support/renderers';
import { openSlots } from '../support/slots';
import {
  expect,
  openFrozenSlots,
  playFrozenRound,
  pressSpin,
  skipThrough,
  skipTo,
  test,
} from '../support/stage-snapshots';
import { advanceTime, freezeAnimations, freezeTime, jumpTime } from '../support/time';

// Parts beside the reels that look different only at times.

const threeTreasures = grid('Fish Treasure Shark', 'Tuna Treasure Fish', 'Shark Treasure Tuna');

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the sea answers a spin', async ({ page, expectSnapshot }) => {
    const slots = await openFrozenSlots(page, 'dom', noWin);
    await pressSpin(page, slots);
    const style = only('.scene, .scene-plant-left, .scene-bubble');
    await skipThrough(page, [500, 1_500, 2_500], (moment) =>
      expectSnapshot(`sea-${moment}`, page.locator('.scene'), { content: 'drawings', style }),
    );
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the plate counts a win, and the balance the coins that fly to it; the controls of the next spin', async ({
    page,
    expectSnapshot,
  }) => {
    const slots = await openFrozenSlots(page, 'dom', threeTreasures);
    await playFrozenRound(page, slots);
    await skipTo(page, 2_000);
    await expectSnapshot('counting-win', page.locator('.machine-plate'), { content: 'texts' });
    const coins = page.locator('.coin-flight');
    const style = only('.coin-flight, .coin-flight *');
    // From the top of the fountain, once the sum has counted up.
    await skipThrough(page, [1_700, 2_000, 2_500], async (moment) => {
      // A browser goes on drawing an image that shrinks from the size of an earlier frame, and which frames it drew is
      // up to the machine: out of sight for one frame, each coin is drawn from its size of this moment.
      await screenshotWith(coins, only('.coin-flight'));
      await expectSnapshot(`flight-${moment}`, coins, { content: 'drawings', style });
    });
    await expectSnapshot('counting-balance', page.getByRole('banner'), { content: 'texts' });

    await jumpTime(page, 10_000);
    await advanceTime(page, 500);
    await expect(slots.toast).toHaveCount(0);
    const controls = page.locator('.controls');
    await slots.minus.focus();
    await page.keyboard.press('Tab');
    await expect(slots.spinButton).toBeFocused();
    await expectSnapshot('spin-focused', controls, { content: 'texts' });
    await page.keyboard.press('Enter');
    await expect(slots.spinButton).toHaveText('Spinning...');
    await advanceTime(page, 400);
    await expectSnapshot('spinning', controls, { content: 'texts' });
  });

  test('a notice about saved data', async ({ page, expectSnapshot }) => {
    await forceRenderer(page, 'dom');
    await freezeTime(page);
    await stubOutcome(page, noWin);
    await page.addInitScript(() => localStorage.setItem('lucky-fishing', 'not a game'));
    await openSlots(page);
    await page.waitForLoadState('networkidle');
    await freezeAnimations(page);
    await expectSnapshot('notice', page.getByTestId('notice'), { content: 'texts' });
  });
});
