import { expect, screens, test } from '../support/pictures';
import { letPass, stopAllTime, takeTime } from '../support/time';

// The side menu, open and closed, and as it comes in over a small screen.

/** What the toggle makes of it: where it is open on first sight it closes, elsewhere it opens. */
const afterPress = { 390: 'open', 820: 'open', 1440: 'closed' } as const;

for (const viewport of screens) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the menu, open and closed', async ({ page, picturePage }) => {
      const { width } = viewport;
      await takeTime(page);
      await page.goto('/privacy');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
      await page.waitForLoadState('networkidle');
      await stopAllTime(page);
      const toggle = page.getByRole('button', { name: 'Menu', exact: true });
      const pressed = afterPress[width];
      const shoot = (name: string) => picturePage(`${name}-${width}`, page, 'screen');

      await expect(toggle).toHaveAttribute('aria-expanded', String(pressed === 'closed'));
      await shoot(pressed === 'closed' ? 'open' : 'closed');
      await toggle.click();
      await page.mouse.move(0, 0);
      await expect(toggle).toHaveAttribute('aria-expanded', String(pressed === 'open'));
      if (pressed === 'open') {
        await letPass(page, 80);
        await shoot('coming-in');
      }
      await letPass(page, 400);
      await shoot(pressed);
    });
  });
}

test.describe('on the rail', () => {
  test.use({ viewport: { width: 820, height: 500 } });

  test('an entry that is pointed at says its name', async ({ page, picturePart }) => {
    await takeTime(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await stopAllTime(page);
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboard' });
    await entry.hover();
    await letPass(page, 1_000);
    await picturePart('pointed-at', entry, { content: 'texts' });
    await picturePart('tooltip', page.getByRole('tooltip').locator('span'), { content: 'texts' });
  });
});
