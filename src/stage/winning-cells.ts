import { symbolIds, type Cell, type GameDefinition } from '../engine/definition';
import type { SpinResult, Win } from '../engine/spin';

/** All cells of a grid, column by column from the left, from the top. */
export const allCells = ({ columns, rows }: GameDefinition['grid']): Cell[] =>
  Array.from({ length: columns * rows }, (_, index) => ({
    column: Math.floor(index / rows),
    row: index % rows,
  }));

export const hasCell = (cells: readonly Cell[], { column, row }: Cell): boolean =>
  cells.some((cell) => cell.column === column && cell.row === row);

/** The columns of these cells, from the left, each once. */
export const columnsOf = (cells: readonly Cell[]): number[] =>
  [...new Set(cells.map(({ column }) => column))].sort((one, other) => one - other);

export const isInColumn = (cells: readonly Cell[], column: number): boolean =>
  cells.some((cell) => cell.column === column);

const scatterCells = ({ symbols }: Pick<GameDefinition, 'symbols'>, { grid }: SpinResult): Cell[] =>
  grid.flatMap((shown, column) =>
    shown.flatMap((symbol, row) => (symbols[symbol]?.role === 'scatter' ? [{ column, row }] : [])),
  );

/** The cells lit before free spins begin: those that won, and those that begin them. */
export const openingCells = (definition: Pick<GameDefinition, 'symbols'>, spin: SpinResult): Cell[] => [
  ...winningCells(definition, spin),
  ...scatterCells(definition, spin),
];

/**
 * The cells that have won in a spin: those of its wins, and values that were collected with their collectors. Each once,
 * column by column from the left, from the top.
 */
export function winningCells(
  { symbols }: Pick<GameDefinition, 'symbols'>,
  { grid, wins, collected }: SpinResult,
): Cell[] {
  const paying = [...wins.flatMap(({ cells }) => cells), ...collected.map(({ cell }) => cell)];
  const hasCollected = collected.length > 0;
  return grid.flatMap((shown, column) =>
    shown.flatMap((symbol, row) => {
      const isCollector = hasCollected && symbols[symbol]?.role === 'collector';
      return isCollector || hasCell(paying, { column, row }) ? [{ column, row }] : [];
    }),
  );
}

/** The way of a line through these cells, from the left edge of the window on (in cells). */
export function paylinePath(cells: readonly Cell[]): string {
  let [x, y] = [0, (cells[0]?.row ?? 0) + 0.5];
  const parts = [`M${x} ${y}`];
  for (const cell of cells) {
    const [nextX, nextY] = [cell.column + 0.5, cell.row + 0.5];
    const half = (nextX - x) / 2;
    parts.push(`C${x + half} ${y} ${nextX - half} ${nextY} ${nextX} ${nextY}`);
    [x, y] = [nextX, nextY];
  }
  return parts.join('');
}

/** The colour in which a win is drawn, of a game's `paylineColours`: one for each line, or for each symbol whose ways pay. */
export const winColour = (
  definition: Pick<GameDefinition, 'lines' | 'symbols'>,
  colours: readonly string[],
  { line, symbol }: Pick<Win, 'line' | 'symbol'>,
): string | undefined =>
  colours[
    line === undefined
      ? symbolIds(definition).indexOf(symbol)
      : definition.lines.findIndex(({ id }) => id === line)
  ];
