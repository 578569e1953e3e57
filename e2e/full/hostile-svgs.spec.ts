// Elements of what the gate lets through, without the policy of our pages, which would hide what it has missed.

import { openSvg } from '../../src/skins/svg/open-svg';
import { writeSvg } from '../../src/skins/svg/tree';
import { hostileSvgs } from '../../tests/skins/svg/hostile-svgs';
import { expect, test } from '../support/fixtures';

const BLANK = 'https://inside.example/';
/** Is asked for after everything else. */
const LAST = `${BLANK}last.png`;

/** What the gate leaves of a file, and the file itself where it may be shown as it is. */
function shownOf(file: string | Uint8Array): string[] {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  try {
    const { root, problems } = openSvg(bytes);
    return [writeSvg(root), ...(problems.length === 0 ? [new TextDecoder().decode(bytes)] : [])];
  } catch {
    return [];
  }
}

for (const [what, files, mayAct] of [
  [
    'what the gate leaves of hostile files does nothing',
    hostileSvgs.flatMap(([, file]) => shownOf(file)),
    false,
  ],
  ['hostile files as they came run and load', hostileSvgs.map(([, file]) => file.toString()), true],
] as const) {
  test(`${what} in a page without a policy`, async ({ browser }) => {
    const page = await browser.newPage();
    const asked: string[] = [];
    await page.route('**/*', (route) => {
      const url = route.request().url();
      if (url === BLANK) return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
      if (url !== LAST) asked.push(url);
      return route.abort();
    });
    await page.goto(BLANK);
    const show = async ({ texts, last }: { texts: readonly string[]; last: string }): Promise<void> => {
      for (const text of texts) {
        const host = document.body.appendChild(document.createElement('div'));
        const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
        host.append(document.importNode(documentElement, true));
        // What stands in an HTML page is read by other rules than XML.
        host.insertAdjacentHTML('beforeend', text.replace(/<\?xml[^>]*>/, ''));
      }
      for (const element of document.querySelectorAll('div *:not(a)'))
        element.dispatchEvent(new MouseEvent('click'));
      await new Promise((resolve) => {
        const image = document.body.appendChild(new Image());
        image.addEventListener('error', resolve);
        image.src = last;
      });
    };
    await page.evaluate(show, { texts: files, last: LAST });
    const hasRun = await page.evaluate(() => 'hit' in window);
    expect({ hasRun, hasLoaded: asked.length > 0 }).toEqual({ hasRun: mayAct, hasLoaded: mayAct });
    await page.close();
  });
}
