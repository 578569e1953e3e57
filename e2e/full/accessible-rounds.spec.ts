import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { games } from '../../testing/game/games';
import { openFrozen, endRound, startSpin, startWith } from '../../testing/game/slots';
import { advanceTime, jumpTime } from '../../testing/time';

// WCAG 2.2, A and AA, as far as axe can check it, in every phase of a round.

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** The tree of the stage: one thing to press. */
const bareReels = `- 'group "Reels: press Space or Enter to spin"'`;

for (const { definition, title, long } of games.filter((game) => game.definition.feature)) {
  const { default: bet, step } = definition.bet;
  test(`every phase of a round of ${title} is accessible, with its toasts`, async ({ page }) => {
    await startWith(page, 2 * bet);
    await page.setViewportSize(phone);
    const slots = await openFrozen(page, long, { game: definition });
    const { stage, plus, toast } = slots;
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
    };
    // What draws the reels is not in the tree.
    expect(await stage.ariaSnapshot()).toBe(bareReels);

    await startSpin(slots);
    await advanceTime(page, 100);
    await jumpTime(page, 600);
    await expectAccessibleEverywhere();
    await expect(stage).toHaveAttribute('data-phase', 'spinning');

    if (definition.feature) {
      await test.step('free spins, between two of them and within one', async () => {
        await jumpTime(page, definition.spin.durationMs - 700);
        await expect(stage).toHaveAttribute('data-feature', /./);
        await jumpTime(page, definition.spin.durationMs + 900);
        await expectAccessibleEverywhere();
        expect(await stage.ariaSnapshot()).toBe(bareReels);
      });
    }
    await endRound(page, slots, long.round.spins.length);
    for (let coins = bet; coins <= bet + long.round.payout && coins < definition.bet.max; coins += step)
      await plus.click();
    const isPoor = bet + long.round.payout < definition.bet.max;
    if (isPoor) await stage.press('Space');
    await expect(toast).toHaveCount(isPoor ? 2 : 1);
    await expectAccessibleEverywhere();
  });
}
