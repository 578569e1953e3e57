import type { GameDefinition, ReelSet } from '../../src/engine/definition';
import { catalog } from '../../src/games/catalog';
import { tinyGame } from '../engine/tiny-game';

/** The games of the catalog, and one of another size: the stage takes every size from the definition. */
export const everyGame: readonly GameDefinition[] = [
  ...(await Promise.all(catalog.map(({ load }) => load()))),
  tinyGame,
];

/** The sets of reels that a game's spins turn. */
const reelSetsOf = ({ feature }: GameDefinition): ReelSet[] => (feature ? ['base', 'feature'] : ['base']);

/** Each game with each of its sets of reels. */
export const everyReelSet = everyGame.flatMap((game) =>
  reelSetsOf(game).map((set) => ({ title: game.title, set, game })),
);

/** The numbers of a game's columns. */
export const columnsOf = ({ grid }: GameDefinition): number[] =>
  Array.from({ length: grid.columns }, (_, column) => column);
