import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WinHighlight } from '../../src/stage/win-highlight';

const grid = { columns: 3, rows: 2 };
const winning = [
  { column: 0, row: 1 },
  { column: 2, row: 0 },
];

it.each([
  ['column', 'true false true'],
  ['cell', 'false true false false true false'],
] as const)('lights each %s in which symbols have won, column by column from the top', (of, expected) => {
  const highlight = { image: 'lit.webp', of };
  const markup = renderToStaticMarkup(<WinHighlight grid={grid} highlight={highlight} winning={winning} />);
  const states = [...markup.matchAll(/data-winning="(true|false)"/g)].map(([, state = '']) => state);
  expect(states.join(' ')).toBe(expected);
});
