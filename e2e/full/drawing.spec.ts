import { budgets } from '../../bench/budgets';
import { picturesOf } from '../../testing/measures/loads';
import { expect, test } from '../support/fixtures';
import { games, gameUnderTest } from '../../testing/game/games';
import { openSlots } from '../../testing/game/slots';
import { expectStageCosts, smallScreen } from '../stage-costs';

// What the stages cost that ../stage.spec.ts leaves out, in countable units.

test('Ocean Treasures loads no more pictures than it may before dives begin', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { definition } = gameUnderTest('ocean-treasures');
  const pictures = await picturesOf(page, async () => {
    await openSlots(page, definition);
    await page.waitForLoadState('networkidle');
  });
  expect(pictures.page).toBeGreaterThan(100);
  expect(pictures.page).toBeLessThanOrEqual(budgets.oceanPictures.limit.max);
  expect(pictures.symbols).toBeGreaterThan(20);
  expect(pictures.symbols).toBeLessThanOrEqual(budgets.oceanSymbols.limit.max);
});

test.describe(() => {
  test.use(smallScreen);

  for (const game of games)
    for (const renderer of ['webgl', 'dom'] as const)
      test(`the ${renderer} stage of ${game.title} asks for no frame at rest, and for few draws in a round`, ({
        page,
      }) => expectStageCosts(page, game, renderer));
});
