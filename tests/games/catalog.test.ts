import { describe, expect, test } from 'vitest';
import { checkDefinition } from '../../src/engine/check-definition';
import { catalog } from '../../src/games/catalog';

test('the catalog has each id and each path once', () => {
  for (const field of ['id', 'path'] as const)
    expect(new Set(catalog.map((entry) => entry[field])).size).toBe(catalog.length);
});

describe.each(catalog)('$title', ({ id, path, title, load }) => {
  test('has a definition without faults', async () => {
    expect(checkDefinition(await load())).toEqual([]);
  });

  test('is named alike in the catalog and in its definition', async () => {
    expect(await load()).toMatchObject({ id, path, title });
  });
});
