import { stubNextOutcome } from '../../testing/game/chance';
import { expect, test } from '../support/fixtures';
import { gameUnderTest, inCoins } from '../../testing/game/games';
import { forceRenderer } from '../../testing/game/renderers';
import { openFrozen, openSlots, skipRound } from '../../testing/game/slots';

// Failures of the stage: its code does not load, WebGL draws it wrongly. e2e/full/graphics-contexts.spec.ts leaves it early.

test.use({ viewport: { width: 1100, height: 600 } });

const { definition, title, win } = gameUnderTest('lucky-fishing');
const { default: bet } = definition.bet;
const failures = [
  ['its program', /\/pixi-canvas[^/]*\.js/],
  ["Pixi's own renderer", /\/CanvasRenderer[^/]*\.js/],
  ["a symbol's picture", /\/whale-[^/]*\.svg$/],
] as const;
for (const [what, missing] of failures)
  test(`plays a round of ${title} without a canvas until ${what} can be fetched`, async ({
    page,
    expectError,
  }) => {
    expectError(/Failed to load resource/);
    await page.route(missing, (route) => route.fulfill({ status: 404 }));
    const slots = await openFrozen(page, win, { game: definition, renderer: 'canvas' });
    await expect(slots.stage).toHaveAttribute('data-renderer', 'dom');
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(page.getByRole('status').filter({ has: retry })).toContainText('Your coins are safe');
    await skipRound(page, slots);
    await expect(slots.balance).toHaveText(inCoins(1000 - bet + win.payout));

    const failedAgain = page.waitForResponse((response) => missing.test(response.url()));
    await retry.click();
    await failedAgain;
    await expect(retry).toBeVisible();
    await page.unroute(missing);
    await retry.click();
    await expect(slots.stage).toHaveAttribute('data-renderer', 'canvas');
    await expect(retry).toHaveCount(0);

    await stubNextOutcome(page, win);
    await skipRound(page, slots);
    await expect(slots.balance).toHaveText(inCoins(1000 + 2 * (win.payout - bet)));
    await expect(slots.stage.locator('canvas')).toHaveCount(1);
  });

test('where WebGL gets half-transparent pixels wrong, the canvas draws', async ({ page }) => {
  await forceRenderer(page, 'webgl');
  await page.addInitScript(() => {
    const { prototype } = WebGLRenderingContext;
    const original = Object.getOwnPropertyDescriptor(prototype, 'pixelStorei')?.value as () => unknown;
    prototype.pixelStorei = new Proxy(original, {
      apply: (pixelStorei, gl, [name, value]: [number, boolean]): unknown =>
        Reflect.apply(pixelStorei, gl, [
          name,
          name === prototype.UNPACK_PREMULTIPLY_ALPHA_WEBGL ? false : value,
        ]),
    });
  });
  const { stage } = await openSlots(page);
  await expect(stage).toHaveAttribute('data-renderer', 'canvas');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('In use: Canvas, because WebGL gets colours wrong here.')).toBeVisible();
});

test("plays on where the show of a win, the sounds and the help can't be fetched", async ({
  page,
  expectError,
}) => {
  expectError(/Failed to load resource|net::ERR/);
  await page.route(/\/(win-show|sounds|help-dialog)-[^/]*\.js$/, (route) => route.abort());
  const failed = Promise.all(
    ['win-show', 'sounds'].map((name) =>
      page.waitForEvent('requestfailed', (request) => request.url().includes(`/${name}-`)),
    ),
  );
  const slots = await openFrozen(page, win, { game: definition });
  await page.getByRole('main').getByRole('button', { name: 'Sound' }).click();
  await skipRound(page, slots);
  await failed;
  await expect(slots.stage).toHaveAttribute('data-winning-column', /./);
  await expect(slots.balance).toHaveText(inCoins(1000 - bet + win.payout));
  await expect(page.locator('.symbol-actor')).toHaveCount(0);

  await page.keyboard.press('?');
  // Not the last one: the code of the win's message may arrive after it.
  const noHelp = slots.toast.filter({ hasText: "Help couldn't be loaded" });
  await expect(noHelp).toHaveAttribute('data-variant', 'destructive');
  await stubNextOutcome(page, win);
  await slots.stage.press('Enter');
  await expect(slots.stage).toHaveAttribute('data-phase', 'spinning');
});
