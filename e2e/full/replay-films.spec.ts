import { games } from '../../testing/game/games';
import { renderers } from '../../testing/game/renderers';
import { expect, film, openFrozenSlots, pressSpin, restMs, test } from '../support/film';
import { replay } from '../support/round-link';

// A replay shows what was played, frame by frame, by every renderer.

/** Between two pictures of a spin (ms): ten frames. */
const STEP_MS = 160;
/** When the show is pictured (ms after the reels rest): the files of what moves in it come in real time before that. */
const SHOW_MS = [300, 600, 1_000, 1_600];
/** The first picture (ms): a replay begins as soon as its page opens, and a page fades in. */
const FIRST_MS = 240;

/** The stage without what lies over it: messages, the demonstration to new players, coins on their way, a button of the frame. */
const STAGE_ALONE =
  ':is([data-testid=toast], .machine-session, .demonstration, .coin-flight, .watch-again) { visibility: hidden !important }';

for (const game of games)
  for (const kind of renderers)
    test(`a replay of ${game.title} shows what the player saw, pixel by pixel: ${kind}`, async ({ page }) => {
      const { definition, win } = game;
      const rest = restMs(definition);
      const moments = [
        ...Array.from({ length: Math.ceil((rest - FIRST_MS) / STEP_MS) }, (_, n) => FIRST_MS + n * STEP_MS),
        { pass: rest, settled: true },
        ...SHOW_MS.map((ms) => rest + ms),
      ];
      const filmWin = async () =>
        (await film(page.getByTestId('slot-stage'), moments, STAGE_ALONE)).map((frame) =>
          frame.toString('base64'),
        );
      const slots = await openFrozenSlots(page, kind, win, definition);
      await pressSpin(page, slots);
      const played = await filmWin();
      expect(new Set(played).size).toBeGreaterThan(10);
      await replay(page, slots, win);
      const shown = await filmWin();
      const different = shown.flatMap((frame, n) => (frame === played[n] ? [] : [n + 1]));
      expect(different, 'pictures that are not those of the round in play').toEqual([]);
    });
