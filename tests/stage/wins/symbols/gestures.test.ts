// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { symbolIds } from '../../../../src/engine/definition';
import { catalog } from '../../../../src/games/catalog';
import { PRINTED, WHOLE } from '../../../../src/games/game-art';
import { chooseGesture } from '../../../../src/stage/wins/symbols/animated-symbol';

const games = await Promise.all(catalog.map(({ loadPlayable }) => loadPlayable()));
const symbols = games.flatMap(({ definition, art }) =>
  symbolIds(definition).map((id) => ({ game: definition.id, id, art })),
);

/** The named groups of a symbol's picture. */
const partsOf = (game: string, symbol: string): Set<string> => {
  const file = resolve(import.meta.dirname, `../../../../assets/${game}/symbols/${symbol}.svg`);
  return new Set(
    [...readFileSync(file, 'utf8').matchAll(/<g\s[^>]*\bid="([^"]+)"/g)].map(([, id = '']) => id),
  );
};

it.each(symbols)(
  'the gesture of $id in $game moves parts of its picture, in time, and is a bounce of another picture',
  ({ game, id, art: { gestures, winLevels } }) => {
    const movements = gestures[id] ?? [];
    const named = movements.map(({ part }) => part).filter((part) => part !== WHOLE && part !== PRINTED);
    expect(named.length).toBeGreaterThan(0);
    expect([...partsOf(game, id)]).toEqual(expect.arrayContaining(named));
    const shortestMs = Math.min(...winLevels.map(({ ms }) => ms).filter((ms) => ms > 0));
    for (const { at, seconds, times } of movements)
      expect((at + seconds * times * 2) * 1000).toBeLessThan(shortestMs);
    expect(chooseGesture(gestures, id, partsOf(game, id))).toEqual(movements);
    expect(chooseGesture(gestures, id, new Set(['something-else']))).toMatchObject([{ part: WHOLE }]);
  },
);
