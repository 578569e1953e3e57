import { NO_TOLERANCE } from '../../testing/compare-pixels';
import { expect, test } from '../support/pictures';

// Small texts and thin lines change few pixels when their colour does: each colour of the theme has a field here.

test('every colour of the theme', async ({ page, expectPart }) => {
  await page.goto('/');
  // With its texts come the typefaces.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const colours = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const within = rules.flatMap((rule) => (rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : [rule]));
    const names = within
      .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText.includes(':root'))
      .flatMap((rule) => [...(rule as CSSStyleRule).style])
      .filter((name) => name.startsWith('--color-'));
    const palette = document.createElement('ul');
    palette.className = 'palette';
    palette.style.cssText =
      'position: fixed; z-index: 99; inset: 0 auto auto 0; display: grid; grid-template-columns: repeat(4, 40px); background: black';
    for (const name of names.sort()) {
      const field = document.createElement('li');
      field.style.cssText = `height: 40px; background: var(${name})`;
      palette.append(field);
    }
    document.body.append(palette);
    return names;
  });
  expect(colours).toContain('--color-gold');
  await expectPart('colours', page.locator('.palette'), { tolerance: NO_TOLERANCE });
});
