import { expect, test } from 'vitest';
import { symbolIds } from '../../../src/engine/definition';
import { symbolChances } from '../../../src/engine/odds/symbol-chances';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { tinyGame } from '../tiny-game';

test('where every cell is drawn by itself, the times that a symbol shows are binomial', () => {
  const choose = [1, 9, 36, 84, 126, 126, 84, 36, 9, 1];
  const binomial = choose.map((ways, times) => (ways * 5 ** (9 - times)) / 6 ** 9);
  for (const chances of Object.values(symbolChances(luckyFishing))) {
    expect(chances).toHaveLength(10);
    for (const [times, chance] of chances.entries()) expect(chance).toBeCloseTo(binomial[times] ?? NaN, 14);
  }
});

test('on strips they are what all combinations of stops show', () => {
  const [first, second, third] = tinyGame.reels.base;
  const shown = (strip: readonly string[], place: number): (string | undefined)[] => [
    strip[place],
    strip[(place + 1) % strip.length],
  ];
  const counts: Record<string, number[]> = Object.fromEntries(
    symbolIds(tinyGame).map((id) => [id, new Array<number>(7).fill(0)]),
  );
  const stops = first.length * second.length * third.length;
  for (let n = 0; n < stops; n++) {
    const grid = [
      ...shown(first, n % first.length),
      ...shown(second, Math.floor(n / first.length) % second.length),
      ...shown(third, Math.floor(n / first.length / second.length)),
    ];
    for (const [id, times] of Object.entries(counts)) {
      const seen = grid.filter((symbol) => symbol === id).length;
      times[seen] = (times[seen] ?? NaN) + 1 / stops;
    }
  }
  for (const [id, chances] of Object.entries(symbolChances(tinyGame)))
    for (const [times, chance] of chances.entries())
      expect(chance, `${times} × ${id}`).toBeCloseTo(counts[id]?.[times] ?? NaN, 12);
});
