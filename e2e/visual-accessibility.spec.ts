import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { allFish, stubOutcome } from './support/chance';
import { expect, test } from './support/fixtures';
import { paths } from './support/paths';
import { forceRenderer } from './support/renderers';
import { openSlots } from './support/slots';
import { waitForAnimations } from './support/time';

// Read and played with texts spread or enlarged, in the player's own colours, and with more contrast.

test.beforeEach(async ({ page }) => forceRenderer(page, 'dom'));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await waitForAnimations(page);
}

/** Texts that overflow their container or the screen, and header parts that overlap. */
const lost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    // A line is higher than its letters.
    const LEADING = 4;
    const inside = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - LEADING &&
      inner.bottom <= outer.bottom + LEADING;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: holder, textContent: text } = texts.currentNode;
      if (!holder?.checkVisibility() || !text?.trim() || holder.closest('table[aria-label]')) continue;
      // For screen readers only.
      if (getComputedStyle(holder).clipPath === 'inset(50%)') continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      if (box.left < -1 || box.right > document.documentElement.clientWidth + 1)
        found.push(`off the screen: ${text}`);
      const frame = holder.closest('button, a, .machine-sign h1, dl > div, [role=group]');
      if (
        frame &&
        getComputedStyle(frame).display !== 'inline' &&
        !inside(box, frame.getBoundingClientRect())
      ) {
        found.push(`out of its frame: ${text}`);
      }
    }
    const parts = [...(document.querySelector('header')?.children ?? [])].map((part) =>
      part.getBoundingClientRect(),
    );
    for (const [n, part] of parts.entries()) {
      const next = parts[n + 1];
      if (next && next.left < part.right - 1) found.push(`parts ${n} and ${n + 1} of the header overlap`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} px sideways`);
    return found;
  });

/** The distances that WCAG 2.2 lets a reader set (success criterion 1.4.12). */
const spreadTexts = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
  });

for (const path of paths) {
  test(`${path} loses nothing in a narrow window, zoomed into, or with its texts spread`, async ({
    page,
    expectError,
  }) => {
    if (path === '/no-such-page') expectError(/404/);
    // 1280 × 1024 at 400 % are 320 × 256.
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, path);
    expect(await lost(page), 'zoomed into four times').toEqual([]);
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await lost(page), 'on the narrowest phone').toEqual([]);
    await spreadTexts(page);
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      await expect.poll(() => lost(page), `texts spread at ${viewport.width} px`).toEqual([]);
    }
  });
}

test('zoomed into four times, the header does not stay in the way, and the reels can be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { stage, spinButton } = await openSlots(page);
  await spinButton.focus();
  await expect(spinButton).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner')).not.toBeInViewport();
  const { width = 0 } = (await stage.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(240);
});

test('the page says that it is dark', async ({ page }) => {
  await open(page, '/');
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme).toBe('dark');
});

test.describe('in the player’s own colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 1280, height: 800 } });

  test('each button has an edge, and a disabled one another colour', async ({ page }) => {
    const { minus, plus } = await openSlots(page);
    const edges = await page.locator('button').evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility())
        .map((button) => {
          const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(button);
          return parseFloat(borderTopWidth) > 0 && borderTopColor !== backgroundColor;
        }),
    );
    expect(edges.length).toBeGreaterThan(5);
    expect(edges).not.toContain(false);
    await minus.click();
    await expect(minus).toHaveAttribute('aria-disabled', 'true');
    const colours = await Promise.all(
      [minus, plus].map((button) => button.evaluate((element) => getComputedStyle(element).color)),
    );
    expect(colours[0]).not.toBe(colours[1]);
  });

  test('the menu shows where one is, and the reels what has won', async ({ page }) => {
    await stubOutcome(page, allFish);
    const { stage, spinButton } = await openSlots(page);
    const here = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Slots' });
    const chosen = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      Object.assign(probe.style, { background: 'Highlight', color: 'HighlightText' });
      const { backgroundColor, color } = getComputedStyle(probe);
      probe.remove();
      return { backgroundColor, color };
    });
    await expect(here).toHaveCSS('background-color', chosen.backgroundColor);
    await expect(here).toHaveCSS('color', chosen.color);
    await spinButton.click();
    await expect(stage).toHaveAttribute('data-phase', 'settled');
    await expect(stage.locator('.lit-column[data-lit=true]')).toHaveCSS('outline-style', 'solid');
  });
});

test.describe('with more contrast', () => {
  test.use({ contextOptions: { contrast: 'more' } });

  test('buttons and panels have an edge, and pictures behind texts are faint', async ({ page }) => {
    await openSlots(page);
    for (const edged of [page.getByRole('button', { name: '+5' }), page.locator('.paytable')]) {
      await expect(edged).toHaveCSS('border-top-width', '2px');
    }
    await expect(page.locator('.scene')).toHaveCSS('opacity', '0.3');
    await open(page, '/');
    await expect(page.locator('.banner-picture')).toHaveCSS('opacity', '0.3');
  });

  for (const path of paths) {
    test(`${path} has seven to one`, async ({ page, expectError }) => {
      if (path === '/no-such-page') expectError(/404/);
      await open(page, path);
      const violations = await axeViolations(page, { type: 'rule', values: ['color-contrast-enhanced'] });
      expect(
        violations.flatMap(({ nodes }) =>
          nodes.map(({ target, failureSummary }) => [target, failureSummary]),
        ),
      ).toEqual([]);
    });
  }
});

test('with less transparency no text is on glass', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  const alphas = (): Promise<number[]> =>
    page
      .locator('.glass')
      .evaluateAll((panes) =>
        panes.map((pane) =>
          Number(/(?:\/ |rgba\(.*, )([\d.]+)\)$/.exec(getComputedStyle(pane).backgroundColor)?.[1] ?? 1),
        ),
      );
  for (const path of ['/', '/slots']) {
    await browser.send('Emulation.setEmulatedMedia', { features: [] });
    await open(page, path);
    expect(Math.min(...(await alphas()))).toBeLessThan(1);
    await browser.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
    });
    expect(Math.min(...(await alphas()))).toBe(1);
  }
});
