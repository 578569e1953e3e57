import { grid } from '../support/chance';
import { test } from '../support/snapshots';
import { openFrozenSlots, playFrozenRound } from '../support/stage-snapshots';
import { advanceTime } from '../support/time';

// The reels on a phone held sideways, in the player's own colours, and with more contrast: at rest and with a win.

const win = grid('Fish Shark Whale', 'Tuna Shark Fish', 'Whale Shark Tuna');
const upright = { width: 390, height: 844 };

const looks = [
  { name: 'sideways', use: { viewport: { width: 844, height: 390 } } },
  { name: 'forced-colors', use: { viewport: upright, contextOptions: { forcedColors: 'active' } } },
  { name: 'more-contrast', use: { viewport: upright, contextOptions: { contrast: 'more' } } },
] as const;

for (const { name, use } of looks) {
  test.describe(name, () => {
    test.use(use);

    test('at rest and with a win', async ({ page, expectPageSnapshot }) => {
      const slots = await openFrozenSlots(page, 'canvas', win);
      await expectPageSnapshot(`slots-${name}`, page, 'screen');
      await playFrozenRound(page, slots);
      // The light is on; the toast, whose emoji each system draws in its own way, is hidden.
      await advanceTime(page, 3_000);
      await slots.toast.getByRole('button', { name: 'Close' }).click();
      await page.mouse.move(0, 0);
      await advanceTime(page, 300);
      await expectPageSnapshot(`slots-${name}-win`, page, 'screen');
    });
  });
}
