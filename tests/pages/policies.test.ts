// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showLanguage } from '../../src/translations/show-language';
import { openApp, textOf } from '../app/open-app';

// Spec section 2, Terms, Privacy and Responsible Gaming.

test.each([
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
  ['/responsible-gaming', 'Responsible Gaming'],
])('%s says when it was last updated, and what it has to state', async (path, name) => {
  await openApp(path);
  expect(screen.getAllByRole('heading', { level: 1 }).map(textOf)).toEqual([name]);
  const article = screen.getByRole('article');
  const text = textOf(article);
  expect(text).toContain('Last updated May 12, 2025');
  expect(article.querySelector('time')?.getAttribute('datetime')).toBe('2025-05-12');
  expect(text).toMatch(/virtual coins[^.]* (have )?no cash value/i);
  expect(text).toContain('18');
  expect(text).toContain('may be changed with notice');
  // Terms and Responsible Gaming speak of purchases; nobody's data are bought on Privacy.
  if (path !== '/privacy') {
    expect(text).toContain('purchases are final and non-refundable');
    expect(text).toContain('minimum age is 18');
  }
  expect(textOf(document.body)).not.toMatch(/[‘’]/);
});

test('the date stands where the language has it', async () => {
  await openApp('/terms');
  const said = () => textOf(screen.getByRole('article').querySelector('p'));
  await act(() => showLanguage('ja'));
  expect(said()).toBe('最終更新日：2025年5月12日');
  await act(() => showLanguage('de'));
  expect(said()).toBe('Zuletzt aktualisiert am 12. Mai 2025');
  await act(() => showLanguage('en'));
});

test('Responsible Gaming has the tools to stay in control, and help elsewhere in a new tab', async () => {
  await openApp('/responsible-gaming');
  const article = within(screen.getByRole('article'));
  for (const name of ['Session limits', 'Daily reminders', 'Purchase limits', 'Self-exclusion'])
    article.getByRole('heading', { level: 3, name });
  const links = article.getAllByRole('link');
  expect(links.length).toBeGreaterThanOrEqual(3);
  for (const link of links)
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      expect.stringMatching(/^https:/),
      '_blank',
      'noopener noreferrer',
    ]);
});
