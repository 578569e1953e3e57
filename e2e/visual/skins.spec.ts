import { resultSchedule } from '../../src/stage/round-schedule';
import { stubNextOutcome } from '../../testing/game/chance';
import { games } from '../../testing/game/games';
import { seedSave } from '../../testing/game/slots';
import {
  expect,
  openFrozenSlots,
  playFrozenRound,
  pressSpin,
  screen,
  restMs,
  skipTime,
  test,
} from '../support/film';
import { showing } from '../../testing/shown-art';

// Each skin of the repository on the stage of each game: in a spin, in a win, and the door before free spins.

test.use(screen);

// Skins don't change how it moves, so a few moments suffice to show all pictures.
const spin = [0, 300, 1_000, 1_700];
const win = [140, 340, 640, 1_120];

for (const [n, skin] of ['paper', 'pixel'].entries())
  for (const [g, { id, definition, loss, win: paying, long }] of games.entries()) {
    // One of them tells `npm test` whether skins are shown.
    const shown = showing(skin, id);
    const tag = n + g === 0 ? shown : ['@full', ...shown];
    test(`the skin "${skin}" on ${definition.title}`, { tag }, async ({ page, expectFilm }) => {
      await seedSave(page, { skin });
      const slots = await openFrozenSlots(page, 'canvas', loss, definition);
      // The ground of the reels is the skin's: it was there before the stage was.
      await expect(slots.stage.locator('.reel-ground')).toHaveAttribute(
        'src',
        new RegExp(`skin-${skin}-reels`),
      );
      await pressSpin(page, slots);
      await expectFilm(`${skin}-${id}-spin`, page, { moments: spin });
      await skipTime(page, restMs(definition) - 1_700);
      await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
      await stubNextOutcome(page, paying);
      await playFrozenRound(page, slots);
      await expectFilm(`${skin}-${id}-win`, page, { moments: win });
    });

    if (definition.feature)
      test(
        `the door of the skin "${skin}" on ${definition.title}`,
        { tag: ['@full', ...shown] },
        async ({ page, expectFilm }) => {
          await seedSave(page, { skin });
          const slots = await openFrozenSlots(page, 'dom', long, definition);
          await pressSpin(page, slots);
          const { durationMs } = definition.spin;
          const { atMs, untilMs } = resultSchedule(definition, long, 0).intro ?? { atMs: NaN, untilMs: NaN };
          await skipTime(page, durationMs + 20);
          const moments = [{ pass: atMs + 100 }, atMs + 800, untilMs - 250];
          await expectFilm(`${skin}-${id}-door`, page, { moments });
          await expect(slots.stage.locator('.door-leaf-upper img').first()).toHaveAttribute(
            'src',
            new RegExp(`skin-${skin}-door`),
          );
        },
      );
  }
