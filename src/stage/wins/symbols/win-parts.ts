import type { Cell, GameDefinition } from '../../../engine/definition';
import type { WinPart } from '../../../games/game-art';
import { columnsOf } from '../../winning-cells';
import { createElement } from '../elements';

export const WIN_PART = 'win-part';

/** What is lifted as one in a win's show. */
export interface WinPartElement {
  /** Empty, in the place of these cells (stage.css). */
  readonly element: HTMLElement;
  /** From the top. */
  readonly cells: readonly Cell[];
}

/** Creates the parts of a win in an element over the reel window: the winning cells, or their whole columns. */
export function createWinParts(
  host: HTMLElement,
  { rows }: GameDefinition['grid'],
  part: WinPart,
  winning: readonly Cell[],
): WinPartElement[] {
  const create = (className: string): HTMLElement => createElement('div', `${WIN_PART} ${className}`, host);
  if (part === 'column') {
    return columnsOf(winning).map((column) => {
      const element = create('show-column absolute inset-0 row-start-1');
      element.style.gridColumn = `${column + 1} / ${column + 2}`;
      return { element, cells: Array.from({ length: rows }, (_, row) => ({ column, row })) };
    });
  }
  return winning.map((cell) => {
    const element = create('show-cell reel-cell');
    element.style.setProperty('--column', String(cell.column));
    element.style.setProperty('--row', String(cell.row));
    return { element, cells: [cell] };
  });
}
