import { expect, test } from 'vitest';
import { looksOffered, lookOf, original } from '../../../src/ui/skin/looks';

const idsOf = (game: string | undefined, inUse = original.id as string | null): (string | null)[] =>
  looksOffered(game, lookOf(inUse)).map(({ id }) => id);

test('beside a game, only looks that draw it are offered, and the one in use', () => {
  expect(idsOf('lucky-fishing')).toEqual([null, 'desert-oasis', 'paper', 'pixel']);
  expect(idsOf('ocean-treasures')).toEqual([null, 'paper', 'pixel']);
  expect(idsOf('ocean-treasures', 'desert-oasis')).toContain('desert-oasis');
  expect(idsOf(undefined)).toEqual(idsOf('lucky-fishing'));
});
