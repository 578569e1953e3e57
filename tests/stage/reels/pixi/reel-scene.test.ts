// @vitest-environment happy-dom
import { Texture } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { symbolIds } from '../../../../src/engine/definition';
import { initialGrid } from '../../../../src/engine/initial-grid';
import { ReelScene } from '../../../../src/stage/reels/pixi/reel-scene';
import { atStart } from '../../../../src/stage/reels/motion';
import { stillStrip } from '../../../../src/stage/reels/strip';
import type { SymbolAtlas } from '../../../../src/stage/reels/pixi/symbol-atlas';
import { everyGame } from '../../every-game';

describe.each(
  everyGame.flatMap((definition) =>
    (['column', 'cell'] as const).map((winPart) => ({ title: definition.title, definition, winPart })),
  ),
)('the scene of $title, lifted by the $winPart', ({ definition, winPart }) => {
  const { columns, rows } = definition.grid;
  const grid = initialGrid(definition);
  const frames = symbolIds(definition).map((id) => {
    const texture = new Texture({ source: Texture.WHITE.source, label: id });
    return [id, [0, 1, 2].map(() => ({ texture, width: 0.92, height: 0.92 }))] as const;
  });
  const atlas: SymbolAtlas = { frames: Object.fromEntries(frames), destroy: () => undefined };
  const winning = [
    { column: 0, row: 0 },
    { column: 2, row: 1 },
  ];
  const open = (): ReelScene => {
    const scene = new ReelScene({ definition, winPart });
    scene.applyAtlas(atlas, 100);
    return scene;
  };
  /** The symbols that are visible in the window, cell by cell from the left, from the top. */
  const visible = (scene: ReelScene): string[] => {
    const cells = new Map<string, string>();
    const look = (node: ReelScene['children'][number]): void => {
      if (!node.visible) return;
      for (const child of node.children) look(child);
      const { texture } = node as { texture?: Texture };
      if (!texture) return;
      const { x, y } = node.getGlobalPosition();
      const [column, row] = [Math.floor(x / 100), Math.floor(y / 100)];
      if (row >= 0 && row < rows) cells.set(`${column} ${row}`, texture.label ?? '');
    };
    for (const child of scene.children) look(child);
    return grid.flatMap((symbols, column) => symbols.map((_, row) => cells.get(`${column} ${row}`) ?? ''));
  };

  it.each([false, true])('shows every symbol of a grid in its place (with a win: %s)', (hasWon) => {
    const scene = open();
    scene.show(grid, hasWon);
    scene.update();
    expect(visible(scene)).toEqual(grid.flat());
  });

  it('shows a grid opaque after another has faded in', () => {
    const scene = open();
    scene.begin({ strips: grid.map(stillStrip), fadeIn: grid });
    scene.seek({ reels: grid.map(() => atStart), fade: 1 });
    scene.show(grid, false);
    scene.update();
    for (const child of scene.children) if (child.visible) expect(child.alpha).toBe(1);
    expect(visible(scene)).toEqual(grid.flat());
  });

  it('hides what a show replaces, until the next grid', () => {
    const scene = open();
    scene.show(grid, true);
    scene.hide(winning);
    scene.update();
    const hidden = visible(scene).flatMap((symbol, n) => (symbol === '' ? [n] : []));
    const whole = [0, 2].flatMap((column) => Array.from({ length: rows }, (_, row) => column * rows + row));
    expect(hidden).toEqual(winPart === 'cell' ? [0, 2 * rows + 1] : whole);
  });

  it('has one part for all that is lifted as one, and forgets how it was lifted', () => {
    const scene = open();
    expect(scene.parts).toHaveLength(winPart === 'cell' ? columns * rows : columns);
    expect(scene.parts.filter((part) => part.isIn(winning))).toHaveLength(2);
    for (const part of scene.parts) {
      part.alpha = 0.4;
      part.scale.set(2);
    }
    scene.show(grid, true);
    for (const { alpha, scale } of scene.parts) expect([alpha, scale.x, scale.y]).toEqual([1, 1, 1]);
  });
});
