import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { games } from '../../testing/game/games';
import { roundSchedule } from '../../src/stage/round-schedule';
import { COUNTED_MS, endRound, openFrozen, startSpin } from '../../testing/game/slots';
import { advanceTime, jumpTime } from '../../testing/time';

// WCAG 2.2, A and AA, as far as axe can check it, in every phase of a round.

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

for (const { definition, title, long } of games.filter((game) => game.definition.feature)) {
  const [base, first] = roundSchedule(definition, long);
  test(`every phase of a round of ${title} is accessible, with its toast`, async ({ page }) => {
    await page.setViewportSize(phone);
    const slots = await openFrozen(page, long, { game: definition });
    const { stage, toast } = slots;
    const expectAccessibleEverywhere = async (): Promise<void> => {
      for (const [device, viewport] of Object.entries({ phone, desktop })) {
        await test.step(device, async () => {
          await page.setViewportSize(viewport);
          await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(
            device === 'phone' ? 0 : 1,
          );
          await expectAccessible(page);
        });
      }
      // What draws the reels is not in the tree: it is one thing to press.
      expect(await stage.ariaSnapshot()).toBe(`- 'group "Reels: press Space or Enter to spin"'`);
    };

    await startSpin(slots);
    await advanceTime(page, 100);
    await jumpTime(page, 600);
    await expectAccessibleEverywhere();
    await expect(stage).toHaveAttribute('data-phase', 'spinning');
    await jumpTime(page, (base?.restsMs ?? NaN) - 700);
    await expect(stage).toHaveAttribute('data-feature', /./);
    await jumpTime(page, (first?.restsMs ?? NaN) - (base?.restsMs ?? NaN) - 200);
    await expectAccessibleEverywhere();
    await endRound(page, slots, long);
    await jumpTime(page, COUNTED_MS);
    await expect(toast).toHaveCount(1);
    await expectAccessibleEverywhere();
  });
}
