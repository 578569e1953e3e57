import { catalog } from '../../src/games/catalog';
import { lostAtSea } from '../../src/pages/descriptions';
import { everyPage } from '../../src/pages/page-list';
import { showing } from '../../testing/shown-art';

/** Every page, and an address without one: that one logs an error. */
export const pages = [...everyPage, { ...lostAtSea, path: '/no-such-page' }];

/** The skins that pictures of pages show: whoever adds one changes no baseline. */
export const PICTURED_SKINS = ['desert-oasis', 'paper', 'pixel'];

const games = catalog.map(({ id }) => id);
const gamesAndSkins = [...games, ...PICTURED_SKINS];

/** Pages with pictures of games or skins, besides those of the games. */
const shownOn: Readonly<Record<string, readonly string[]>> = {
  ...{ '/': games, '/profile': ['lucky-fishing'], '/fairness': games, '/studio': games },
  ...{ '/settings': gamesAndSkins, '/looks': gamesAndSkins },
};

/** The tags of a test with pictures of a page, by the games and skins that are on it. */
export const tagsOfPage = (path: string): string[] =>
  showing(...(shownOn[path] ?? catalog.filter((game) => game.path === path).map(({ id }) => id)));
