import { describe, expect, it } from 'vitest';
import { guessSlots, matchFile } from '../../src/skins/match';
import { skinSlots } from '../../src/skins/skin-slots';
import { product } from '../../tools/skins/product';
import { askedNames, otherNames, placedNames } from './real-names';

const slots = skinSlots(product);

/** The share of names that have to be understood wholly: placed, asked about or left, as a person would. */
const MIN_RIGHT = 0.95;

const withoutGame = (slot: string): string => slot.slice(slot.indexOf('/') + 1);
const placesOf = (path: string) => [...new Set(matchFile(path, slots).candidates.map(withoutGame))];
const likeliestOf = (path: string) => guessSlots(path, slots).map(withoutGame)[0];

const namesBy = (names: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(names).flatMap(([place, files]) => files.map((file) => ({ place, file })));
const all = [
  ...namesBy(placedNames).map(({ place, file }) => ({ file, place, asked: undefined })),
  ...namesBy(askedNames).map(({ place, file }) => ({ file, place: undefined, asked: place })),
  ...otherNames.map((file) => ({ file, place: undefined, asked: undefined })),
];

describe('of the names of real files', () => {
  it('there are 300, each once', () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(new Set(all.map(({ file }) => file)).size).toBe(all.length);
  });

  it('none goes to a wrong place', () => {
    const wrong = all.flatMap(({ file, place }) => {
      const found = placesOf(file);
      return found.length === 0 || (found.length === 1 && found[0] === place) ? [] : [[file, ...found]];
    });
    expect(wrong).toEqual([]);
  });

  it('at least 95 of 100 are understood', () => {
    const notRight = all.filter(({ file, place, asked }) =>
      place === undefined ? likeliestOf(file) !== asked : placesOf(file)[0] !== place,
    );
    const share = 1 - notRight.length / all.length;
    expect(share, notRight.map(({ file }) => file).join()).toBeGreaterThanOrEqual(MIN_RIGHT);
  });
});
