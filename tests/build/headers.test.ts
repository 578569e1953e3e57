import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { headersOf, parseHeaderRules, readHeaderRules } from '../../build/pages/headers';

const root = resolve(import.meta.dirname, '../..');

it.each(['  A: 1', '/*\nA: 1', '/*\n  A', '/*\n  A:', 'files/*', '/*\n  two words: 1'])(
  'a file of headers is refused where a line of it would be lost on a host: %j',
  (text) => {
    expect(() => parseHeaderRules(text)).toThrow('neither a path nor a header');
  },
);

describe('public/_headers', () => {
  const rules = readHeaderRules();
  const ofAll = headersOf(rules, '/');

  it('names a header once for a path, since hosts join the values of several', () => {
    for (const path of ['/', ...rules.map((rule) => rule.path.replace('*', 'any'))]) {
      const names = headersOf(rules, path).map(([name]) => name.toLowerCase());
      expect(names, path).toEqual([...new Set(names)]);
    }
  });

  it('says the same as the sample for nginx', () => {
    const guide = readFileSync(resolve(root, 'docs/deploying.md'), 'utf8');
    const sample = /```nginx\n(.*?)```/s.exec(guide)?.[1] ?? '';
    // With every answer, errors too; and in one block, since nginx forgets those above a block with its own.
    const added = [...sample.matchAll(/^ {2}add_header (\S+) "(.*)" always;$/gm)];
    expect(added.map(([, name, value]) => [name, value])).toEqual(ofAll);
    const [caching, ...others] = rules.filter(({ path }) => path !== '/*');
    expect(others).toEqual([]);
    expect(caching?.headers.map(([name]) => name)).toEqual(['Cache-Control']);
    expect(sample).toContain(
      `~^${caching?.path.replace('*', '') ?? ''} "${caching?.headers[0]?.[1] ?? ''}";`,
    );
    expect(sample.match(/^\s*add_header/gm)).toHaveLength(ofAll.length + 1);
  });
});
