import pages from 'artworks:every-game/pages';
import stages from 'artworks:every-game/stage';
import symbols from 'artworks:every-game/symbols';
import shell from 'artworks:shell';

/** The URLs of the product's default pictures, by folder and name. */
export const originals: typeof shell = { ...symbols, ...stages, ...pages, ...shell };
