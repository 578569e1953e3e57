// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SafeSvg } from '../../../../src/games/safe-svg';
import { playable } from '../../../../src/games/ocean-treasures/playable';
import { createValueParts } from '../../../../src/stage/wins/symbols/value-parts';

const pearls = Object.entries(playable.definition.symbols).flatMap(([id, { value }]) => (value ? [id] : []));
const art = { ...playable.art, printedOn: () => '20' };

const shadowOf = (element: HTMLElement): ShadowRoot => {
  if (!element.shadowRoot) throw new Error('It has no shadow tree.');
  return element.shadowRoot;
};
const groupsIn = (element: HTMLElement): string[] =>
  [...shadowOf(element).querySelectorAll('svg > g')].flatMap(({ id }) => (id ? [id] : []));

describe.each(['assets', 'skins/paper'])('a pearl of %s', (folder) => {
  it.each(pearls)('%s leaves its setting empty, with its number', (pearl) => {
    const svg = readFileSync(`${folder}/ocean-treasures/symbols/${pearl}.svg`, 'utf8') as SafeSvg;
    const { value, setting } = createValueParts({ ...art, markups: { [pearl]: svg } }, pearl);
    expect(groupsIn(value)).toEqual(['pearl']);
    expect(shadowOf(value).textContent).toContain('20');
    expect(groupsIn(setting)).toContain('setting');
    expect(groupsIn(setting)).not.toContain('pearl');
    expect(shadowOf(setting).querySelector('text')).toBeNull();
  });
});

it('a drawing without a setting leaves as a whole', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g id="coin"/></svg>' as SafeSvg;
  const { value, setting } = createValueParts({ ...art, markups: { 'pearl-2': svg } }, 'pearl-2');
  expect(groupsIn(value)).toContain('coin');
  expect(shadowOf(setting).childElementCount).toBe(0);
});

it('the middle of a bitmap leaves, from a hollow, with its number', () => {
  const { value, setting } = createValueParts({ ...art, markups: {} }, 'pearl-2');
  const [flying, staying] = [value, setting].map((part) => shadowOf(part).querySelector('img'));
  expect(flying?.style.clipPath).toBe('var(--value-disc)');
  expect(shadowOf(value).textContent).toBe('20');
  expect(staying?.style.clipPath).toBe('');
  expect(shadowOf(setting).querySelector<HTMLElement>('div')?.style.clipPath).toBe('var(--value-disc)');
  expect(shadowOf(setting).querySelector('text')).toBeNull();
});
