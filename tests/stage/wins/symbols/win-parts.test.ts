// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createWinParts, WIN_PART } from '../../../../src/stage/wins/symbols/win-parts';

const grid = { columns: 5, rows: 3 };
const winning = [
  { column: 1, row: 2 },
  { column: 3, row: 0 },
  { column: 3, row: 1 },
];

it('stand for each winning cell once, in its place', () => {
  const host = document.createElement('div');
  const parts = createWinParts(host, grid, 'cell', winning);
  expect(parts.map(({ cells }) => cells)).toEqual(winning.map((cell) => [cell]));
  const places = [...host.querySelectorAll<HTMLElement>(`.${WIN_PART}`)].map(({ style }) =>
    ['--column', '--row'].map((name) => Number(style.getPropertyValue(name))),
  );
  expect(places).toEqual(winning.map(({ column, row }) => [column, row]));
});

it('stand for each column with a winning cell once, with all its cells', () => {
  const parts = createWinParts(document.createElement('div'), grid, 'column', winning);
  expect(parts.map(({ cells }) => cells)).toEqual(
    [1, 3].map((column) => [0, 1, 2].map((row) => ({ column, row }))),
  );
  expect(parts.map(({ element }) => element.style.gridColumn)).toEqual(['2 / 3', '4 / 5']);
});
