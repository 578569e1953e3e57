import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LitGround } from '../../src/stage/lit-ground';

const grid = { columns: 3, rows: 2 };
const winning = [
  { column: 0, row: 1 },
  { column: 2, row: 0 },
];
const litOf = (of: 'column' | 'cell'): string[] => {
  const markup = renderToStaticMarkup(
    <LitGround grid={grid} lit={{ image: 'lit.webp', of }} winning={winning} />,
  );
  return [...markup.matchAll(/data-lit="(true|false)"/g)].map(([, lit = '']) => lit);
};

it('lights the columns in which symbols have won', () => {
  expect(litOf('column')).toEqual(['true', 'false', 'true']);
});

it('lights the cells that have won, column by column from the top', () => {
  expect(litOf('cell')).toEqual([...['false', 'true'], ...['false', 'false'], ...['true', 'false']]);
});
