// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { catalog } from '../../../src/games/catalog';
import { gameCards } from '../../../src/pages/home/game-cards';

test('Home features every game of the catalog first, each with its name, its way there and an image', () => {
  expect(gameCards.slice(0, catalog.length)).toMatchObject(
    catalog.map(({ name, teaser, path }) => ({ title: name, description: teaser, path })),
  );
  for (const { title, image } of gameCards) expect(image.address, title).toMatch(/./);
  expect(new Set(gameCards.map(({ image }) => image.address)).size).toBe(gameCards.length);
});

test('Desert Oasis leads to the slots', () => {
  expect(gameCards.at(-1)).toMatchObject({ title: 'Desert Oasis', path: '/slots' });
});
