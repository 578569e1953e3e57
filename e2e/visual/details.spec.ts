import { comesFirst, grid, noWin } from '../support/chance';
import { only } from '../support/pixels';
import { forceRenderer } from '../support/renderers';
import { openSlots } from '../support/slots';
import { expect, openStill, playStill, pressSpin, test } from '../support/stage-pictures';
import { letPass, passThrough, stopAllTime, takeTime } from '../support/time';

// What moves or stands beside the reels, and looks different only now and then.

const threeTreasures = grid('Fish Treasure Shark', 'Tuna Treasure Fish', 'Shark Treasure Tuna');

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the sea answers a spin', async ({ page, picturePart }) => {
    const slots = await openStill(page, 'dom', noWin);
    await pressSpin(page, slots);
    const style = only('.scene, .scene-kelp-left, .scene-bubble');
    await passThrough(page, [500, 1_500, 2_500], (moment) =>
      picturePart(`sea-${moment}`, page.locator('.scene'), { content: 'drawings', style }),
    );
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('coins fly to the balance, which counts them as the plate does', async ({ page, picturePart }) => {
    const slots = await openStill(page, 'dom', threeTreasures);
    await playStill(page, slots);
    const style = only('.coin-flight, .coin-flight *');
    await passThrough(page, [700, 1_200, 2_100], (moment) =>
      picturePart(`flight-${moment}`, page.locator('.coin-flight'), { content: 'drawings', style }),
    );
    await picturePart('counting-balance', page.getByRole('banner'), { content: 'texts' });
    await picturePart('counting-win', page.locator('.machine-plate'), { content: 'texts' });
  });

  test('the controls of a spin', async ({ page, picturePart }) => {
    const slots = await openStill(page, 'dom', noWin);
    const controls = page.locator('.controls');
    await slots.minus.focus();
    await page.keyboard.press('Tab');
    await expect(slots.spinButton).toBeFocused();
    await picturePart('spin-focused', controls, { content: 'texts' });
    await page.keyboard.press('Enter');
    await expect(slots.spinButton).toHaveText('Spinning...');
    await letPass(page, 400);
    await picturePart('spinning', controls, { content: 'texts' });
  });

  test('a notice about saved data', async ({ page, picturePart }) => {
    await forceRenderer(page, 'dom');
    await takeTime(page);
    await comesFirst(page, noWin);
    await page.addInitScript(() => localStorage.setItem('lucky-fishing', 'not a game'));
    await openSlots(page);
    await page.waitForLoadState('networkidle');
    await stopAllTime(page);
    await picturePart('notice', page.getByTestId('notice'), { content: 'texts' });
  });
});
