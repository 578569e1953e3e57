import { expectSharpOnOtherScreens, twoScreens } from './other-screens';
import { test } from './support/fixtures';
import { gameUnderTest } from '../testing/game/games';

// The window on another screen, and the page zoomed. full/screens.spec.ts has the other renderers.

test.use(twoScreens);

test('reels drawn by canvas stay sharp where the window goes to another screen or the page is zoomed', ({
  page,
}) => expectSharpOnOtherScreens(page, gameUnderTest('lucky-fishing'), 'canvas'));
