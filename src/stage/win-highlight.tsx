import type { CSSProperties } from 'react';
import type { Cell, GameDefinition } from '../engine/definition';
import type { StageArt } from '../games/game-art';
import { hasCell, isInColumn } from './winning-cells';
import { imageSources } from '../ui/browser/sized-images';

interface WinHighlightProps {
  readonly grid: GameDefinition['grid'];
  readonly highlight: StageArt['winHighlight'];
  readonly winning: readonly Cell[];
}

const LIGHT = 'opacity-0 [transition:opacity_var(--highlight-time)] data-[winning=true]:opacity-100';

/** The ground below symbols that have won lights up: their columns, or their cells. */
export function WinHighlight({ grid: { columns, rows }, highlight, winning }: WinHighlightProps) {
  return Array.from({ length: columns }, (_, column) =>
    highlight.of === 'column' ? (
      <img
        key={column}
        {...imageSources(highlight.image)}
        alt=""
        className={`highlight-column relative row-start-1 size-full min-h-0 ${LIGHT}`}
        data-winning={isInColumn(winning, column)}
      />
    ) : (
      Array.from({ length: rows }, (_, row) => (
        <img
          key={`${column} ${row}`}
          {...imageSources(highlight.image)}
          alt=""
          className={`highlight-cell reel-cell ${LIGHT}`}
          style={placeOf({ column, row })}
          data-winning={hasCell(winning, { column, row })}
        />
      ))
    ),
  );
}

/** Says where a cell is (stage.css). */
const placeOf = ({ column, row }: Cell) => ({ '--column': column, '--row': row }) as CSSProperties;
