import { symbolIds } from '../src/engine/definition';
import { catalog } from '../src/games/catalog';

/** A way into a game that systems offer beside the icon of the installed product. */
export interface Shortcut {
  readonly name: string;
  readonly shortName: string;
  /** From the root of the site. */
  readonly url: string;
  /** The image of its icon in assets/, without the ending: the game's first symbol. */
  readonly image: string;
}

/** One for each game. Made while this module is loaded: afterwards Vite's runner fetches no more modules. */
export const shortcuts: readonly Shortcut[] = await Promise.all(
  catalog.map(async ({ id, name, pageTitle, path, load }) => ({
    ...{ name: `Play ${name}`, shortName: pageTitle, url: path.slice(1) },
    image: `${id}/symbols/${symbolIds(await load())[0] ?? ''}`,
  })),
);
