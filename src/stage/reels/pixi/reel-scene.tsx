import { extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import type { Ref } from 'react';
import type { GameDefinition } from '../../../engine/definition';
import type { WinPart } from '../../../games/game-art';
import { spritesOnBelt } from './strip-window';

extend({ Container, Sprite });

interface ReelSceneProps {
  readonly grid: GameDefinition['grid'];
  /** What is lifted as one in a win. */
  readonly winPart: WinPart;
  /** Its children are the reels, a second set of them that can fade in over these, and the single cells of a grid. */
  readonly ref: Ref<Container>;
}

/** What Pixi draws, in units of cells. It mounts once: from then on GSAP and `createPixiReels` move it. */
export function ReelScene({ grid: { columns, rows }, winPart, ref }: ReelSceneProps) {
  const reels = Array.from({ length: columns }, (_, column) => (
    <Reel key={column} column={column} rows={rows} />
  ));
  const cells = Array.from({ length: columns * rows }, (_, index) => (
    <pixiContainer key={index} x={Math.floor(index / rows) + 0.5} y={(index % rows) + 0.5}>
      <pixiSprite anchor={0.5} />
    </pixiContainer>
  ));
  return (
    <pixiContainer ref={ref}>
      <pixiContainer>{reels}</pixiContainer>
      <pixiContainer>{reels}</pixiContainer>
      <pixiContainer>{winPart === 'cell' && cells}</pixiContainer>
    </pixiContainer>
  );
}

/** A reel around its centre: a belt that moves in each frame, and sprites on it that only change their symbols. */
function Reel({ column, rows }: { readonly column: number; readonly rows: number }) {
  const middle = { x: 0.5, y: rows / 2 };
  return (
    <pixiContainer pivot={middle} x={column + middle.x} y={middle.y}>
      <pixiContainer>
        {Array.from({ length: spritesOnBelt(rows) }, (_, index) => (
          <pixiSprite key={index} anchor={0.5} x={middle.x} y={index + 0.5} />
        ))}
      </pixiContainer>
    </pixiContainer>
  );
}
