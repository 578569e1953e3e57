import { expect, test } from 'vitest';
import { checkDefinition } from '../../src/engine/check-definition';
import type { GameDefinition } from '../../src/engine/definition';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { tinyGame } from './tiny-game';

const tiny: GameDefinition = tinyGame;
const { symbols, lines, bet, reels, feature } = tiny;
const strips = reels as Extract<GameDefinition['reels'], { kind: 'strips' }>;
const base = (n: number, strip: readonly string[]): GameDefinition['reels'] => ({
  ...{ kind: 'strips', base: strips.base.with(n, strip) },
  feature: strips.feature ?? [],
});

test('a definition that can be played has no faults', () => {
  expect(checkDefinition(tiny)).toEqual([]);
  expect(checkDefinition(luckyFishing)).toEqual([]);
});

const withSymbol = (id: string, symbol: object) => ({
  symbols: { ...symbols, [id]: { name: 'Some', ...symbol } } as GameDefinition['symbols'],
});
const withFeature = (change: object) => ({ feature: { ...feature, ...change } as never });
const withLine = (id: string, ...cells: readonly (readonly [column: number, row: number])[]) => ({
  lines: [...lines, { id, cells: cells.map(([column, row]) => ({ column, row })) }],
});
const more = Array.from({ length: 30 }, (_, n) => [`more-${n}`, { name: 'More', pays: { 3: 2 } }] as const);

test.each<[string, Partial<GameDefinition>]>([
  ['"7" is no id', withSymbol('7', { pays: { 3: 7 } })],
  ['"Tiny" is no id', { id: 'Tiny' }],
  ['does not begin with a slash', { path: 'tiny' }],
  ['Two lines have the same id', { lines: [...lines, ...lines.slice(0, 1)] }],
  ['have to lie on steps', { bet: { ...bet, default: 7 } }],
  ['have to lie on steps', { bet: { ...bet, min: 0 } }],
  ['a whole number of ticks', { spin: { durationMs: 250, tickMs: 100 } }],
  ['"up" leaves the grid', withLine('up', [0, -1])],
  ['"out" leaves the grid', withLine('out', [3, 0])],
  ['The game has no lines', { lines: [] }],
  ['whose ways pay has no lines', { payRule: 'ways-from-the-left' }],
  ['"none" has no cells', withLine('none')],
  ['"same" has a cell twice', withLine('same', [0, 0], [1, 0], [1, 0])],
  ['"moon" pays 1.3 times the bet', withSymbol('moon', { pays: { 3: 1.3 } })],
  ['"moon" pays -1 times the bet', withSymbol('moon', { pays: { 3: -1 } })],
  ['"moon" pays for 4 on a line', withSymbol('moon', { pays: { 4: 2 } })],
  ['"coin" needs both', withSymbol('coin', { role: 'value' })],
  ['"joker" has a role', withSymbol('joker', { role: 'wild', pays: { 3: 2 } })],
  ['"moon" pays nothing', withSymbol('moon', {})],
  ['more than 36 symbols', { symbols: { ...symbols, ...Object.fromEntries(more) } }],
  ['2 base strips for 3 reels', { reels: { kind: 'strips', base: strips.base.slice(1) } }],
  ['Reel 1 of the base strips is shorter', { reels: base(0, ['sun']) }],
  ['Reel 1 of the base strips shows "toString"', { reels: base(0, ['sun', 'toString', 'moon']) }],
  ['Reel 1 of the base strips shows two scatters', { reels: base(0, ['sun', 'star', 'star', 'moon']) }],
  ['Reel 1 of the base strips shows two scatters', { reels: base(0, ['star', 'sun', 'moon', 'star']) }],
  ['Reel 2 of the feature strips shows a scatter', { reels: { kind: 'strips', base: strips.base } }],
  ['More than one collector', { reels: base(0, ['sun', 'thief', 'moon']) }],
  ['There are scatters, but no feature', { reels: { kind: 'uniform' }, feature: undefined as never }],
  ['A feature needs reels with strips', { reels: { kind: 'uniform' } }],
  ['A feature needs one scatter', withSymbol('star', { pays: { 3: 2 } })],
  ['more scatters than there are reels', withFeature({ awards: { 4: 5 } })],
  ['have to be whole', withFeature({ every: 0 })],
  ['have to be whole', withFeature({ adds: 0.5 })],
  ['"Gala" is no id', withFeature({ id: 'Gala' })],
])('a fault is said in a sentence: %s', (sentence, change) => {
  const faults = checkDefinition({ ...tiny, ...change });
  expect(faults.join(' ')).toContain(sentence);
  for (const fault of faults) expect(fault).toMatch(/^["A-Z].*\.$/);
});
