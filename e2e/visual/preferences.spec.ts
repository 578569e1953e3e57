import { luckyRounds } from '../../testing/game/games';
import { test } from '../support/pictures';
import { openFrozenSlots, playFrozenRound, skipTime } from '../support/film';
import { COUNTED_MS } from '../../testing/game/slots';
import { showing } from '../../testing/shown-art';
import { advanceTime, jumpTime } from '../../testing/time';

// The reels on a phone held sideways, in the player's own colours, and with more contrast: at rest and with a win.

const upright = { width: 390, height: 844 };

const looks = [
  { name: 'forced-colors', viewport: upright, media: { forcedColors: 'active' } },
  { name: 'sideways', viewport: { width: 844, height: 390 }, media: {} },
  { name: 'more-contrast', viewport: upright, media: { contrast: 'more' } },
] as const;

test(
  'the reels in each look, at rest and with a win',
  { tag: showing('lucky-fishing') },
  async ({ page, expectPage }) => {
    const wear = async ({ viewport, media }: (typeof looks)[number]): Promise<void> => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ forcedColors: 'none', contrast: 'no-preference', ...media });
    };
    const shootEach = async (ending: string): Promise<void> => {
      for (const look of looks) {
        await test.step(`${look.name}${ending}`, async () => {
          if (look !== looks[0]) {
            await wear(look);
            await advanceTime(page, 300);
          }
          await expectPage(`slots-${look.name}${ending}`, page, 'screen');
        });
      }
      await wear(looks[0]);
      await advanceTime(page, 300);
    };
    await wear(looks[0]);
    const slots = await openFrozenSlots(page, 'canvas', luckyRounds.middleShark);
    await shootEach('');
    await playFrozenRound(page, slots);
    // The light is on; the toast, whose emoji each system draws in its own way, is hidden.
    await skipTime(page, 3_000);
    await jumpTime(page, COUNTED_MS);
    await slots.toast.getByRole('button', { name: 'Close' }).click();
    await page.mouse.move(0, 0);
    await skipTime(page, 300);
    await shootEach('-win');
  },
);
