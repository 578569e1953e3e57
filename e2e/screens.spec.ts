import { expectSharpOnOtherScreens, TWO_SCREENS } from './other-screens';
import { test } from './support/fixtures';
import { gameUnderTest } from '../testing/game/games';

// The window on another screen, and the page zoomed. full/screens.spec.ts has the other renderers.

test.use({
  // The window's own size and pixels, not emulated ones.
  viewport: null,
  deviceScaleFactor: ({}, use) => use(undefined),
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), TWO_SCREENS] }),
    { scope: 'worker' },
  ],
});

test('reels drawn by canvas stay sharp where the window goes to another screen or the page is zoomed', ({
  page,
}) => expectSharpOnOtherScreens(page, gameUnderTest('lucky-fishing'), 'canvas'));
