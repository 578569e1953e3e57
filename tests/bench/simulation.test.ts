import { expect, test } from 'vitest';
import { figuresOf, offBy } from '../../bench/simulation/figures';
import { playRounds } from '../../bench/simulation/play-rounds';
import type { GameDefinition } from '../../src/engine/definition';
import { seededRandom } from '../../src/engine/seeded-random';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { tinyGame } from '../engine/tiny-game';
import { oddsOnce } from '../games/odds-once';

const tiny: GameDefinition = tinyGame;

test.each([luckyFishing, oceanTreasures, tiny])(
  'a simulation of $title stays within five standard errors of the exact figures',
  (game) => {
    const figures = figuresOf(game, oddsOnce(game), playRounds(game, 30_000, seededRandom(1)));
    expect(figures.length).toBeGreaterThan(game.lines.length + 5);
    for (const figure of figures) expect(Math.abs(offBy(figure)), figure.name).toBeLessThan(5);
  },
);
