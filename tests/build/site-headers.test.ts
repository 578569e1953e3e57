import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { headersOf, parseHeaderRules, policyOfPage, readHeaderRules } from '../../build/site-headers';

const root = resolve(import.meta.dirname, '../..');
const POLICY = 'Content-Security-Policy';

describe('a file of headers', () => {
  const rules = parseHeaderRules(
    ['# for hosts', '/*', '  # of all', '  A: 1; b: 2 ', '', '/files/*', '\tB-C: 3', '/one\r', '  D: 4'].join(
      '\n',
    ),
  );

  it('gives paths and their headers', () => {
    expect(rules).toEqual([
      { path: '/*', headers: [['A', '1; b: 2']] },
      { path: '/files/*', headers: [['B-C', '3']] },
      { path: '/one', headers: [['D', '4']] },
    ]);
  });

  it.each([
    ['/', ['A']],
    ['/files', ['A']],
    ['/files/deep/one', ['A', 'B-C']],
    ['/one', ['A', 'D']],
    ['/one/two', ['A']],
  ])('gives %s the headers of every rule that it meets', (path, names) => {
    expect(headersOf(rules, path).map(([name]) => name)).toEqual(names);
  });

  it.each(['  A: 1', '/*\nA: 1', '/*\n  A', '/*\n  A:', 'files/*', '/*\n  two words: 1'])(
    'is refused where a line of it would be lost on a host: %j',
    (text) => {
      expect(() => parseHeaderRules(text)).toThrow('public/_headers: ');
    },
  );
});

describe('the policy of the page', () => {
  it('is that of all paths, without what only a header can say', () => {
    const text = `/*\n  ${POLICY}: default-src 'none'; frame-ancestors 'none'; base-uri 'none'\n`;
    expect(policyOfPage(parseHeaderRules(text))).toBe("default-src 'none'; base-uri 'none'");
  });
});

describe('public/_headers', () => {
  const rules = readHeaderRules();
  const ofAll = headersOf(rules, '/');

  it('trusts only files of the site, and no inline script, style or eval', () => {
    const policy = ofAll.find(([name]) => name === POLICY)?.[1] ?? '';
    expect(policy).toMatch(/^default-src 'none'; /);
    // Pictures alone may be blobs too: those that an artist tries.
    for (const directive of policy.replace("img-src 'self' blob:", "img-src 'self'").split('; ')) {
      expect(directive).toMatch(/^[a-z-]+ '(none|self)'$/);
    }
  });

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
