import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The page as axe's types know it: they come from a release of Playwright of their own. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page'];

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Expects that axe finds nothing on the page that breaks WCAG 2.2, level A or AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page: page as unknown as AxePage })
    .withTags(WCAG_2_2_AA)
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target),
  }));
  expect(found, 'violations of WCAG 2.2 A and AA').toEqual([]);
}
