import { describe, expect, test } from 'vitest';
import { catalog } from '../../src/games/catalog';
import { everyPage, pageList } from '../../src/pages/page-list';

describe('the list of all pages', () => {
  test('begins with Home and the games in their order, and has no page twice', () => {
    const paths = everyPage.map(({ path }) => path);
    expect(paths.slice(0, catalog.length + 1)).toEqual(['/', ...catalog.map(({ path }) => path)]);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toHaveLength(Object.keys(pageList).length + catalog.length);
  });
});
