import type { Cell, GameDefinition } from '../../engine/definition';
import { symbolAt } from '../../engine/grid';
import type { Spin } from '../../engine/round';
import type { GameArt } from '../../games/game-art';
import { atOnce } from '../../ui/browser/pieces';
import { loadWidest } from '../../ui/browser/sized-images';
import { allCells, columnsOf, hasCell, cellFrame, paylineLink, winColour } from '../winning-cells';
import { loadArtPixels } from './load-art-pixels';
import { winMotionOf } from './motion';
import type { PrintedOn } from './printed-values';
import {
  drawSymbolPixels,
  loadSymbolImages,
  printedSymbol,
  type CellSize,
  type SymbolImages,
} from './symbol-pixels';

/** How symbols look where nothing has won. */
const alike = { scale: 1, alpha: 1 };

/** A window of reels at rest, loaded. */
interface StillGrid {
  /** Of all symbols of the game. */
  readonly images: SymbolImages;
  /** Draws the window on a canvas, from its origin on, in this size (pixels). */
  readonly draw: (context: CanvasRenderingContext2D, size: CellSize) => void;
}

/**
 * Loads what a window of reels at rest shows of a spin. Rejects where an image can't be loaded.
 *
 * @param winning the cells that are lifted
 */
export async function loadStillGrid(
  definition: GameDefinition,
  art: GameArt,
  { grid, wins }: Pick<Spin, 'grid' | 'wins'>,
  winning: readonly Cell[],
  printedOn: PrintedOn,
): Promise<StillGrid> {
  const { pixelated, paylineColours = [], stage } = art;
  const [ground, highlight, images] = await Promise.all([
    loadWidest(stage.reels),
    loadWidest(stage.winHighlight.image),
    loadSymbolImages(art),
    pixelated && loadArtPixels(),
  ]);
  const { columns, rows } = definition.grid;
  // Twice as large, because a symbol may be lifted; but pixels of art stay those of the canvas.
  const detail = pixelated ? 1 : 2;

  const draw: StillGrid['draw'] = (context, size) => {
    const [width, height] = [size.width / columns, size.height / rows];
    const pixels = atOnce(
      drawSymbolPixels(images, { width: width * detail, height: height * detail }, pixelated),
    );
    const drawSymbols = (cells: readonly Cell[], { scale, alpha }: typeof alike): void => {
      context.globalAlpha = alpha;
      for (const cell of cells) {
        const id = symbolAt(grid, cell) ?? '';
        const symbol = pixels.symbols[id];
        const middle = pixels.grid?.middleOf(cell) ?? { x: cell.column + 0.5, y: cell.row + 0.5 };
        const side = (pixels.side / detail) * scale;
        const [x, y] = [middle.x * width - side / 2, middle.y * height - side / 2];
        if (symbol) context.drawImage(printedSymbol(symbol, printedOn(id)), x, y, side, side);
      }
      context.globalAlpha = 1;
    };
    context.drawImage(ground, 0, 0, size.width, size.height);
    if (stage.winHighlight.of === 'cell')
      for (const { column, row } of winning)
        context.drawImage(highlight, column * width, row * height, width, height);
    else
      for (const column of columnsOf(winning))
        context.drawImage(highlight, column * width, 0, width, size.height);

    const { lifted, back } = winMotionOf(art);
    const others = allCells(definition.grid).filter((cell) => !hasCell(winning, cell));
    drawSymbols(others, winning.length > 0 ? back : alike);
    drawSymbols(winning, lifted);
    for (const win of wins) {
      const colour = winColour(definition, paylineColours, win);
      if (win.line !== undefined && colour !== undefined)
        drawPayline(context, win.cells, colour, width, height);
    }
  };
  return { images, draw };
}

/** Draws a line that pays, as style sheets draw it (stage.css). */
function drawPayline(
  context: CanvasRenderingContext2D,
  cells: readonly Cell[],
  colour: string,
  width: number,
  height: number,
): void {
  const { inset, radius } = cellFrame;
  const [frames, links] = [new Path2D(), new Path2D()];
  for (const [place, cell] of cells.entries()) {
    const side = 1 - 2 * inset;
    frames.roundRect(cell.column + inset, cell.row + inset, side, side, radius);
    const before = cells[place - 1];
    if (before) links.addPath(new Path2D(paylineLink(before, cell)));
  }
  const inCells = new DOMMatrix().scale(width, height);
  context.lineCap = 'round';
  context.strokeStyle = `color-mix(in srgb, ${colour}, white 30%)`;
  for (const [path, thickness] of [
    [frames, 0.04],
    [links, 0.07],
  ] as const) {
    const scaled = new Path2D();
    scaled.addPath(path, inCells);
    context.lineWidth = width * thickness;
    context.stroke(scaled);
  }
}
