import { extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import type { Ref } from 'react';
import type { GameDefinition } from '../../../engine/definition';
import type { WinPart } from '../../../games/game-art';
import { allCells } from '../../winning-cells';
import { labels } from './scene-labels';
import { spritesOnBelt } from './strip-window';

extend({ Container, Sprite });

interface ReelSceneProps {
  readonly grid: GameDefinition['grid'];
  /** What is lifted as one in a win. */
  readonly winPart: WinPart;
  /** What is in it has labels (scene-labels.ts). */
  readonly ref: Ref<Container>;
}

/** What Pixi draws, in units of cells. It mounts once: from then on GSAP and `createPixiReels` move it. */
export function ReelScene({ grid: { columns, rows }, winPart, ref }: ReelSceneProps) {
  const reels = Array.from({ length: columns }, (_, column) => (
    <Reel key={column} column={column} rows={rows} />
  ));
  const cells = allCells({ columns, rows }).map((cell) => (
    <pixiContainer key={labels.cell(cell)} label={labels.cell(cell)} x={cell.column + 0.5} y={cell.row + 0.5}>
      <pixiSprite label={labels.symbol(0)} anchor={0.5} />
    </pixiContainer>
  ));
  return (
    <pixiContainer ref={ref}>
      <pixiContainer label={labels.reels}>{reels}</pixiContainer>
      <pixiContainer label={labels.incoming}>{reels}</pixiContainer>
      <pixiContainer label={labels.cells}>{winPart === 'cell' && cells}</pixiContainer>
    </pixiContainer>
  );
}

/** A reel around its centre: a belt that moves in each frame, and sprites on it that only change their symbols. */
function Reel({ column, rows }: { readonly column: number; readonly rows: number }) {
  const middle = { x: 0.5, y: rows / 2 };
  return (
    <pixiContainer label={labels.reel(column)} pivot={middle} x={column + middle.x} y={middle.y}>
      <pixiContainer label={labels.belt}>
        {Array.from({ length: spritesOnBelt(rows) }, (_, index) => (
          <pixiSprite key={index} label={labels.symbol(index)} anchor={0.5} x={middle.x} y={index + 0.5} />
        ))}
      </pixiContainer>
    </pixiContainer>
  );
}
