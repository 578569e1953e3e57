import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { nameOf } from '../../src/skins/paths';
import { resizeImage } from '../artwork/bitmap';
import { newestFile } from '../artwork/files';
import { gameSymbols } from '../artwork/game-symbols';
import { skinsFolder, type RepositorySkin } from './folder';

/** The side of a symbol in a preview (pixels): twice what Settings shows. */
const SIDE = 160;
/** How much of its place a symbol takes. */
const SYMBOL_PART = 0.86;

/**
 * A small WebP of how a game looks: three of its symbols on the ground of its reels.
 *
 * @param skin without it the original look
 */
export async function previewOf(skin?: RepositorySkin): Promise<Buffer> {
  const [firstGame = ''] = Object.keys(gameSymbols);
  const game = skin?.manifest.games[0] ?? firstGame;
  const symbols = gameSymbols[game] ?? [];
  const shown = [0, Math.floor(symbols.length / 2), symbols.length - 1].map((place) => symbols[place]);
  const isPixelated = skin?.manifest.pixelated ?? false;

  const draw = async (name: string, width: number): Promise<Buffer> => {
    const custom = skin?.files.find((file) => /\.(svg|png|webp)$/.test(file) && nameOf(file) === name);
    const file = skin && custom ? join(skinsFolder, skin.id, custom) : await newestFile(name);
    if (isPixelated && existsSync(file)) return sharp(file).resize({ width, kernel: 'nearest' }).toBuffer();
    return (await resizeImage(file, width)).png().toBuffer();
  };
  const width = shown.length * SIDE;
  const side = Math.round(SIDE * SYMBOL_PART);
  const inset = Math.round((SIDE - side) / 2);
  const ground = await draw(`${game}/stage/reels`, width);
  return sharp(ground)
    .extract({ left: 0, top: 0, width, height: SIDE })
    .composite(
      await Promise.all(
        shown.map(async (symbol, place) => ({
          input: await draw(`${game}/symbols/${symbol}`, side),
          left: place * SIDE + inset,
          top: inset,
        })),
      ),
    )
    .webp({ quality: 80 })
    .toBuffer();
}
