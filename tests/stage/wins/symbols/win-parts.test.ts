// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createWinParts, WIN_PART } from '../../../../src/stage/wins/symbols/win-parts';

const grid = { columns: 5, rows: 3 };
const winning = [
  { column: 1, row: 2 },
  { column: 3, row: 0 },
  { column: 3, row: 1 },
];
const host = (): HTMLElement => document.createElement('div');

it('stand for each winning cell once, in its place', () => {
  const parent = host();
  const parts = createWinParts(parent, grid, 'cell', winning);
  expect(parts.map(({ cells }) => cells)).toEqual(winning.map((cell) => [cell]));
  const places = [...parent.querySelectorAll<HTMLElement>(`.${WIN_PART}`)].map(({ style }) => [
    style.getPropertyValue('--column'),
    style.getPropertyValue('--row'),
  ]);
  expect(places).toEqual([
    ['1', '2'],
    ['3', '0'],
    ['3', '1'],
  ]);
});

it('stand for each column with a winning cell once, with all its cells', () => {
  const parent = host();
  const parts = createWinParts(parent, grid, 'column', winning);
  expect(parts.map(({ cells }) => cells)).toEqual(
    [1, 3].map((column) => [0, 1, 2].map((row) => ({ column, row }))),
  );
  expect(parts.map(({ element }) => element.style.gridColumn)).toEqual(['2 / 3', '4 / 5']);
  expect(parent.querySelectorAll(`.${WIN_PART}`)).toHaveLength(2);
});

it('are none without a win', () => {
  for (const part of ['cell', 'column'] as const) expect(createWinParts(host(), grid, part, [])).toEqual([]);
});
