import { expect, it } from 'vitest';
import { checkDefinition } from '../../src/engine/check-definition';
import { catalog } from '../../src/games/catalog';

it.each(catalog)('$title has a definition without faults, and its id and path alone', async (entry) => {
  const { id, path, title } = entry;
  const definition = await entry.load();
  expect(checkDefinition(definition)).toEqual([]);
  expect(definition).toMatchObject({ id, path, title });
  expect(catalog.filter((other) => other.id === id || other.path === path)).toEqual([entry]);
});

it.each(catalog)('nothing changes the rules of $title while it runs', async ({ load }) => {
  const held: unknown[] = [await load()];
  for (const one of held) {
    expect(Object.isFrozen(one)).toBe(true);
    held.push(...Object.values(one as Record<string, unknown>).filter((part) => typeof part === 'object'));
  }
});
