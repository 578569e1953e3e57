import type { Locator, Page, ViewportSize } from '@playwright/test';
import { stubNextOutcome } from '../testing/game/chance';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { saveInAnotherTab } from './support/tabs';
import { games } from '../testing/game/games';
import { forceRenderer } from '../testing/game/renderers';
import { limitsOf, playedFor } from '../testing/saved/saved-limits';
import {
  COUNTED_MS,
  openFrozen,
  openSlots,
  seedSave,
  skipRound,
  stageReady,
  startSpin,
  startWith,
} from '../testing/game/slots';
import { advanceTime, freezeTime, jumpTime } from '../testing/time';

// Toasts, notes and notices on each screen and in each look: they lie over nothing that one plays with, and what the last
// round came to is gone when the next begins.

const NOW = Date.UTC(2026, 0, 14, 12);

const phones = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 568, height: 320 },
];

const screens = [
  ...phones,
  { width: 800, height: 600 },
  { width: 820, height: 1180 },
  { width: 1024, height: 576 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** The shipped looks of each game, beside the original. */
const LOOKS: Readonly<Record<string, readonly string[]>> = {
  'lucky-fishing': ['paper', 'pixel', 'desert-oasis'],
  'ocean-treasures': ['paper', 'pixel'],
};

/** What nothing may lie over, by what it is called. */
const PARTS = {
  'the reels': '[data-testid=slot-stage]',
  'the sign': '.machine-sign',
  'the balance': 'header [role=group]',
  'SPIN!': '.spin-button',
  'the sound button': 'button[aria-label=Sound]',
};

/** Which messages lie over these parts, as far as they can be seen. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate((parts) => {
    const found: string[] = [];
    for (const message of document.querySelectorAll(
      '[data-testid=toast], .machine-note, [data-testid=notice]',
    )) {
      if (!message.checkVisibility({ visibilityProperty: true })) continue;
      const { left, right, ...box } = message.getBoundingClientRect().toJSON() as DOMRect;
      const list = message.closest('ol')?.getBoundingClientRect();
      const top = Math.max(box.top, list?.top ?? -Infinity);
      const bottom = Math.min(box.bottom, list?.bottom ?? Infinity);
      for (const [name, selector] of Object.entries(parts))
        for (const part of document.querySelectorAll(selector)) {
          const under = part.getBoundingClientRect();
          const across = Math.min(right, under.right) - Math.max(left, under.left);
          const down = Math.min(bottom, under.bottom) - Math.max(top, under.top);
          if (across > 1 && down > 1) found.push(`${message.textContent} lies ${down} px over ${name}`);
        }
    }
    return found;
  }, PARTS);

/** @param prepare is called on each screen */
async function expectNothingCovered(
  page: Page,
  on: readonly ViewportSize[],
  prepare?: () => Promise<void>,
): Promise<void> {
  for (const screen of on) {
    await page.setViewportSize(screen);
    // As the page opens: a click may have scrolled it.
    await page.evaluate(() => window.scrollTo(0, 0));
    await prepare?.();
    await expect.poll(() => covered(page), `at ${screen.width} × ${screen.height}`).toEqual([]);
  }
}

/** Expects it on each screen, in each look, the original last. */
async function expectNothingCoveredInAnyLook(page: Page, game: string): Promise<void> {
  for (const skin of [...(LOOKS[game] ?? []), null]) {
    await saveInAnotherTab(page, { skin });
    await expect(page.locator('.machine-frame')).toHaveAttribute(
      'src',
      skin === null ? /^\/assets\/(?!skin-)/ : new RegExp(`^/assets/skin-${skin}-`),
    );
    await test.step(skin ?? 'original', () => expectNothingCovered(page, screens));
  }
}

for (const { id, title, definition, win, loss } of games)
  test(`messages lie over nothing of ${title} on any screen, in any look`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await seedSave(page, {
      rounds: 61,
      log: playedFor(12, NOW),
      limits: limitsOf({ betPerDay: 605 }),
      openRound: { game: 'lucky-fishing', id: 61, bet: 10, spins: ['000000000'] },
    });
    const slots = await openFrozen(page, win, { game: definition, at: NOW });
    const { toast } = slots;
    await expect(toast).toContainText('Your last round was finished for you');
    await expect(page.locator('.machine-note')).toContainText('limit for the day');
    await expectNothingCoveredInAnyLook(page, id);

    await jumpTime(page, 10_000);
    await saveInAnotherTab(page, { limits: limitsOf({}) });
    await expect(slots.spinButton).toBeEnabled();
    await skipRound(page, slots);
    await jumpTime(page, COUNTED_MS);
    await expect(toast.last()).toContainText('You Won!');
    await expectNothingCovered(page, screens);
    await stubNextOutcome(page, loss);
    await startSpin(slots);
    await expect(toast).toHaveCount(0);
  });

test('the newest message is there whole on a phone, whatever else is to be said', async ({ page }) => {
  await forceRenderer(page, 'dom');
  await startWith(page, 4);
  await freezeTime(page, NOW);
  // On the smallest phone held sideways, the list scrolls.
  for (const viewport of phones.filter(({ width }) => width !== 568)) {
    await page.setViewportSize(viewport);
    await page.goto('/slots?look=paper');
    const { toast, spinButton } = await stageReady(page);
    const expectWhole = async (name: string, part: Locator): Promise<void> => {
      // The list cuts off what it has no room for.
      const [list, box] = [await toast.first().locator('..').boundingBox(), await part.boundingBox()];
      const left = Number(list?.y) + Number(list?.height) - Number(box?.y) - Number(box?.height);
      // By its rounded edge at most.
      expect(left, `${name} at ${viewport.width} × ${viewport.height}`).toBeGreaterThanOrEqual(-2);
    };
    await expect(toast).toContainText('Shown for this visit only.');
    await advanceTime(page, 500);
    for (const button of await toast.getByRole('button').all()) await expectWhole('the look', button);
    await spinButton.click({ force: true });
    await expect(toast.last()).toContainText('Not enough coins!');
    await advanceTime(page, 500);
    await expect(toast.first()).toBeHidden();
    await expectWhole('the refusal', toast.last());
  }
});

for (const { id, title, definition } of games)
  test(`the offers of sound and of a look lie over nothing of ${title} on any screen`, async ({ page }) => {
    await seedSave(page, {});
    await freezeTime(page, NOW);
    await page.goto(definition.path);
    await stageReady(page, definition);
    await expect(page.locator('.machine-note')).toContainText('Play with sound?');
    await expectNothingCoveredInAnyLook(page, id);
    await page.goto(`${definition.path}?look=pixel`);
    await expect(page.getByTestId('toast')).toContainText('Shown for this visit only.');
    await expectNothingCovered(page, screens);
  });

test('a notice makes way for the machine on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await forceRenderer(page, 'dom');
  await page.addInitScript(() => localStorage.setItem('lucky-fishing', '{'));
  const { spinButton } = await openSlots(page);
  await expect(page.getByTestId('notice')).toBeInViewport();
  await page.getByRole('button', { name: 'No thanks' }).click();
  await expectAccessible(page);
  await expectNothingCovered(page, phones, () => spinButton.scrollIntoViewIfNeeded());
});
