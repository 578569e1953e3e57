import { fileOf, folderOf, nameOf } from '../../../skins/paths';
import { readsCanvas } from '../../../ui/browser/canvas-readback';
import { newCanvas } from '../../../ui/browser/drawing-context';

/** Pixels. */
const SIDE = 192;
const LABEL = 32;
const COLUMNS = 6;

/**
 * Draws symbols in black on white with their names below, as a PNG: what of them is recognised by its outline alone.
 * Undefined where this browser can't draw it.
 *
 * @param symbols their pictures by path
 */
export async function silhouettes(
  symbols: readonly (readonly [path: string, content: Blob])[],
): Promise<Blob | undefined> {
  const rows = Math.ceil(symbols.length / COLUMNS);
  const sheet = newCanvas(COLUMNS * SIDE, rows * (SIDE + LABEL));
  const cell = newCanvas(SIDE, SIDE);
  if (!sheet || !cell || !(await readsCanvas())) return undefined;
  sheet.fillStyle = 'white';
  sheet.fillRect(0, 0, sheet.canvas.width, sheet.canvas.height);
  sheet.fillStyle = 'black';
  sheet.font = '16px sans-serif';
  sheet.textAlign = 'center';
  for (const [number, [path, content]] of symbols.entries()) {
    const [x, y] = [(number % COLUMNS) * SIDE, Math.floor(number / COLUMNS) * (SIDE + LABEL)];
    cell.globalCompositeOperation = 'copy';
    cell.drawImage(await pictureOf(content), 0, 0, SIDE, SIDE);
    cell.globalCompositeOperation = 'source-in';
    cell.fillRect(0, 0, SIDE, SIDE);
    sheet.drawImage(cell.canvas, x, y);
    const game = folderOf(folderOf(path));
    sheet.fillText(fileOf(nameOf(path)), x + SIDE / 2, y + SIDE + 14, SIDE);
    sheet.fillText(game, x + SIDE / 2, y + SIDE + 28, SIDE);
  }
  return (await new Promise<Blob | null>((resolve) => sheet.canvas.toBlob(resolve))) ?? undefined;
}

async function pictureOf(content: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(content);
  const picture = new Image();
  picture.src = url;
  await picture.decode().finally(() => URL.revokeObjectURL(url));
  return picture;
}
