import { expect, screens, test } from '../support/pictures';
import { advanceTime, freezeAnimations, freezeTime } from '../../testing/time';

// The side menu, open and closed, and as it comes in over a small screen.

/** The menu after a press of the toggle: closed where it is open at first, else open. */
const afterPress = { 390: 'open', 820: 'open', 1440: 'closed' } as const;

test('the menu, open and closed', async ({ page, expectPage }) => {
  await page.setViewportSize(screens[0]);
  await freezeTime(page);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await page.waitForLoadState('networkidle');
  await freezeAnimations(page);
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });

  for (const viewport of screens) {
    const { width } = viewport;
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize(viewport);
      const pressed = afterPress[width];
      const shoot = (name: string) => expectPage(`${name}-${width}`, page, 'screen');

      await expect(toggle).toHaveAttribute('aria-expanded', String(pressed === 'closed'));
      await advanceTime(page, 400);
      await shoot(pressed === 'closed' ? 'open' : 'closed');
      await toggle.click();
      await page.mouse.move(0, 0);
      await expect(toggle).toHaveAttribute('aria-expanded', String(pressed === 'open'));
      if (pressed === 'open') {
        await advanceTime(page, 80);
        await shoot('coming-in');
      }
      await advanceTime(page, 400);
      await shoot(pressed);
      if (pressed === 'open') {
        await page.keyboard.press('Escape');
        await advanceTime(page, 400);
        await toggle.blur();
      }
    });
  }
});

test.describe('on the rail', () => {
  test.use({ viewport: { width: 820, height: 500 } });

  test('an entry that is pointed at says its name', async ({ page, expectPart }) => {
    await freezeTime(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await freezeAnimations(page);
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboard' });
    await entry.hover();
    await advanceTime(page, 1_000);
    await expectPart('pointed-at', entry);
    await expectPart('tooltip', page.getByRole('tooltip').locator('..'));
  });
});
