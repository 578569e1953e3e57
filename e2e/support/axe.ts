import { expect, type CDPSession, type Page } from '@playwright/test';
import axe from 'axe-core';
import { waitForAnimations } from '../../testing/time';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Kept open, because the isolated worlds of a session end with it, and axe with them. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * What axe finds on the page. It runs in an isolated world, with the browser's own timers, so the page's time may be
 * frozen meanwhile.
 *
 * @param runOnly tags, or names of rules
 */
export async function axeViolations(page: Page, runOnly: axe.RunOptions['runOnly']): Promise<axe.Result[]> {
  const opening = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opening);
  const browser = await opening;
  const { frameTree } = await browser.send('Page.getFrameTree');
  const world = await browser.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'axe',
  });
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await browser.send('Runtime.evaluate', {
      expression,
      contextId: world.executionContextId,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  if (!(await evaluate('"axe" in globalThis'))) await evaluate(axe.source);
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'] });
  // What is not drawn has no contrast.
  const { violations } = (await evaluate(`(async ({ style }) => {
    const { opacity } = style;
    style.opacity = '1';
    return axe.run(${options}).finally(() => (style.opacity = opacity));
  })(document.documentElement)`)) as axe.AxeResults;
  return violations;
}

/** Expects that axe finds nothing on the page that breaks WCAG 2.2, level A or AA. */
export async function expectAccessible(page: Page): Promise<void> {
  // Half faded in, a text has too little contrast.
  await waitForAnimations(page);
  const found = (await axeViolations(page, WCAG_2_2_AA)).map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target),
  }));
  expect(found, 'violations of WCAG 2.2 A and AA').toEqual([]);
}
