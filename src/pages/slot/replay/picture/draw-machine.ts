import type { Cell } from '../../../../engine/definition';
import { symbolAt } from '../../../../engine/grid';
import type { PlayableGame } from '../../../../games/playable';
import { SYMBOL_SIZE, winMotion } from '../../../../stage/reels/motion';
import { printOnCanvas } from '../../../../stage/reels/printed-values';
import { rasterise } from '../../../../stage/reels/symbol-drawing';
import { columnsOf, hasCell, paylinePath } from '../../../../stage/winning-cells';
import { texts } from '../texts';
import { insetBox, squareIn, type Box } from './box';
import type { PictureContent } from './content';
import { symbolAddress, type ImageOf } from './images';
import { colour, type Pen } from './pen';

/** How symbols look beside others that have won. */
const dimmed = { ...winMotion.back, alpha: 0.5 };
const alike = { scale: 1, alpha: 1 };

/** The plate on the lower beam of the frame (pixels). */
const plate = { height: 42, text: 26, padding: 22 } as const;

/** Draws a machine at rest in this box, and which of the round's spins it shows. */
export function drawMachine(
  pen: Pen,
  game: PlayableGame,
  content: PictureContent,
  box: Box,
  imageOf: ImageOf,
): void {
  const { context, draw } = pen;
  const { frame } = game.pageArt;
  const reels = insetBox(box, frame.window);
  drawReels(pen, game, content, reels, imageOf);
  context.shadowColor = 'rgb(2 16 24 / 0.7)';
  context.shadowBlur = 40;
  context.shadowOffsetY = 14;
  draw(imageOf(frame.image), box);
  context.shadowColor = 'transparent';
  if (content.caption === null) return;
  const width = pen.widthOf(content.caption, plate.text) + 2 * plate.padding;
  const x = reels.x + reels.width / 2;
  const y = (reels.y + reels.height + box.y + box.height) / 2;
  const plateBox = { x: x - width / 2, y: y - plate.height / 2, width, height: plate.height };
  pen.fillBox(plateBox, 8, colour('gold-shade'));
  pen.fillBox(
    { x: plateBox.x + 2, y: plateBox.y + 2, width: width - 4, height: plate.height - 4 },
    6,
    '#02101a',
  );
  pen.write(content.caption, { x, y: y + 1, size: plate.text, maxWidth: width, fill: colour('gold-light') });
}

/** Draws reels: what won is lit, and its lines are drawn; else all symbols are alike. */
function drawReels(
  { context, draw }: Pen,
  { definition, art }: PlayableGame,
  { spin, highlighted }: PictureContent,
  reels: Box,
  imageOf: ImageOf,
): void {
  const { columns, rows } = definition.grid;
  const [width, height] = [reels.width / columns, reels.height / rows];
  const boxOf = ({ column, row }: Cell): Box => ({
    x: reels.x + column * width,
    y: reels.y + row * height,
    width,
    height,
  });
  draw(imageOf(art.stage.reels), reels);
  const highlight = imageOf(art.stage.winHighlight.image);
  if (art.stage.winHighlight.of === 'cell') for (const cell of highlighted) draw(highlight, boxOf(cell));
  else
    for (const column of columnsOf(highlighted))
      draw(highlight, { ...boxOf({ column, row: 0 }), height: reels.height });

  const side = Math.round(Math.min(width, height) * SYMBOL_SIZE);
  const drawSymbols = (cells: readonly Cell[], { scale, alpha }: typeof alike): void => {
    context.globalAlpha = alpha;
    for (const cell of cells) {
      const id = symbolAt(spin.grid, cell) ?? '';
      // Twice as large: it may be drawn larger or smaller than it is on the stage.
      const symbol = rasterise(imageOf(symbolAddress(art, id)), side * 2, art.pixelated);
      const value = definition.symbols[id]?.value;
      const printed = value === undefined ? symbol : printOnCanvas(symbol, texts.picture.times(value));
      draw(printed, squareIn(boxOf(cell), side * scale));
    }
    context.globalAlpha = 1;
  };
  const cells = spin.grid.flatMap((shown, column) => shown.map((_, row) => ({ column, row })));
  drawSymbols(
    cells.filter((cell) => !hasCell(highlighted, cell)),
    highlighted.length > 0 ? dimmed : alike,
  );

  // Below the symbols that they lead through.
  context.save();
  context.translate(reels.x, reels.y);
  context.scale(width, height);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { line, cells: through } of spin.wins) {
    const light = art.paylineColours?.[definition.lines.findIndex(({ id }) => id === line)];
    if (light === undefined) continue;
    const path = new Path2D(paylinePath(through));
    // As on the stage (stage.css).
    context.strokeStyle = light;
    context.globalAlpha = 0.4;
    context.lineWidth = 0.13;
    context.stroke(path);
    context.strokeStyle = `color-mix(in srgb, ${light}, white 55%)`;
    context.globalAlpha = 1;
    context.lineWidth = 0.045;
    context.stroke(path);
  }
  context.restore();
  drawSymbols(highlighted, winMotion.lifted);
}
