import brand from 'artworks:brand?width=192';
import cards from 'artworks:cards?width=192';
import pages from 'artworks:pages?width=192';
import stage from 'artworks:stage?width=192';
import shownSizes from '../../../assets/pictures.json';

/** A picture of the artists' room. */
export interface Picture {
  readonly name: string;
  readonly address: string;
  /** The file that bears the name, as `assets/stage/coin.svg`. */
  readonly file: string;
  /** The size at which the game shows it at most (CSS pixels), as `40 × 40`. */
  readonly shownAt: string;
}

const sizes: Readonly<Record<string, { width: number; height: number } | undefined>> = shownSizes;

/** The file that a picture's address leads to: the development server serves it under its path in assets/. */
export function fileAt(address: string): string {
  const [, path = ''] = /@artwork\/([^?]+)/.exec(address) ?? [];
  return `assets/${decodeURI(path)}`;
}

/** The pictures of one folder, in the order of their names. */
function picturesOf(folder: string, addresses: typeof brand): Picture[] {
  const names = Object.keys(addresses).sort();
  return names.map((name) => {
    const { [name]: address = '' } = addresses;
    const size = sizes[`${folder}/${name}`];
    return { name, address, file: fileAt(address), shownAt: size ? `${size.width} × ${size.height}` : 'no' };
  });
}

/** All folders but that of the symbols, whose pictures do more than stand there. */
export const folders = [
  { title: 'Stage', pictures: picturesOf('stage', stage) },
  { title: 'Cards', pictures: picturesOf('cards', cards) },
  { title: 'Pages', pictures: picturesOf('pages', pages) },
  { title: 'Brand', pictures: picturesOf('brand', brand) },
] as const;
