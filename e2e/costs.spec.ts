import { budgets } from '../bench/budgets';
import { scriptsOf } from '../testing/measures/scripts';
import { expect, test } from './support/fixtures';
import { games } from '../testing/game/games';
import { expectStageCosts, smallScreen } from './stage-costs';

// What pages cost, in countable units. full/drawing.spec.ts has the other renderers.

test('Home loads no more script than it may, and none of the engines that move the reels', async ({
  page,
}) => {
  const { kilobytes, engines } = await scriptsOf(page, () => page.goto('/', { waitUntil: 'networkidle' }));
  expect(engines).toEqual([]);
  expect(kilobytes).toBeLessThanOrEqual(budgets.homeScript.limit.max);
});

test.describe(() => {
  test.use(smallScreen);

  for (const game of games)
    test(`the canvas stage of ${game.title} asks for no frame at rest, for few draws in a round, and its page for no more script than it may`, ({
      page,
    }) => expectStageCosts(page, game, 'canvas'));
});
