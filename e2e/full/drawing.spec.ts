import { test } from '../support/fixtures';
import { games } from '../../testing/game/games';
import { expectStageCosts, smallScreen } from '../stage-costs';

// What the stages cost that ../stage.spec.ts leaves out, in countable units.

test.describe(() => {
  test.use(smallScreen);

  for (const game of games)
    for (const renderer of ['webgl', 'dom'] as const)
      test(`the ${renderer} stage of ${game.title} asks for no frame at rest, and for few draws in a round`, ({
        page,
      }) => expectStageCosts(page, game, renderer));
});
