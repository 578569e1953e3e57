/**
 * Draws the skin "Pixel" into `skins/pixel/`: each symbol with the frames of its win, and the stage of both games. The
 * same drawings make the same files.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { encodePng } from './pixel/png.mjs';
import { createRaster } from './pixel/raster.mjs';
import { skin, symbols } from './pixel/skin.mjs';
import { stage } from './pixel/stage/pictures.mjs';
import { describeSheet, drawFrame, drawSheet } from './pixel/win-sheet.mjs';

const folder = join(import.meta.dirname, '../../skins/pixel');
/** Pixels of a symbol's picture to one of its drawing. */
const SYMBOL_SCALE = 8;

/** @param {string} path in the skin @param {string | Buffer} content */
async function write(path, content) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** @param {unknown} value */
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

await write('skin.json', json(skin));
for (const [game, sprites] of Object.entries(symbols)) {
  for (const [name, sprite] of Object.entries(sprites)) {
    const path = `${game}/symbols/${name}`;
    await write(`${path}.png`, await encodePng(drawFrame(sprite, 0), SYMBOL_SCALE));
    await write(`${path}.win.png`, await encodePng(drawSheet(sprite), SYMBOL_SCALE));
    await write(`${path}.win.json`, json(describeSheet(`${name}.win.png`, sprite.frames, SYMBOL_SCALE)));
  }
}
for (const [game, pictures] of Object.entries(stage)) {
  for (const [name, { width, height, scale, draw }] of Object.entries(pictures)) {
    const raster = createRaster(width, height);
    draw(raster);
    await write(`${game}/stage/${name}.png`, await encodePng(raster, scale));
  }
}
