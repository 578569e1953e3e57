// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { initialGrid } from '../../../../src/engine/initial-grid';
import { catalog } from '../../../../src/games/catalog';
import { createDomReels } from '../../../../src/stage/reels/dom/dom-reels';

const games = await Promise.all(catalog.map(({ loadPlayable }) => loadPlayable()));

describe.each(games.map((game) => ({ title: game.definition.title, ...game })))(
  'the DOM reels of $title',
  ({ definition, art }) => {
    const { columns } = definition.grid;
    const grid = initialGrid(definition);
    const open = () => {
      const host = document.createElement('div');
      return { host, reels: createDomReels(host, definition, art) };
    };

    it('show every symbol of a grid by its own image', () => {
      const { host, reels } = open();
      reels.show(grid, []);
      expect(host.children).toHaveLength(columns);
      const shown = [...host.children].map((reel) =>
        [...reel.querySelectorAll('img')].map((image) => image.getAttribute('src')),
      );
      expect(shown).toEqual(grid.map((column) => column.map((symbol) => art.pageImages[symbol])));
    });
  },
);
