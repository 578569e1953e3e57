import type { Page } from '@playwright/test';
import { roundPath } from '../src/features/round-link';
import { gameRecordOf, readSavedGame, restoreRound } from '../src/store/document/schema';
import { roundMs } from '../src/stage/round-schedule';
import { forceRenderer, renderers } from '../testing/game/renderers';
import { games, inCoins, lastNamesOf, type GameUnderTest } from '../testing/game/games';
import { endRound, openFrozen, savedText, slotsOf, spinToEnd, startSpin } from '../testing/game/slots';
import { advanceTime, advanceToFrame, freezeAnimations, freezeTime } from '../testing/time';
import { listen } from './support/announced';
import { photographMoment } from './support/film';
import { expect, test } from './support/fixtures';

/** The link of the last round that was played. */
async function linkOfLast(page: Page, { definition }: GameUnderTest): Promise<string> {
  const saved = readSavedGame((await savedText(page)) ?? '');
  const { lastRound } = gameRecordOf(typeof saved === 'string' ? { games: {} } : saved, definition.id);
  const round = lastRound && restoreRound(definition, { ...lastRound, id: 0 });
  if (!round) throw new Error('No round is saved.');
  return roundPath(definition, round);
}

/** What the reels show at moments of a spin that has just begun. */
async function filmSpin(page: Page): Promise<string[]> {
  const frames: string[] = [];
  for (const ms of [320, 320, 640, 480]) {
    await advanceTime(page, ms);
    const frame = await photographMoment(page.getByTestId('slot-stage'));
    frames.push(frame.toString('base64'));
  }
  return frames;
}

for (const game of games)
  test(`a link of ${game.title} shows the whole round, and changes nothing that is saved`, async ({
    page,
  }) => {
    const { definition, long } = game;
    await freezeTime(page);
    await forceRenderer(page, 'dom');
    await page.goto(roundPath(definition, long.round));
    const slots = slotsOf(page, definition);
    const announced = await listen(page);
    await expect(slots.stage).toHaveAttribute('data-replay', /./);
    await expect(slots.stage).toHaveAttribute('data-phase', 'spinning');
    const before = await savedText(page);
    await advanceTime(page, roundMs(definition, long.round) + 30);
    await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
    await expect(slots.cells).toHaveText(lastNamesOf(game, long));
    await expect(slots.win).toHaveText(inCoins(long.round.payout));
    await expect(slots.balance).toHaveText('1,000');
    await expect(slots.toast).toHaveCount(0);
    expect(await savedText(page)).toBe(before);
    await expect
      .poll(async () => (await announced.jsonValue()).join(' '))
      .toContain(`won ${inCoins(long.round.payout)}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(slots.stage).not.toHaveAttribute('data-replay');
    await spinToEnd(page, slots);
  });

for (const game of games)
  for (const kind of renderers)
    test(`a replay of ${game.title} shows what the player saw, pixel by pixel: ${kind}`, async ({ page }) => {
      const slots = await openFrozen(page, game.win, { game: game.definition, renderer: kind });
      await expect(slots.stage).toHaveAttribute('data-renderer', kind);
      await page.waitForLoadState('networkidle');
      await freezeAnimations(page);
      await startSpin(slots);
      await page.mouse.move(0, 0);
      const played = await filmSpin(page);
      await endRound(page, slots);
      const link = await linkOfLast(page, game);
      await page.goto('/terms');
      // As in a browser that has never seen the game, so that the reels start from the same grid.
      await page.evaluate(() => localStorage.clear());
      await advanceToFrame(page);
      await page.goto(link);
      await expect(slots.stage).toHaveAttribute('data-renderer', kind);
      await expect(slots.stage).toHaveAttribute('data-phase', 'spinning');
      expect(await filmSpin(page)).toEqual(played);
    });
