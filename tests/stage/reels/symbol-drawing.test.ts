import { expect, it } from 'vitest';
import { blurLevels, blurredHeight, shiftsOf } from '../../../src/stage/reels/symbol-drawing';

/** How many copies of a symbol lie at each place once all steps are taken (pixels from its own). */
function copiesAt(shifts: readonly number[]): [number, number][] {
  let copies = new Map([[0, 1]]);
  for (const shift of shifts) {
    const next = new Map<number, number>();
    for (const [place, count] of copies)
      for (const to of [place - shift, place + shift]) next.set(to, (next.get(to) ?? 0) + count);
    copies = next;
  }
  return [...copies].sort(([one], [other]) => one - other);
}

it.each([0.5, 1, 1.5].flatMap((scale) => blurLevels.map((level) => level * 200 * scale)))(
  'a blur of %f pixels is no comb, fills its height, and fades evenly towards both ends',
  (blur) => {
    const copies = copiesAt(shiftsOf(blur));
    const places = copies.map(([place]) => place);
    for (const [n, place] of places.slice(1).entries()) expect(place - (places[n] ?? 0)).toBeLessThan(2);
    const reach = places.at(-1) ?? NaN;
    expect(reach).toBeLessThanOrEqual((blurredHeight(100, blur) - 100) / 2);
    expect(reach).toBeGreaterThan(blur - 2);
    const counts = copies.map(([, count]) => count);
    expect(counts).toEqual([...counts].reverse());
    const half = counts.slice(0, Math.ceil(counts.length / 2));
    expect(half).toEqual([...half].sort((one, other) => one - other));
  },
);
