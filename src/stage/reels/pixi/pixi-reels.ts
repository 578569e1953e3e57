import type { Container } from 'pixi.js';
import type { Cell, GameDefinition } from '../../../engine/definition';
import type { WinPart } from '../../../games/game-art';
import { startTimeline, stopTimeline } from '../../timeline';
import { allCells, hasCell, isInColumn } from '../../winning-cells';
import { winMotionOf } from '../motion';
import { wantsLessMotion } from '../../../ui/browser/motion';
import { atStart, type ReelRenderer, type SpinFrame } from '../reel-renderer';
import { stillStrip, type Strip } from '../strip';
import type { CellSize } from '../symbol-pixels';
import { findContainer, findSprite, labels } from './scene-labels';
import { createStripWindow, showSymbol } from './strip-window';
import type { SymbolFrames } from './symbol-atlas';

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

const still: SpinFrame = { reels: [], fade: 0 };

/**
 * Reels drawn by Pixi. Once winning cells are lifted, nothing runs at rest.
 *
 * @param scene what ReelScene has mounted
 * @param render draws the scene once
 */
export function createPixiReels(
  scene: Container,
  grid: GameDefinition['grid'],
  { winPart, pixelated }: { readonly winPart: WinPart; readonly pixelated: boolean },
  render: () => void,
): PixiReels {
  const reelsIn = (set: Container): Container[] =>
    Array.from({ length: grid.columns }, (_, column) => findContainer(set, labels.reel(column)));
  const beltsIn = (set: Container) => reelsIn(set).map((reel) => findContainer(reel, labels.belt));
  const windowsIn = (set: Container) =>
    beltsIn(set).map((belt, column) => createStripWindow(belt, grid.rows, column));
  const reels = findContainer(scene, labels.reels);
  const incomingReels = findContainer(scene, labels.incoming);
  const cells = findContainer(scene, labels.cells);
  const windows = windowsIn(reels);
  const incomingWindows = windowsIn(incomingReels);
  const symbols =
    winPart === 'column'
      ? []
      : allCells(grid).map((cell) => {
          const container = findContainer(cells, labels.cell(cell));
          return { cell, container, sprite: findSprite(container, labels.symbol(0)) };
        });
  const parts: readonly Part[] =
    winPart === 'column'
      ? reelsIn(reels).map((container, column) => ({ container, isIn: (won) => isInColumn(won, column) }))
      : symbols.map(({ cell, container }) => ({ container, isIn: (won) => hasCell(won, cell) }));

  let atlas: SymbolFrames | null = null;
  let strips: readonly Strip[] = [];
  /** With less motion, the grid that fades in over the strips. */
  let incoming: readonly Strip[] | null = null;
  let frame = still;
  /** The columns that something else draws. */
  let hiddenReels: readonly number[] = [];
  /** The lift of winning cells. */
  let timeline: gsap.core.Timeline | null = null;

  const drawScene = (): void => {
    if (!atlas) return;
    for (const [column, draw] of windows.entries())
      draw(atlas, strips[column] ?? stillStrip(), frame.reels[column] ?? atStart);
    reels.alpha = 1 - frame.fade;
    incomingReels.visible = incoming !== null;
    incomingReels.alpha = frame.fade;
    for (const [column, strip] of (incoming ?? []).entries())
      incomingWindows[column]?.(atlas, strip, atStart);
    if (cells.visible)
      for (const { cell, sprite } of symbols) {
        const symbol = hiddenReels.includes(cell.column) ? undefined : strips[cell.column]?.symbols[cell.row];
        showSymbol(sprite, symbol === undefined ? undefined : atlas.frames[symbol]?.[0]);
        if (atlas.grid) {
          const middle = atlas.grid.middleOf(cell);
          sprite.position.set(middle.x - cell.column - 0.5, middle.y - cell.row - 0.5);
        }
      }
    render();
  };
  const stop = (): void => {
    stopTimeline(timeline);
    timeline = null;
  };
  const { ms, lifted, back, scaleEase, fadeEase } = winMotionOf({ pixelated });
  const lift = (winning: readonly Cell[]): void => {
    const duration = wantsLessMotion() ? 0 : ms / 1000;
    const lifting = (timeline = startTimeline(() => {
      timeline = null;
    }, drawScene));
    for (const { container, isIn } of parts) {
      const { scale, alpha } = isIn(winning) ? lifted : back;
      lifting.to(container, { alpha, duration, ease: fadeEase.gsap }, 0);
      lifting.to(container.scale, { x: scale, y: scale, duration, ease: scaleEase.gsap }, 0);
    }
  };

  return {
    applyAtlas(next, cell) {
      atlas = next;
      scene.scale.set(cell.width, cell.height);
      drawScene();
    },
    show(shown, winning) {
      stop();
      strips = shown.map(stillStrip);
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
    hideReels(hidden) {
      if (hidden.join() === hiddenReels.join()) return;
      hiddenReels = hidden;
      for (const [column, belt] of beltsIn(reels).entries()) belt.visible = !hidden.includes(column);
      // Otherwise the next frame of the lift draws this.
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
