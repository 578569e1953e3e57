import { expect, it } from 'vitest';
import { showing, showingAnyOf } from '../../../testing/shown-art';
import { chooseTests } from '../../../tools/review/choose-tests';

const fish = 'assets/lucky-fishing/symbols/fish.svg';
const baseline = 'e2e/visual/baselines/rounds.spec.ts/fish-canvas.webp';

it.each([
  ['the tests of changed code', ['src/ui/button.tsx', 'docs/spec.md'], ['--only-changed=main']],
  [
    'the tests that show a game',
    [fish, baseline, 'CHANGELOG.md'],
    ['--grep', showingAnyOf(['lucky-fishing'])],
  ],
  [
    'the tests that show any of several skins and games',
    [fish, 'skins/paper/skin.json', 'skins/paper/shell/pages/banner.svg'],
    ['--grep', showingAnyOf(['lucky-fishing', 'paper'])],
  ],
  ['the tests of baselines that change alone', [baseline], ['/rounds.spec.ts']],
  ['all tests, because any page shows shared art', ['assets/shell/sea/coin.svg'], []],
  [
    'all tests, because any page may use code that changes with its pictures',
    [fish, 'src/ui/button.tsx'],
    [],
  ],
])('chooses %s', (_, paths, args) => {
  expect(chooseTests(paths, 'main')).toEqual(args);
});

it('finds the tests that show a game or skin by their tags', () => {
  const pattern = new RegExp(showingAnyOf(['lucky-fishing', 'paper']));
  const finds = (...names: string[]) =>
    pattern.test(['rounds.spec.ts a spin @full', ...showing(...names)].join(' '));
  expect(finds('ocean-treasures', 'paper')).toBe(true);
  expect(finds('lucky-fishing', 'pixel')).toBe(true);
  expect(finds('paper-sea')).toBe(false);
  expect(finds('ocean-treasures')).toBe(false);
});
