import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { comeIn } from './time';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Expects that axe finds nothing on the page that breaks WCAG 2.2, level A or AA. */
export async function expectAccessible(page: Page): Promise<void> {
  // Half faded in, a text has too little contrast.
  await comeIn(page);
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_2_2_AA).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target),
  }));
  expect(found, 'violations of WCAG 2.2 A and AA').toEqual([]);
}

/** The same on a page whose time stands still. axe waits for timers now and then: it gets a few milliseconds. */
export async function expectAccessibleNow(page: Page): Promise<void> {
  const analysed = expectAccessible(page).then(() => true);
  const aMoment = (): Promise<boolean> => page.clock.runFor(1).then(() => false);
  while (!(await Promise.race([analysed, aMoment()])));
}
