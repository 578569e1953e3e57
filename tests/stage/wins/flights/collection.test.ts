// @vitest-environment happy-dom
import mitt from 'mitt';
import { expect, it, vi } from 'vitest';
import { lastSpin } from '../../../../src/engine/round';
import { playable } from '../../../../src/games/ocean-treasures/playable';
import type { StageEvents } from '../../../../src/stage/stage-events';
import { startTimeline, stopTimeline } from '../../../../src/stage/timeline';
import { addCollection, addTally } from '../../../../src/stage/wins/flights/collection';
import { roundMessages } from '../../../../src/stage/wins/round-messages';
import { createWinParts } from '../../../../src/stage/wins/symbols/win-parts';
import { winningCells } from '../../../../src/stage/winning-cells';
import { oceanRounds } from '../../../../testing/game/games';

// GSAP keeps the clock that it finds when it is imported.
vi.hoisted(() => vi.useFakeTimers());

const { definition, art, texts } = playable;
const nothing = (): void => undefined;

it('leaves an empty setting in place of each value, from the moment in which it leaves its cell', () => {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const spin = lastSpin(oceanRounds.lineAndPearl);
  const parts = createWinParts(host, definition.grid, 'cell', winningCells(definition, spin));
  const layer = {
    ...{ host, definition, art, door: null, page: () => null },
    messages: roundMessages(definition, texts),
    events: mitt<StageEvents>(),
    flight: {
      ...{ flyCoins: nothing, countWin: nothing, addToWin: nothing },
      ...{ sendLight: nothing, clear: nothing, destroy: nothing },
    },
  };
  const timeline = startTimeline(nothing);
  addCollection(timeline, layer, spin, [{ at: 0.3, until: 0.6 }], parts);
  const [{ cell } = { cell: { column: NaN, row: NaN } }] = spin.collected;
  const lifted = parts.find(({ cells }) => cells[0]?.column === cell.column && cells[0].row === cell.row);
  const emptied = host.querySelector<HTMLElement>('.emptied-cell');
  const opacities = () => [emptied, lifted?.element].map((element) => element?.style.opacity);
  vi.advanceTimersByTime(250);
  expect(opacities()).toEqual(['', '']);
  vi.advanceTimersByTime(100);
  expect(opacities()).toEqual(['1', '0']);
  vi.advanceTimersByTime(5_000);
  expect(opacities()).toEqual(['1', '0']);
  stopTimeline(timeline);
});

it('adds up beside the collector: below its cell, or above in the last row', () => {
  const gridWith = (column: number, row: number) =>
    Array.from({ length: 5 }, (_, x) =>
      Array.from({ length: 3 }, (__, y) => (x === column && y === row ? 'diver' : 'crab')),
    );
  const placeOf = (column: number, row: number) => {
    const { style } = addTally(document.createElement('div'), definition, { grid: gridWith(column, row) });
    return ['--across', '--edge', '--over'].map((name) => Number.parseInt(style.getPropertyValue(name)));
  };
  expect(placeOf(0, 0)).toEqual([0, 33, -35]);
  expect(placeOf(3, 1)).toEqual([75, 66, -35]);
  expect(placeOf(4, 2)).toEqual([100, 66, -65]);
});
