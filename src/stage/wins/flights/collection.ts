import type { Cell, GameDefinition } from '../../../engine/definition';
import type { Spin } from '../../../engine/round';
import type { GameArt } from '../../../games/playable';
import { winMotion } from '../../reels/motion';
import { collectionTimes } from './collection-times';
import { hasCell } from '../../winning-cells';
import { createElement, createImage, type Place } from '../elements';
import type { WinPartElement } from '../symbols/win-parts';

function collectorCell(
  { symbols }: Pick<GameDefinition, 'symbols'>,
  { grid }: Pick<Spin, 'grid'>,
): Cell | null {
  const column = grid.findIndex((shown) => shown.some((symbol) => symbols[symbol]?.role === 'collector'));
  const row = grid[column]?.findIndex((symbol) => symbols[symbol]?.role === 'collector') ?? -1;
  return row < 0 ? null : { column, row };
}

/** How a value flies: up over the straight way (cells), and how small it gets. */
const arc = 0.35;
const arrivedScale = 0.45;
/** How much the collector grows with each value. */
const growth = 0.04;

/**
 * Flies the values that a spin has collected to their collector, one by one.
 *
 * @param host over the reels
 * @param parts what is lifted: that of the collector grows
 * @param isAlone whether the spin is the only one of its round
 * @returns where the collector is, and when the last value has arrived (s); null where nothing was collected
 */
export function addCollection(
  timeline: gsap.core.Timeline,
  host: HTMLElement,
  definition: Pick<GameDefinition, 'symbols' | 'grid'>,
  { pageImages }: Pick<GameArt, 'pageImages'>,
  spin: Spin,
  parts: readonly WinPartElement[],
  isAlone: boolean,
): { readonly place: Place; readonly end: number } | null {
  const { collected } = spin;
  const collector = collectorCell(definition, spin);
  if (!collector || collected.length === 0) return null;
  const part = parts.find(({ cells }) => hasCell(cells, collector))?.element;
  const { columns, rows } = definition.grid;
  const width = host.clientWidth / columns;
  const height = host.clientHeight / rows;
  const times = collectionTimes(collected.length, isAlone);
  for (const [n, { cell, symbol }] of collected.entries()) {
    const { leavesMs = 0, arrivesMs = 0 } = times[n] ?? {};
    const [at, arrives] = [leavesMs / 1000, arrivesMs / 1000];
    const seconds = arrives - at;
    const flying = createElement('div', 'show-cell collected-value', host);
    flying.style.setProperty('--column', String(cell.column));
    flying.style.setProperty('--row', String(cell.row));
    createImage(pageImages[symbol] ?? '', '', flying);
    const x = (collector.column - cell.column) * width;
    const y = (collector.row - cell.row) * height;
    timeline.set(flying, { opacity: 1 }, at);
    timeline.to(flying, { x, duration: seconds, ease: 'sine.in' }, at);
    timeline.to(flying, { y: y / 2 - arc * height, duration: seconds / 2, ease: 'sine.out' }, at);
    timeline.to(flying, { y, duration: seconds / 2, ease: 'sine.in' }, at + seconds / 2);
    timeline.to(flying, { scale: arrivedScale, duration: seconds, ease: 'power2.in' }, at);
    timeline.set(flying, { opacity: 0 }, arrives);
    if (part) {
      const scale = winMotion.lifted.scale + growth * (n + 1);
      timeline.to(part, { scale, duration: 0.16, ease: 'back.out(3)' }, arrives);
    }
  }
  const end = (times.at(-1)?.arrivesMs ?? 0) / 1000;
  if (part) {
    timeline.to(part, { scale: winMotion.lifted.scale, duration: 0.35, ease: 'sine.inOut' }, end + 0.25);
  }
  const { left, top, width: hostWidth, height: hostHeight } = host.getBoundingClientRect();
  const x = left + ((collector.column + 0.5) / columns) * hostWidth;
  const y = top + ((collector.row + 0.5) / rows) * hostHeight;
  return { place: { x, y }, end };
}
