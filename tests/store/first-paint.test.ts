// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languageNames } from '../../src/languages/language';
import { SAVED_GAME_KEY } from '../../src/store/document/text-storage';

const script = readFileSync('src/store/first-paint.js', 'utf8');

/** What the script in the head says of a page, for a visit to an address with this saved. */
function firstPaint(address: string, saved?: object | string, state: unknown = null): string[] {
  history.replaceState(state, '', address);
  if (saved !== undefined)
    localStorage.setItem(SAVED_GAME_KEY, typeof saved === 'string' ? saved : JSON.stringify(saved));
  if (document.documentElement.dataset['except'] === undefined)
    document.documentElement.dataset['page'] = '/slots';
  // As a page runs it: from its head.
  runInThisContext(script);
  return ['returning', 'waits'].filter((name) => document.documentElement.hasAttribute(`data-${name}`));
}

beforeEach(() => void vi.stubGlobal('navigator', { languages: ['en-GB', 'de'] }));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  for (const name of ['page', 'except', 'waits', 'returning'])
    document.documentElement.removeAttribute(`data-${name}`);
});

test('a new player sees the page as it is', () => {
  expect(firstPaint('/slots')).toEqual([]);
});

test.each([
  ['with nothing that differs', '/slots?from=mail#part', { language: null, skin: null }],
  ['whose save cannot be read', '/slots', '{'],
  ['whose break is over', '/slots.html', { limits: { breakUntil: 1 } }],
])('a returning player %s sees all but what is theirs', (_, address, saved) => {
  expect(firstPaint(address, saved)).toEqual(['returning']);
});

test.each([
  ['another language', '/slots', { language: 'de' }],
  ['another look', '/slots', { skin: 'pixel' }],
  ['a break', '/slots', { limits: { breakUntil: Date.now() + 1e6 } }],
  ['a look for this visit', '/slots?look=paper', undefined],
  ['a round', '/slots#round=abc', undefined],
  ['another page', '/terms', undefined],
])('the page waits for %s', (_, address, saved) => {
  expect(firstPaint(address, saved)).toContain('waits');
});

test.each([
  ['/nowhere', []],
  ['/slots%', []],
  ['/slots.html', ['waits']],
  ['/Slots', ['waits']],
  ['/%73lots/', ['waits']],
])('what stands in for other addresses waits where it is shown for a page: %s', (address, waits) => {
  document.documentElement.dataset['except'] = ' /slots';
  expect(firstPaint(address)).toEqual(waits);
});

test('the page waits where Back leads to another before the program is there', () => {
  expect(firstPaint('/slots')).toEqual([]);
  const backTo = (address: string): boolean => {
    history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
    return document.documentElement.hasAttribute('data-waits');
  };
  expect(backTo('/slots#part')).toBe(false);
  expect(backTo('/')).toBe(true);
});

test('the page waits for the look that a link took along', () => {
  expect(firstPaint('/slots', undefined, { usr: { look: 'desert-oasis' } })).toContain('waits');
});

test.each(Object.keys(languageNames).filter((tag) => tag !== 'en'))(
  'the page waits for the language of a browser that asks for %s',
  (tag) => {
    vi.stubGlobal('navigator', { languages: ['xx', tag, 'en'] });
    expect(firstPaint('/slots')).toEqual(['waits']);
  },
);

test.each([{ languages: ['es_MX@posix'] }, { language: 'de' }])(
  'the page waits for the language of a browser that says %j',
  (said) => {
    vi.stubGlobal('navigator', said);
    expect(firstPaint('/slots')).toEqual(['waits']);
  },
);
