import { expect, test } from 'vitest';
import { extractStyles } from '../../build/pages/inline-styles';

test('each style attribute of all pages becomes one rule, and leaves a number behind', () => {
  const { pages, sheet } = extractStyles(
    new Map([
      ['/', '<p style="--a:1">a</p><p style="--b:url(&quot;x&quot;)">b</p>'],
      ['/slots', '<p class="c" style="--a:1">c</p>'],
    ]),
  );
  expect([...pages.values()].join()).toBe(
    '<p data-style="0">a</p><p data-style="1">b</p>,<p class="c" data-style="0">c</p>',
  );
  expect(sheet).toBe(`#root [data-style='0'] { --a:1 }\n#root [data-style='1'] { --b:url("x") }\n`);
});
