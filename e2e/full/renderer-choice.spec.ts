import { allFish } from '../../testing/game/chance';
import { liveContexts, watchContexts } from '../../testing/game/contexts';
import { expect, test } from '../support/fixtures';
import { openOther, settingsIn } from '../support/settings';
import { openFrozen, skipRound, startSpin } from '../../testing/game/slots';
import { advanceTime } from '../../testing/time';

// The player chooses what draws the reels.

test.describe('the renderer', () => {
  test('changes in another tab once the reels rest, and leaves one WebGL context at most', async ({
    page,
    context,
  }) => {
    await watchContexts(page);
    const slots = await openFrozen(page, allFish, { renderer: 'canvas' });
    const { page: other, controls } = await openOther(context);
    const choose = (name: string) => controls.renderer.getByRole('radio', { name }).check();
    await page.bringToFront();
    await expect(slots.stage).toHaveAttribute('data-renderer', 'canvas');

    await startSpin(slots);
    await advanceTime(page, 500);
    const events = page.evaluate(
      () => new Promise((resolve) => window.addEventListener('storage', () => resolve(true), { once: true })),
    );
    // A round keeps other tabs from saving; what they have saved before may come this late.
    await other.evaluate(
      (saved) => {
        localStorage.setItem('lucky-fishing', JSON.stringify({ ...saved, renderer: 'webgl' }));
      },
      await settingsIn(other),
    );
    expect(await events).toBe(true);
    await advanceTime(page, 500);
    await expect(slots.stage).toHaveAttribute('data-phase', 'spinning');
    await expect(slots.stage).toHaveAttribute('data-renderer', 'canvas');

    await advanceTime(page, 1_100);
    await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
    await expect(slots.stage).toHaveAttribute('data-renderer', 'webgl');
    expect(await liveContexts(page)).toBe(1);
    await choose('Plain');
    await expect(slots.stage).toHaveAttribute('data-renderer', 'dom');
    await expect.poll(() => liveContexts(page)).toBe(0);
    // The win is still shown, and the new renderer plays the next round.
    await expect(slots.stage).toHaveAttribute('data-winning-column', 'middle');
    await expect(slots.cells).toHaveText([...allFish]);
    await skipRound(page, slots);
    await expect(slots.stage).toHaveAttribute('data-renderer', 'dom');
  });
});
