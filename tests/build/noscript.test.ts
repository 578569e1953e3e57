import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageNames } from '../../src/languages/language';

test('a browser without JavaScript is told so in every language', () => {
  const html = readFileSync('index.html', 'utf8');
  const [, said = ''] = /<noscript>(.*)<\/noscript>/s.exec(html) ?? [];
  const parts = [...said.matchAll(/<p(?: lang="([\w-]+)")?>([^<]*JavaScript[^<]*)<\/p>/g)];
  expect(parts.map(([, lang = 'en']) => lang)).toEqual(Object.keys(languageNames));
  expect(new Set(parts.map(([, , text]) => text)).size).toBe(parts.length);
});
