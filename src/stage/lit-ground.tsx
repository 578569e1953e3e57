import type { CSSProperties } from 'react';
import type { Cell, GameDefinition } from '../engine/definition';
import type { StageArt } from '../games/playable';
import { hasCell, isInColumn } from './winning-cells';

interface LitGroundProps {
  readonly grid: GameDefinition['grid'];
  readonly lit: StageArt['lit'];
  readonly winning: readonly Cell[];
}

/** The ground below symbols that have won lights up: their columns, or their cells. */
export function LitGround({ grid: { columns, rows }, lit, winning }: LitGroundProps) {
  return Array.from({ length: columns }, (_, column) =>
    lit.of === 'column' ? (
      <img
        key={column}
        src={lit.image}
        alt=""
        className="lit-column"
        data-lit={isInColumn(winning, column)}
      />
    ) : (
      Array.from({ length: rows }, (_, row) => (
        <img
          key={`${column} ${row}`}
          src={lit.image}
          alt=""
          className="lit-cell"
          style={placeOf({ column, row })}
          data-lit={hasCell(winning, { column, row })}
        />
      ))
    ),
  );
}

/** Says where a cell is (stage.css). */
const placeOf = ({ column, row }: Cell) => ({ '--column': column, '--row': row }) as CSSProperties;
