import { expect, test } from 'vitest';
import { gameFiles } from '../../../build/games-data';
import { oddsOf } from '../../../src/engine/odds/odds';
import { publishGame, readPublishedGame } from '../../../src/engine/odds/published-game';
import { summariseOdds } from '../../../src/engine/odds/summary';
import { catalog } from '../../../src/games/catalog';
import { recompute } from '../../../src/pages/fairness/recompute/recompute';
import { tinyGame } from '../../engine/tiny-game';

test.each(catalog)('the rules of $title are read back from what is published', async ({ id, load }) => {
  const { grid, symbols, reels, lines, payRule, feature, bet } = await load();
  const { source = '' } = gameFiles.find(({ fileName }) => fileName.includes(id)) ?? {};
  expect(readPublishedGame(source).rules).toEqual({
    ...{ grid, symbols, reels, lines, payRule, bet },
    ...(feature && { feature }),
  });
});

test('odds that follow from the rules are recomputed to the last digit, and the bar never goes back', () => {
  const parts: number[] = [];
  const source = JSON.stringify(publishGame(tinyGame, summariseOdds(oddsOf(tinyGame))));
  const games = recompute([source, source], (part) => parts.push(part));
  expect(games).toHaveLength(2);
  for (const { published, recomputed } of games) expect(recomputed).toEqual(published);
  expect(parts).toEqual(parts.toSorted((one, other) => one - other));
  expect(parts.at(-1)).toBe(1);
});

test('odds that do not follow from the rules are noticed', () => {
  const odds = { returnToPlayer: 2, hitRate: 0.5, standardDeviation: 1, largestWin: 3, lineRates: {} };
  const [game] = recompute([JSON.stringify(publishGame(tinyGame, odds))], () => undefined);
  expect(game?.published['returnToPlayer']).toBe(2);
  expect(game?.recomputed['returnToPlayer']).not.toBe(2);
});
