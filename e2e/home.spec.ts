import { expect, test } from './support/fixtures';
import { stageReady } from './support/slots';
import { advanceTime, freezeTime, jumpTime } from './support/time';

// Spec section 2, Home, and section 9, the stated prize pools.

const cards = [
  { title: 'Lucky Fishing Slots', path: '/slots', badge: 'HOT' },
  { title: 'Ocean Treasures', path: '/ocean-treasures', badge: 'NEW' },
  { title: 'Desert Oasis', path: '/slots', badge: null },
] as const;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.6 });

  test('the picture that comes first is fetched with the scripts, once, and is the one shown', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') fetched.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const ahead = page.locator('link[rel=preload][as=image]');
    const address = await ahead.evaluate((link: HTMLLinkElement) => link.href);
    expect(fetched[0]).toBe(address);
    expect(fetched.filter((url) => url.includes('/banner-'))).toEqual([address]);
    await expect(page.getByRole('main').locator('img').first()).toHaveJSProperty('src', address);
  });
});

test('welcomes the player, with the daily bonus', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Lucky Fishing' })).toBeVisible();
  const bonus = main.getByText('Daily bonus').locator('..');
  await expect(bonus).toContainText('100 free coins');
  await expect(main.getByRole('button', { name: 'Claim' })).toBeEnabled();
  await expect(main.getByRole('link', { name: 'Play Slots' })).toHaveAttribute('href', '/slots');

  await test.step('and says in three points what this is', async () => {
    const about = main.getByRole('region', { name: 'A fishing trip that costs nothing' });
    await expect(about.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText([
      'Virtual entertainment',
      'Compete and win',
      'Fishing theme',
    ]);
    await expect(about.getByRole('listitem').first()).toContainText('no cash value');
    await expect(about.getByRole('listitem').nth(1)).toContainText(
      /challenges and tournaments.*virtual prizes/,
    );
  });

  await test.step('and features three games, each with title, description, picture and a way to play', async () => {
    const shown = page.getByRole('region', { name: 'Featured games' }).getByRole('article');
    await expect(shown).toHaveCount(cards.length);
    for (const [place, { title, path, badge }] of cards.entries()) {
      const card = shown.nth(place);
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(title);
      await expect(card.getByRole('paragraph').first()).toHaveText(/\w+ \w+ \w+/);
      const image = card.getByRole('presentation');
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      await expect(card.getByRole('link')).toHaveText(/^Play Now/);
      await expect(card.getByRole('link')).toHaveAttribute('href', path);
      await expect(card.getByText(/^(NEW|HOT)$/)).toHaveText(badge ? [badge] : []);
    }
    await shown.nth(2).getByRole('link').click();
    await expect(page).toHaveURL('/slots');
  });
});

for (const timezoneId of ['America/Los_Angeles', 'Asia/Kolkata']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('shows the leaderboard challenge with its pools, and the time to Monday, 00:00 UTC', async ({
      page,
    }) => {
      await freezeTime(page, '2026-01-16T09:24:10Z');
      await page.goto('/');
      const panel = page.getByRole('region', { name: 'Leaderboard challenge' });
      const expectFigures = async (left: string): Promise<void> => {
        await expect(panel.getByRole('definition')).toHaveCount(3);
        await expect(panel.getByRole('term')).toHaveText(['Weekly prize pool', 'Current pool', 'Ends in']);
        await expect(panel.getByRole('definition').nth(0)).toHaveText('100,000coins');
        await expect(panel.getByRole('definition').nth(1)).toHaveText('104,250coins');
        await expect(panel.getByRole('definition').nth(2)).toContainText(left);
      };
      await expectFigures('2d 14h 36m');
      await jumpTime(page, 61 * 60_000 + 50_000);
      await expectFigures('2d 13h 34m');
      await jumpTime(page, (61 * 60 + 33) * 60_000);
      await expectFigures('1m');
      await advanceTime(page, 60_000);
      await expectFigures('7d 0h 0m');
      await expect(panel).toContainText('24 computer anglers');
      await expect(panel).toContainText('on this device');
      await expect(panel.getByRole('link')).toHaveAttribute('href', '/leaderboard');
    });
  });
}

for (const turn of ['hover', 'focus'] as const) {
  test(`fetches the reels on the ${turn} of a way there, and not before`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const ofReels = (): string[] => scripts.filter((url) => /game-page|playable|pixi-canvas/.test(url));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(scripts).not.toHaveLength(0);
    await page.getByRole('link', { name: 'Profile' })[turn]();
    expect(ofReels()).toHaveLength(0);

    // The page's code, the game itself and the canvas.
    await page.getByRole('link', { name: 'Play Slots' })[turn]();
    await expect.poll(() => ofReels().length).toBe(3);
    await page.getByRole('link', { name: 'Play Slots' }).click();
    await stageReady(page);
    expect(ofReels()).toHaveLength(3);
  });
}
