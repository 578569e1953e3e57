import { expect, test } from 'vitest';
import { symbolIds } from '../../src/engine/definition';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { avatars } from '../../src/player/avatars';

test('the avatars are the symbols of Lucky Fishing, in their order', () => {
  expect(avatars).toEqual(symbolIds(luckyFishing));
});
