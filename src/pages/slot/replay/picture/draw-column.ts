import { texts } from '../texts';
import type { PictureContent, PictureRow } from './content';
import { colour, insetBox, type Box, type Pen } from './pen';

/** The images in a column, loaded. */
interface ColumnImages {
  readonly sign: HTMLImageElement;
  /** By their symbols' ids. */
  readonly symbols: Readonly<Record<string, HTMLImageElement>>;
}

/** Where the title is on a sign without buttons, and the sign's height in its widths. */
const sign = { field: '28% 15% 16%', ratio: 0.1875 } as const;

const FOOTER = 20;

/** Writes beside the machine: the game's title, what the round has paid, by what, and what coins are worth. */
export function drawColumn(
  pen: Pen,
  title: string,
  { multiple, rows }: PictureContent,
  column: Box,
  images: ColumnImages,
): void {
  // Fonts and gaps grow with the column, up to a point.
  const scale = Math.min(Math.max(column.width / 400, 1), 1.3);
  const gap = 20 * scale;
  const bottom = column.y + column.height - FOOTER;
  const outlined = { x: column.x + column.width / 2, maxWidth: column.width, isOutlined: true };

  const signBox = { ...column, height: column.width * sign.ratio };
  const field = insetBox(signBox, sign.field);
  pen.draw(images.sign, signBox);
  const titlePlace = { x: outlined.x, y: field.y + field.height * 0.53, size: field.height * 0.86 };
  pen.write(title, { ...titlePlace, maxWidth: field.width, fill: colour('gold-light') });
  const footer = { ...outlined, y: bottom + FOOTER / 2, size: FOOTER };
  pen.write(texts.picture.footer, { ...footer, font: 'font-text', fill: colour('text') });

  // The rest is in the middle between them. With many rows what was paid is smaller.
  const top = signBox.y + signBox.height;
  const caption = multiple === null ? 0 : 50 * scale;
  const panel = rows.length > 0 ? (rows.length * 58 + 27) * scale : 0;
  const below = caption + (panel > 0 ? gap + panel : 0);
  const size = Math.min((multiple === null ? 104 : 150) * scale, bottom - top - below - 2 * gap);
  const y = (top + bottom - size - below) / 2;
  const gold = pen.context.createLinearGradient(0, y, 0, y + size);
  gold.addColorStop(0.2, colour('gold-light'));
  gold.addColorStop(0.8, colour('gold'));
  const fill = multiple === null ? colour('foam') : gold;
  pen.write(multiple ?? texts.picture.noWin, { ...outlined, y: y + size * 0.54, size, fill });
  const ofTheBet = { ...outlined, y: y + size + 21 * scale, size: 46 * scale };
  if (multiple !== null) pen.write(texts.picture.ofTheBet, { ...ofTheBet, fill: colour('foam') });
  const panelBox = { ...column, y: y + size + caption + gap, height: panel };
  if (rows.length > 0) drawRows(pen, rows, scale, panelBox, images);
}

/** Writes rows on dark glass: a symbol, a name beside it, and its value at the end. A single name has glass for itself alone. */
function drawRows(
  pen: Pen,
  rows: readonly PictureRow[],
  scale: number,
  box: Box,
  { symbols }: ColumnImages,
): void {
  const [size, rowHeight, padding, gap] = [31 * scale, 58 * scale, 18 * scale, 14 * scale];
  const side = rowHeight * 0.9;
  const start = rows.some(({ symbol }) => symbol !== undefined) ? side + gap : 0;
  const needed = rows.map(({ name, value }) =>
    value ? box.width : pen.widthOf(name, size) + start + 2.5 * padding,
  );
  const width = Math.min(box.width, Math.max(...needed));
  const left = box.x + (box.width - width) / 2;
  const maxWidth = width - 2 * padding - start;
  // All rows have one size, in which the longest fits: in sizes of their own, a long value left a name too small to read.
  const widths = rows.map(
    ({ name, value }) => pen.widthOf(name, size) + (value ? pen.widthOf(value, size) + gap : 0),
  );
  const fitting = size * Math.min(1, maxWidth / Math.max(...widths));
  pen.fillBox({ ...box, x: left, width }, 20, colour('abyss'), 0.72);
  for (const [n, { symbol, name, value }] of rows.entries()) {
    const y = box.y + padding * 0.75 + (n + 0.5) * rowHeight;
    const place = { x: left + padding, y: y - side / 2, width: side, height: side };
    const image = symbols[symbol ?? ''];
    if (image) pen.draw(image, place);
    const written = { y, size: fitting, maxWidth };
    const x = left + padding + start;
    pen.write(name, { ...written, x, align: 'left', fill: colour('text') });
    const end = { ...written, x: x + maxWidth, align: 'right' } as const;
    if (value !== undefined) pen.write(value, { ...end, fill: colour('gold-light') });
  }
}
