import { games } from '../testing/game/games';
import { expectStageCosts, smallScreen } from './stage-costs';
import { test } from './support/fixtures';

// What the canvas costs, which most players see; full/drawing.spec.ts has the other renderers. What they draw is filmed in
// visual/.

test.use(smallScreen);

for (const game of games)
  test(`the canvas of ${game.title} asks for no frame at rest, and for few draws in a round`, ({ page }) =>
    expectStageCosts(page, game, 'canvas'));
