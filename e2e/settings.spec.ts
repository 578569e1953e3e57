import { allFish, stubOutcome, stubNextOutcome, noWin } from '../testing/game/chance';
import { expect, test } from './support/fixtures';
import { forceRenderer } from '../testing/game/renderers';
import { inUse, motionOf, openOther, openSettings, settingsIn, type Controls } from './support/settings';
import { openFrozen, seedSave, skipRound, slotsOf, stageReady, startSpin } from '../testing/game/slots';
import { advanceTime, freezeTime, jumpTime } from '../testing/time';

// Settings apply at once, at the next visit, and in every tab.

test('each setting applies at once, after a reload, and in another tab', async ({ page, context }) => {
  const here = await openSettings(page);
  const { controls: there } = await openOther(context);
  await page.bringToFront();

  await here.sound.check();
  await test.step('the volume by the arrow keys', async () => {
    await here.volume.focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowLeft');
    await expect(here.volume).toHaveAttribute('aria-valuetext', '97 percent');
    await expect(page.getByText('97%')).toBeVisible();
    await page.keyboard.press('Home');
    await expect(here.volume).toHaveValue('0');
    await expect.poll(async () => (await settingsIn(page))['volume']).toBe(0);
  });
  await here.volume.fill('35');
  await here.motion.getByRole('radio', { name: 'Reduced' }).check();
  await here.renderer.getByRole('radio', { name: 'Simple' }).check();
  await here.helpKey.uncheck();
  const expectSettings = async ({ sound, volume, motion, renderer, helpKey }: Controls): Promise<void> => {
    await expect(sound).toBeChecked();
    await expect(volume).toHaveValue('35');
    await expect(volume).toHaveAttribute('aria-valuetext', '35 percent');
    await expect(motion.getByRole('radio', { name: 'Reduced' })).toBeChecked();
    await expect(renderer.getByRole('radio', { name: 'Simple' })).toBeChecked();
    await expect(helpKey).not.toBeChecked();
  };
  await expectSettings(here);
  await expectSettings(there);
  await page.reload();
  await expectSettings(here);
  expect(await settingsIn(page)).toMatchObject({
    ...{ sound: true, volume: 35, motion: 'reduced', renderer: 'dom', helpKey: false },
  });
});

test('motion follows the system until the player chooses', async ({ page }) => {
  await forceRenderer(page, 'dom');
  await freezeTime(page);
  await stubOutcome(page, noWin);
  const { motion } = await openSettings(page);
  for (const [system, shown] of [
    ['reduce', 'reduced motion'],
    ['no-preference', 'full motion'],
  ] as const) {
    await page.emulateMedia({ reducedMotion: system });
    await expect(inUse(page, shown)).toBeVisible();
  }

  const menu = page.getByRole('navigation', { name: 'Main' });
  /** Whether the strips of the reels are displaced in the middle of a spin. */
  const travels = async (): Promise<boolean> => {
    await menu.getByRole('link', { name: 'Slots' }).click();
    const slots = await stageReady(page);
    await stubNextOutcome(page, noWin);
    await startSpin(slots);
    await advanceTime(page, 1_000);
    const strip = page.locator('.dom-strip').first();
    const isMoved = await strip.evaluate(
      (element) => new DOMMatrix(getComputedStyle(element).transform).f !== 0,
    );
    await jumpTime(page, 1_030);
    await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
    return isMoved;
  };
  /** The names of animations with which a page comes in. */
  const pageIn = (): Promise<string> =>
    page.locator('.animate-page-in').evaluate((element) => getComputedStyle(element).animationName);

  await motion.getByRole('radio', { name: 'Reduced' }).check();
  expect(await motionOf(page)).toBe('reduced');
  expect([await travels(), await pageIn()]).toEqual([false, 'fade-in']);

  await menu.getByRole('link', { name: 'Settings' }).click();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await motion.getByRole('radio', { name: 'Full' }).check();
  await expect(inUse(page, 'full motion')).toBeVisible();
  expect([await travels(), await pageIn()]).toEqual([true, 'page-in']);
});

test('a reset makes everything new in every tab', async ({ page, context }) => {
  await seedSave(page, {
    ...{ coins: 640, sound: true, volume: 10, motion: 'reduced', renderer: 'canvas' },
    bonus: { lastDay: 20_000, streak: 3 },
  });
  const slots = await openFrozen(page, allFish);
  await skipRound(page, slots);
  await slots.plus.click();
  await expect(slots.balance).toHaveText('680');
  await page.evaluate(() => localStorage.setItem('lucky-fishing.backup-1', 'damaged'));

  const { page: other, controls } = await openOther(context);
  await controls.word.fill('RESET');
  await controls.word.press('Enter');
  await expect(slotsOf(other).toast).toContainText('Everything was reset');
  await expect(slotsOf(other).balance).toHaveText('1,000');
  await expect(controls.volume).toHaveValue('100');
  await expect(controls.sound).not.toBeChecked();
  await expect(controls.word).toHaveValue('');

  await expect(slots.balance).toHaveText('1,000');
  await expect(slots.stage).toHaveAttribute('data-phase', 'idle');
  await expect(slots.stage).not.toHaveAttribute('data-winning-column', /./);
  await expect(slots.bet).toHaveText('10');
  await expect(slots.win).toHaveText('0');
  await expect(slots.cells).not.toHaveText([...allFish]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['lucky-fishing']);
  expect(await settingsIn(page)).toMatchObject({ coins: 1000, rounds: 0, bonus: { streak: 0 } });

  await test.step('but waits for the round that runs in another tab', async () => {
    await stubNextOutcome(page, allFish);
    await startSpin(slots);
    await expect(slots.balance).toHaveText('990');
    await controls.word.fill('RESET');
    await controls.reset.click();
    await expect(other.getByRole('button', { name: 'Resetting...' })).toBeVisible();
    // Shown again, as a tab is that was behind another.
    await page.bringToFront();
    await jumpTime(page, 2_030);
    await expect(other.getByRole('button', { name: 'Reset everything' })).toBeVisible();
    await expect(slotsOf(other).toast.last()).toContainText('Everything was reset');
    await expect(slots.balance).toHaveText('1,000');
    await expect(slots.stage).toHaveAttribute('data-phase', 'idle');
  });
});
