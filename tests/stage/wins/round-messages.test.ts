// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { catalog } from '../../../src/games/catalog';
import { roundMessages } from '../../../src/stage/wins/round-messages';
import { diveRound } from '../audio/dive-round';

const games = await Promise.all(catalog.map(({ loadPlayable }) => loadPlayable()));
const wordsOf = (id: string) => {
  const game = games.find(({ definition }) => definition.id === id);
  if (!game) throw new Error(`There is no game ${id}.`);
  return roundMessages(game.definition, game.texts);
};

it('the stage says how many dives have begun, and at their end how many there were, how many divers and how deep', () => {
  const { intro, rise, chart } = wordsOf('ocean-treasures');
  expect(intro(diveRound)).toEqual({ above: '3 shells', large: '8', below: ['dives', 'Sunlit reef'] });
  expect(diveRound.spins.map((_, n) => rise(diveRound, n)).filter(Boolean)).toEqual([
    { above: '', large: 'Deeper!', below: ['5 more dives, pearls ×2', 'Twilight'] },
  ]);
  expect(chart(diveRound)).toEqual([
    { name: 'Dives', value: '13' },
    { name: 'Divers', value: '4' },
    { name: 'Depth', value: 'Twilight' },
    { name: 'Best dive', value: '+92' },
  ]);
});

it.each(['ocean-treasures', 'lucky-fishing'])('the stage says nothing of a round of one spin of %s', (id) => {
  const alone = { spins: [{ ...diveRound.spins[0], freeSpinsLeft: 0 }] as const };
  expect([wordsOf(id).intro(alone), wordsOf(id).chart(alone)]).toEqual([null, []]);
});
