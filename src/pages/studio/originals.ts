import stages from 'artworks:every-game/stage';
import symbols from 'artworks:every-game/symbols';
import brand from 'artworks:shell/brand';
import cards from 'artworks:shell/cards';
import pages from 'artworks:shell/pages';

const inFolder = (folder: string, addresses: typeof brand): typeof brand =>
  Object.fromEntries(Object.entries(addresses).map(([name, address]) => [`${folder}/${name}`, address]));

/** The addresses of the product's own pictures, by folder and name. */
export const originals: typeof brand = {
  ...symbols,
  ...stages,
  ...inFolder('shell/cards', cards),
  ...inFolder('shell/pages', pages),
  ...inFolder('shell/brand', brand),
};
