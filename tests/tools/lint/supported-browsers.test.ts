import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import stylelint from 'stylelint';
import { expect, test } from 'vitest';
import { browserslist } from '../../../package.json';

const root = resolve(import.meta.dirname, '../../..');

test('README.md promises the browsers that lint and the build go by', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(browserslist).toEqual(['chrome 111', 'edge 111', 'firefox 128', 'safari 16.4', 'ios_saf 16.4']);
  expect(readme).toContain('Supported browsers: Chrome and Edge 111, Firefox 128, Safari 16.4, and newer.');
});

test('types know nothing of JavaScript that one of them lacks', () => {
  const lacking = {
    groupBy: 'Object.groupBy([1], String);',
    fromAsync: 'void Array.fromAsync([1]);',
    withResolvers: 'Promise.withResolvers();',
    union: 'new Set([1]).union(new Set([2]));',
  };
  // Where other checks that run meanwhile don't look, and the project's packages are found.
  const folder = mkdtempSync(join(root, 'node_modules/.unsupported-'));
  try {
    writeFileSync(join(folder, 'a.ts'), `${Object.values(lacking).join('\n')}\nexport {};\n`);
    const tsconfig = { extends: '../../src/tsconfig.json', files: ['a.ts'], include: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', folder], { encoding: 'utf8' });
    const missing = [...stdout.matchAll(/Property '(\w+)' does not exist/g)].map(([, name]) => name);
    expect(missing).toEqual(Object.keys(lacking));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ['@starting-style { a { opacity: 0 } }', 1],
  ['a { text-wrap: balance }', 1],
  ['a { color: light-dark(red, blue) }', 1],
  ['a { scrollbar-width: thin; & b { color: color-mix(in srgb, red, blue) } }', 0],
])('style sheets: %s', async (code, count) => {
  const { results } = await stylelint.lint({ code, codeFilename: join(root, 'src/a.css') });
  expect(results[0]?.warnings).toHaveLength(count);
});
