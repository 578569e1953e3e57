import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Round } from '../src/engine/round';
import { roundPath } from '../src/features/round-link';
import { gameUnderTest, lastNamesOf } from '../testing/game/games';
import { forceRenderer } from '../testing/game/renderers';
import { slotsOf } from '../testing/game/slots';
import { countColours } from '../testing/pixels';
import { freezeTime, jumpTime } from '../testing/time';
import { expect, test } from './support/fixtures';
import { layoutFaults, show } from './support/layout-faults';
import { tooSmall } from './support/too-small';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a link is opened, upright and sideways, by a thumb, the address bar and the way back', async ({
    page,
  }) => {
    const { definition, win, loss } = gameUnderTest('lucky-fishing');
    await freezeTime(page);
    await forceRenderer(page, 'dom');
    await page.goto(roundPath(definition, win));
    const { stage, spinButton, cells, toast } = slotsOf(page, definition);
    const strip = page.getByRole('region', { name: 'Replay' });
    const expectReplay = async (round: Round): Promise<void> => {
      await expect(strip).toBeVisible();
      await expect(stage).toHaveAttribute('data-replay', /./);
      await jumpTime(page, definition.spin.durationMs + 30);
      await expect(stage).toHaveAttribute('data-phase', 'settled');
      await expect(cells).toHaveText(lastNamesOf(round));
    };
    await expectReplay(win);
    expect(await tooSmall(page)).toEqual([]);
    for (const screen of [
      ...[320, 360, 390].map((width) => ({ width, height: width === 390 ? 844 : 640 })),
      ...[844, 667].map((width) => ({ width, height: 390 })),
    ])
      await test.step(`${screen.width} × ${screen.height}`, async () => {
        await show(page, screen);
        for (const part of [stage, strip]) await expect(part).toBeInViewport({ ratio: 1 });
        expect(await layoutFaults(page)).toEqual([]);
      });
    await page.getByRole('button', { name: 'Play', exact: true }).tap();
    await expect(spinButton).toBeInViewport({ ratio: 1 });
    await expect(strip).toHaveCount(0);

    const typeLink = (hash: string): Promise<void> =>
      page.evaluate((typed) => void (window.location.hash = typed), hash);
    await typeLink(roundPath(definition, loss).split('#')[1] ?? '');
    await expectReplay(loss);
    await typeLink('round=<script>');
    await expect(toast).toContainText("doesn't contain a round");
    await expect(spinButton).toBeVisible();
    await expect(strip).toHaveCount(0);
    await page.goBack();
    await expectReplay(loss);
    await page.goBack();
    await expect(spinButton).toBeVisible();
    await page.goForward();
    await expectReplay(loss);
  });

  test('a round is shared with its picture, and the picture is saved, by keyboard', async ({ page }) => {
    const { definition, long } = gameUnderTest('ocean-treasures');
    // On a busy machine drawing may take longer than the share sheet waits.
    await freezeTime(page);
    await page.addInitScript(() => {
      const share = async ({ url, files = [] }: ShareData): Promise<void> => {
        const { width, height } = await createImageBitmap(files[0] ?? new Blob());
        document.documentElement.dataset['shared'] = `${url} ${files[0]?.name} ${width}×${height}`;
      };
      Object.assign(navigator, { share, canShare: () => true });
    });
    const drawing: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('round-picture')) drawing.push(request.url());
    });
    await page.goto(roundPath(definition, long));
    await expect(slotsOf(page, definition).stage).toHaveAttribute('data-replay', /./);
    await page.waitForLoadState('networkidle');
    expect(drawing).toEqual([]);
    await page.getByRole('button', { name: 'Watch again' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute(
      'data-shared',
      `${page.url()} ocean-treasures-round.png 1200×630`,
    );
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Save picture' })).toBeFocused();
    const [saved] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(saved.suggestedFilename()).toBe('ocean-treasures-round.png');
    const picture = await readFile(await saved.path());
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(await countColours(picture)).toBeGreaterThan(100);
  });
});
