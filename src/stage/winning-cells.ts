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

/** The frame of a cell that a line pays for: how far it is from the cell's edges, and how round its corners are (in cells). */
export const cellFrame = { inset: 0.04, radius: 0.1 } as const;
/** How far the corner of a frame is from its cell's edges, halfway around. */
const CORNER = cellFrame.inset + cellFrame.radius * (1 - Math.SQRT1_2);

/**
 * The path between the frames of two cells of a line, from one reel to the next (in cells). It stays between the reels, so that
 * it crosses no symbol.
 */
export function paylineLink(from: Cell, to: Cell): string {
  const down = Math.sign(to.row - from.row);
  // Side by side, the frames are linked in the middle of their edges, else at their nearest corners.
  const [gap, corner] = down === 0 ? [cellFrame.inset, 0] : [CORNER, 0.5 - CORNER];
  const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;
  const start = point(from.column + 1 - gap, from.row + 0.5 + down * corner);
  return `M${start}L${point(to.column + gap, to.row + 0.5 - down * corner)}`;
}

const round = (place: number): number => Math.round(place * 1_000) / 1_000;

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
