import brand from 'artworks:shell/brand?width=192';
import cards from 'artworks:shell/cards?width=192';
import pages from 'artworks:shell/pages?width=192';
import stages from 'artworks:every-game/stage?width=192';
import shownSizes from '../../../assets/images.json';

/** An image in assets/. */
export interface ImageEntry {
  readonly name: string;
  readonly address: string;
  /** The file that bears the name, as `assets/lucky-fishing/stage/coin.svg`. */
  readonly file: string;
  /** The size at which the game shows it at most (CSS pixels), as `40 × 40`. */
  readonly shownAt: string;
}

const sizes: Readonly<Record<string, { width: number; height: number } | undefined>> = shownSizes;

/** The file that an image's address leads to: the development server serves it under its path in assets/. */
export function fileAt(address: string): string {
  const [, path = ''] = /@artwork\/([^?]+)/.exec(address) ?? [];
  return `assets/${decodeURI(path)}`;
}

/** The images of one folder, in the order of their names. */
const imagesIn = (folder: string, addresses: typeof brand): ImageEntry[] =>
  Object.entries(addresses)
    .filter(([path]) => path.startsWith(`${folder}/`))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, address = '']) => {
      const size = sizes[path];
      const shownAt = size ? `${size.width} × ${size.height}` : 'no';
      return { name: path.slice(folder.length + 1), address, file: fileAt(address), shownAt };
    });

/** The folders of a game and those of the product, except the symbols, which have a sheet of their own. */
export const foldersOf = (game: string) =>
  [
    { title: 'Stage', images: imagesIn(`${game}/stage`, stages) },
    { title: 'Cards', images: imagesIn('shell/cards', cards) },
    { title: 'Pages', images: imagesIn('shell/pages', pages) },
    { title: 'Brand', images: imagesIn('shell/brand', brand) },
  ] as const;
