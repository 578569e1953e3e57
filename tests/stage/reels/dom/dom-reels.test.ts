// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../../src/engine/definition';
import { initialGrid } from '../../../../src/engine/initial-grid';
import { catalog } from '../../../../src/games/catalog';
import { createDomReels } from '../../../../src/stage/reels/dom/dom-reels';
import { stillStrip } from '../../../../src/stage/reels/strip';

const games = await Promise.all(catalog.map(({ loadPlayable }) => loadPlayable()));

describe.each(games.map((game) => ({ title: game.definition.title, ...game })))(
  'the DOM reels of $title',
  ({ definition, art }) => {
    const { columns, rows } = definition.grid;
    const grid = initialGrid(definition);
    /** The middle row of the first three reels. */
    const winning: readonly Cell[] = [0, 1, 2].map((column) => ({ column, row: 1 }));
    const open = () => {
      const host = document.createElement('div');
      return { host, reels: createDomReels(host, definition, art) };
    };
    /** The columns or cells that have a class: `1` for a column, `1 2` for a cell. */
    const marked = (host: HTMLElement, className: string): string[] =>
      [...host.children].flatMap((reel, column) => [
        ...(reel.classList.contains(className) ? [String(column)] : []),
        ...[...reel.querySelectorAll('img')].flatMap((image, row) =>
          image.classList.contains(className) ? [`${column} ${row}`] : [],
        ),
      ]);
    const isWhole = art.stage.winHighlight.of === 'column';
    const won = isWhole ? ['0', '1', '2'] : ['0 1', '1 1', '2 1'];

    it('show every symbol of a grid by its own image', () => {
      const { host, reels } = open();
      reels.show(grid, []);
      expect(host.children).toHaveLength(columns);
      const shown = [...host.children].map((reel) =>
        [...reel.querySelectorAll('img')].map((image) => image.getAttribute('src')),
      );
      expect(shown).toEqual(grid.map((column) => column.map((symbol) => art.pageImages[symbol])));
    });

    it('lift what has won and set back all else, or hide it while a show replaces it', () => {
      const { host, reels } = open();
      reels.show(grid, winning);
      expect(marked(host, 'dom-lifted')).toEqual(won);
      const back = marked(host, 'dom-back');
      expect(back).toHaveLength((isWhole ? columns : columns * rows) - won.length);
      expect(back.filter((part) => won.includes(part))).toEqual([]);
      reels.hideCells(winning);
      expect(marked(host, 'dom-empty')).toEqual(won);
      reels.show(grid, winning);
      expect(marked(host, 'dom-empty')).toEqual([]);
    });

    it('are all in their places in a spin that follows a win', () => {
      const { host, reels } = open();
      reels.show(grid, winning);
      reels.show(grid, []);
      reels.begin({ strips: grid.map(stillStrip), fadeIn: null });
      for (const className of ['dom-lifted', 'dom-back', 'dom-empty'])
        expect(marked(host, className)).toEqual([]);
    });
  },
);
