import { allFish, grid, stubNextOutcome, stubOutcome } from './support/chance';
import { expect, test } from './support/fixtures';
import { forceRenderer } from './support/renderers';
import { openSlots, savedText, stageReady, startSpin } from './support/slots';
import { freezeTime } from './support/time';

// The bet is taken and the outcome saved when a spin begins: however it is cut off, it is paid.

const allTuna = grid('Tuna Tuna Tuna', 'Tuna Tuna Tuna', 'Tuna Tuna Tuna');

test.beforeEach(async ({ page }) => {
  await forceRenderer(page, 'dom');
  await freezeTime(page);
  await stubOutcome(page, allFish);
});

test('a round in flight is settled when the page is reloaded, left or hidden', async ({ page }) => {
  const slots = await openSlots(page);
  await test.step('reloaded', async () => {
    await startSpin(slots);
    await expect(slots.balance).toHaveText('990');
    await page.reload();
    await stageReady(page);
    await expect(slots.balance).toHaveText('1,040');
    await expect(slots.cells).toHaveText([...allFish]);
  });
  await test.step('left for another page', async () => {
    await stubNextOutcome(page, allTuna);
    await startSpin(slots);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(slots.balance).toHaveText('1,130');
    await expect(slots.toast).toContainText("You've won 100 coins!");
    await page.goBack();
    await stageReady(page);
    await expect(slots.cells).toHaveText([...allTuna]);
    await expect(slots.spinButton).toHaveText('SPIN!');
  });
  await test.step('hidden', async () => {
    await stubNextOutcome(page, allFish);
    await startSpin(slots);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
    await expect(slots.balance).toHaveText('1,170');
  });
});

test('a round in flight survives a crash: the next visit pays it, shows it and says so, once', async ({
  page,
  context,
}) => {
  const slots = await openSlots(page);
  await startSpin(slots);
  await expect.poll(() => savedText(page)).toContain('"coins":990');
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  // Never resolves: the page that should answer has crashed.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;

  const next = await context.newPage();
  await forceRenderer(next, 'dom');
  const recovered = await openSlots(next);
  await expect(recovered.balance).toHaveText('1,040');
  await expect(recovered.cells).toHaveText([...allFish]);
  await expect(recovered.stage).toHaveAttribute('data-phase', 'settled');
  await expect(recovered.stage).toHaveAttribute('data-winning-column', 'middle');
  await expect(recovered.win).toHaveText('50');
  await expect(recovered.toast).toHaveCount(1);
  await expect(recovered.toast).toContainText('finished for you');
  await expect(recovered.toast).toContainText('10 coins');
  await expect(recovered.toast).toContainText('It paid 50 coins.');

  await next.reload();
  await stageReady(next);
  await expect(recovered.balance).toHaveText('1,040');
  await expect(recovered.cells).toHaveText([...allFish]);
  await expect(recovered.toast).toHaveCount(0);
});
