import type { Container, Sprite } from 'pixi.js';
import type { Cell, GameDefinition } from '../../../engine/definition';
import type { WinPart } from '../../../games/game-art';
import { startTimeline, stopTimeline } from '../../timeline';
import { hasCell, isInColumn } from '../../winning-cells';
import { winMotionOf } from '../motion';
import { wantsLessMotion } from '../../../ui/browser/motion';
import { atStart, type ReelRenderer, type SpinFrame } from '../reel-renderer';
import { stillStrip, type Strip } from '../strip';
import { createStripWindow, showSymbol } from './strip-window';
import type { CellSize, SymbolFrames } from './symbol-atlas';

interface PixiReels extends ReelRenderer {
  /** Switches to this atlas, drawn for cells of this size (CSS pixels), and draws. */
  applyAtlas(atlas: SymbolFrames, cell: CellSize): void;
  /** Stops a lift where it is, before the scene can no longer be drawn. */
  stop(): void;
}

/** What is lifted or set back as one. */
interface Part {
  readonly container: Container;
  /** Whether one of these cells is in it. */
  readonly isIn: (cells: readonly Cell[]) => boolean;
}

/** Each with its belt of sprites. */
type Reels = Container<Container<Container<Sprite>>>;

const still: SpinFrame = { reels: [], fade: 0 };

/**
 * Reels drawn by Pixi. Once winning cells are lifted, nothing runs at rest.
 *
 * @param scene what ReelScene has mounted
 * @param render draws the scene once
 */
export function createPixiReels(
  scene: Container,
  { rows }: GameDefinition['grid'],
  { winPart, pixelated }: { readonly winPart: WinPart; readonly pixelated: boolean },
  render: () => void,
): PixiReels {
  const reels = scene.getChildAt<Reels>(0);
  const fadingIn = scene.getChildAt<Reels>(1);
  const cells = scene.getChildAt<Container<Container<Sprite>>>(2);
  const windows = reels.children.map((reel, column) => createStripWindow(reel.getChildAt(0), rows, column));
  const windowsFadingIn = fadingIn.children.map((reel, column) =>
    createStripWindow(reel.getChildAt(0), rows, column),
  );
  const parts: readonly Part[] =
    winPart === 'column'
      ? reels.children.map((container, column) => ({ container, isIn: (won) => isInColumn(won, column) }))
      : cells.children.map((container, index) => {
          const cell = { column: Math.floor(index / rows), row: index % rows };
          return { container, isIn: (won) => hasCell(won, cell) };
        });

  let atlas: SymbolFrames | null = null;
  let strips: readonly Strip[] = [];
  /** With less motion, the grid that fades in over the strips. */
  let incoming: readonly Strip[] | null = null;
  let frame = still;
  /** The lift of winning cells. */
  let timeline: gsap.core.Timeline | null = null;

  const drawScene = (): void => {
    if (!atlas) return;
    for (const [column, draw] of windows.entries())
      draw(atlas, strips[column] ?? stillStrip(), frame.reels[column] ?? atStart);
    reels.alpha = 1 - frame.fade;
    fadingIn.visible = incoming !== null;
    fadingIn.alpha = frame.fade;
    for (const [column, strip] of (incoming ?? []).entries())
      windowsFadingIn[column]?.(atlas, strip, atStart);
    if (cells.visible)
      for (const [index, cell] of cells.children.entries()) {
        const symbol = strips[Math.floor(index / rows)]?.symbols[index % rows];
        const sprite = cell.getChildAt(0);
        showSymbol(sprite, symbol === undefined ? undefined : atlas.frames[symbol]?.[0]);
        if (atlas.grid) {
          const place = { column: Math.floor(index / rows), row: index % rows };
          const middle = atlas.grid.middleOf(place);
          sprite.position.set(middle.x - place.column - 0.5, middle.y - place.row - 0.5);
        }
      }
    render();
  };
  const stop = (): void => {
    stopTimeline(timeline);
    timeline = null;
  };
  const winMotion = winMotionOf({ pixelated });
  const lift = (winning: readonly Cell[]): void => {
    const duration = wantsLessMotion() ? 0 : winMotion.ms / 1000;
    const lifting = (timeline = startTimeline(() => {
      timeline = null;
    }, drawScene));
    for (const { container, isIn } of parts) {
      const { scale, alpha } = isIn(winning) ? winMotion.lifted : winMotion.back;
      lifting.to(container, { alpha, duration, ease: 'power2.out' }, 0);
      lifting.to(container.scale, { x: scale, y: scale, duration, ease: 'back.out(2)' }, 0);
    }
  };

  return {
    applyAtlas(next, cell) {
      atlas = next;
      scene.scale.set(cell.width, cell.height);
      drawScene();
    },
    show(grid, winning) {
      stop();
      strips = grid.map(stillStrip);
      incoming = null;
      frame = still;
      const isCellByCell = winning.length > 0 && winPart === 'cell';
      reels.visible = !isCellByCell;
      cells.visible = isCellByCell;
      for (const { container } of parts) {
        container.visible = true;
        container.alpha = 1;
        container.scale.set(1);
      }
      drawScene();
      if (winning.length > 0) lift(winning);
    },
    hideCells(hidden) {
      for (const { container, isIn } of parts) if (isIn(hidden)) container.visible = false;
      // Otherwise the next frame of the lift draws this: what replaces the cells looks the same.
      if (!timeline) drawScene();
    },
    begin(spin) {
      strips = spin.strips;
      incoming = spin.fadeIn?.map(stillStrip) ?? null;
    },
    draw(next) {
      frame = next;
      drawScene();
    },
    stop,
  };
}
