import type { PlayableGame } from '../../../../games/playable';
import { texts } from '../texts';
import { insetBox, type Box } from './box';
import type { PictureContent, PictureRow } from './content';
import { symbolAddress, type ImageOf } from './images';
import { colour, type Pen } from './pen';

/** Where the title is on a sign without buttons, and the sign's height in its widths. */
const sign = { field: '28% 15% 16%', ratio: 0.1875 } as const;

/** The sizes of fonts, and of rows, margins and gaps (pixels), in a column of a width. They grow with it, up to a point. */
function sizesIn({ width }: Box) {
  const scale = Math.min(Math.max(width / 400, 1), 1.3);
  return {
    multiple: 150 * scale,
    noWin: 104 * scale,
    ofTheBet: 46 * scale,
    rowText: 31 * scale,
    row: 58 * scale,
    padding: 18 * scale,
    gap: 20 * scale,
    symbolGap: 14 * scale,
    footer: 20,
  };
}

/** Writes beside the machine: the game's title, what the round has paid, by what, and what coins are worth. */
export function drawColumn(
  pen: Pen,
  game: PlayableGame,
  { multiple, rows }: PictureContent,
  column: Box,
  imageOf: ImageOf,
): void {
  const sizes = sizesIn(column);
  const x = column.x + column.width / 2;
  const maxWidth = column.width;
  const bottom = column.y + column.height;

  const signBox = { ...column, height: column.width * sign.ratio };
  const field = insetBox(signBox, sign.field);
  pen.draw(imageOf(game.pageArt.sign.image), signBox);
  pen.write(game.definition.title, {
    x,
    y: field.y + field.height * 0.53,
    size: field.height * 0.86,
    maxWidth: field.width,
    fill: colour('gold-light'),
  });
  const outlined = { x, maxWidth, isOutlined: true } as const;
  pen.write(texts.picture.footer, {
    ...outlined,
    y: bottom - sizes.footer / 2,
    size: sizes.footer,
    fill: colour('text'),
    isSmall: true,
  });

  // The rest is in the middle between them. With many rows what was paid is smaller.
  const top = signBox.y + signBox.height;
  const space = bottom - sizes.footer - top;
  const ofTheBet = multiple === null ? 0 : sizes.ofTheBet * 1.1;
  const panelHeight = rows.length > 0 ? rows.length * sizes.row + sizes.padding * 1.5 : 0;
  const below = ofTheBet + (panelHeight > 0 ? sizes.gap + panelHeight : 0);
  const size = Math.min(multiple === null ? sizes.noWin : sizes.multiple, space - below - 2 * sizes.gap);
  const y = top + (space - size - below) / 2;
  pen.write(multiple ?? texts.picture.noWin, {
    ...outlined,
    y: y + size * 0.54,
    size,
    fill: multiple === null ? colour('foam') : goldOf(pen, y, size),
  });
  if (multiple !== null)
    pen.write(texts.picture.ofTheBet, {
      ...outlined,
      y: y + size + sizes.ofTheBet * 0.45,
      size: sizes.ofTheBet,
      fill: colour('foam'),
    });
  const panel = { ...column, y: y + size + ofTheBet + sizes.gap, height: panelHeight };
  if (rows.length > 0) drawRows(pen, game, rows, sizes, panel, imageOf);
}

/** Gold for letters that are so high, lit from above. */
function goldOf({ context }: Pen, top: number, height: number): CanvasGradient {
  const gold = context.createLinearGradient(0, top, 0, top + height);
  gold.addColorStop(0.2, colour('gold-light'));
  gold.addColorStop(0.8, colour('gold'));
  return gold;
}

/** Writes rows on dark glass: a symbol, a name beside it, and its value at the end. A single name has glass for itself alone. */
function drawRows(
  pen: Pen,
  { art }: PlayableGame,
  rows: readonly PictureRow[],
  { rowText: size, row: rowHeight, padding, symbolGap }: ReturnType<typeof sizesIn>,
  { x, y, width, height }: Box,
  imageOf: ImageOf,
): void {
  const side = rowHeight * 0.9;
  const start = rows.some(({ symbol }) => symbol !== undefined) ? side + symbolGap : 0;
  const needed = Math.max(
    ...rows.map(({ name, value }) => (value ? width : pen.widthOf(name, size) + start + 2.5 * padding)),
  );
  const panel = Math.min(width, needed);
  const left = x + (width - panel) / 2;
  const room = panel - 2 * padding - start;
  // All rows have one size, in which the longest fits: in sizes of their own, a long value left a name too small to read.
  const widths = rows.map(
    ({ name, value }) => pen.widthOf(name, size) + (value ? pen.widthOf(value, size) + symbolGap : 0),
  );
  const fitting = size * Math.min(1, room / Math.max(...widths));
  pen.fillBox({ x: left, y, width: panel, height }, 20, colour('abyss'), 0.72);
  for (const [n, { symbol, name, value }] of rows.entries()) {
    const middle = y + padding * 0.75 + (n + 0.5) * rowHeight;
    if (symbol !== undefined) {
      const place = { x: left + padding, y: middle - side / 2, width: side, height: side };
      pen.draw(imageOf(symbolAddress(art, symbol)), place);
    }
    const place = { y: middle, size: fitting, maxWidth: room };
    const from = left + padding + start;
    pen.write(name, { ...place, x: from, align: 'left', fill: colour('text') });
    if (value !== undefined)
      pen.write(value, { ...place, x: from + room, align: 'right', fill: colour('gold-light') });
  }
}
