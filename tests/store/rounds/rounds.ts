import { clampBet } from '../../../src/engine/coins';
import type { GameDefinition } from '../../../src/engine/definition';
import { encodeGrid } from '../../../src/engine/grid-codec';
import { drawRound, SEEDS, type Round } from '../../../src/engine/round';
import { seededRandom } from '../../../src/engine/seeded-random';
import type { RoundText } from '../saved-text';
import { definitions } from '../tabs';

// Rounds for tests that hold for every game: each by the seed of a source of randomness that deals it first.

/** Every game, with its id for the names of tests. */
export const games = definitions.map((definition) => ({ id: definition.id, definition }));

export function otherThan({ id }: Pick<GameDefinition, 'id'>): GameDefinition {
  const other = definitions.find((definition) => definition.id !== id);
  if (!other) throw new Error('There is one game only.');
  return other;
}

/** The first round that this seed deals, for the first bet. */
export const roundOfSeed = (
  definition: GameDefinition,
  seed: number,
  bet = definition.bet.default,
  id = 1,
): Round => {
  const random = seededRandom(seed);
  const round = drawRound(definition, id, clampBet(definition, bet), random);
  return { ...round, seed: random(SEEDS) };
};

/** The lowest seed whose first round is one of those. */
function seedOf(definition: GameDefinition, isWanted: (round: Round) => boolean): number {
  for (let seed = 1; seed < 10_000; seed++) if (isWanted(roundOfSeed(definition, seed))) return seed;
  throw new Error(`No seed deals such a round of ${definition.id}.`);
}

export const winOf = (definition: GameDefinition): number => seedOf(definition, ({ payout }) => payout > 0);
export const lossOf = (definition: GameDefinition): number =>
  seedOf(definition, ({ payout, spins }) => payout === 0 && spins.length === 1);
/** The longest rounds that a game has: with free spins that pay and add more of them, where it has a feature. */
export const longWinOf = (definition: GameDefinition): number =>
  definition.feature
    ? seedOf(
        definition,
        ({ spins }) =>
          spins.some(({ multiplier }) => multiplier > 1) && spins.slice(1).some(({ payout }) => payout > 0),
      )
    : winOf(definition);

/** What deals each of these, by its name. */
export const KINDS = [
  ['a win', winOf],
  ['a loss', lossOf],
  ['the longest that it has', longWinOf],
] as const;

export const roundText = (
  definition: GameDefinition,
  { gameId, id, bet, seed, spins }: Round,
): RoundText => ({
  ...{ game: gameId, id, bet, seed },
  spins: spins.map(({ grid }) => encodeGrid(definition, grid)),
});
