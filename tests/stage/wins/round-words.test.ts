// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { catalog } from '../../../src/games/catalog';
import { roundWords } from '../../../src/stage/wins/round-words';
import { diveRound } from '../audio/dive-round';

const games = await Promise.all(catalog.map(({ loadPlayable }) => loadPlayable()));
const wordsOf = (id: string) => {
  const game = games.find(({ definition }) => definition.id === id);
  if (!game) throw new Error(`There is no game ${id}.`);
  return roundWords(game.definition, game.words);
};

describe('what the stage says of a round', () => {
  it('is how many dives have begun, and at their end how many there were, how many divers and how deep', () => {
    const { door, chart } = wordsOf('ocean-treasures');
    expect(door(diveRound)).toEqual({ number: '8', unit: 'dives' });
    expect(chart(diveRound)).toEqual([
      { name: 'Dives', value: String(diveRound.spins.length - 1) },
      { name: 'Divers', value: String(diveRound.spins.at(-1)?.collectors) },
      { name: 'Depth', value: 'Twilight' },
    ]);
  });

  it('is nothing where a round has one spin', () => {
    const [spin] = diveRound.spins;
    const alone = { spins: [{ ...spin, freeSpinsLeft: 0 }] as const };
    const { door, chart } = wordsOf('ocean-treasures');
    expect([door(alone), chart(alone)]).toEqual([null, []]);
    expect([wordsOf('lucky-fishing').door(alone), wordsOf('lucky-fishing').chart(alone)]).toEqual([null, []]);
  });
});
