import type { Cell, GameDefinition } from '../../../engine/definition';
import type { Spin } from '../../../engine/round';
import type { GameArt } from '../../../games/playable';
import { winMotion } from '../../reels/motion';
import { collectionTimes } from './collection-times';
import { createImage } from '../elements';

/** The cell with the symbol that collects; null where there is none. */
export function collectorCell(
  { symbols }: Pick<GameDefinition, 'symbols'>,
  { grid }: Pick<Spin, 'grid'>,
): Cell | null {
  const column = grid.findIndex((shown) => shown.some((symbol) => symbols[symbol]?.role === 'collector'));
  const row = grid[column]?.findIndex((symbol) => symbols[symbol]?.role === 'collector') ?? -1;
  return row < 0 ? null : { column, row };
}

/** What is collected, and where to. */
interface Collecting extends Pick<Spin, 'collected'> {
  readonly collector: Cell;
  /** What is lifted of the collector, which grows; null where nothing is lifted. */
  readonly part: HTMLElement | null;
  /** Whether the spin is the only one of its round. */
  readonly isAlone: boolean;
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
 * @returns when the last has arrived (s)
 */
export function addCollection(
  show: gsap.core.Timeline,
  host: HTMLElement,
  { grid }: Pick<GameDefinition, 'grid'>,
  { bitmaps }: Pick<GameArt, 'bitmaps'>,
  { collected, collector, part, isAlone }: Collecting,
): number {
  const width = host.clientWidth / grid.columns;
  const height = host.clientHeight / grid.rows;
  const times = collectionTimes(collected.length, isAlone);
  for (const [n, { cell, symbol }] of collected.entries()) {
    const { leavesMs = 0, arrivesMs = 0 } = times[n] ?? {};
    const [at, arrives] = [leavesMs / 1000, arrivesMs / 1000];
    const seconds = arrives - at;
    const flying = document.createElement('div');
    flying.className = 'show-cell collected-value';
    flying.style.setProperty('--column', String(cell.column));
    flying.style.setProperty('--row', String(cell.row));
    createImage(bitmaps[symbol] ?? '', '', flying);
    host.append(flying);
    const x = (collector.column - cell.column) * width;
    const y = (collector.row - cell.row) * height;
    show.set(flying, { opacity: 1 }, at);
    show.to(flying, { x, duration: seconds, ease: 'sine.in' }, at);
    show.to(flying, { y: y / 2 - arc * height, duration: seconds / 2, ease: 'sine.out' }, at);
    show.to(flying, { y, duration: seconds / 2, ease: 'sine.in' }, at + seconds / 2);
    show.to(flying, { scale: arrivedScale, duration: seconds, ease: 'power2.in' }, at);
    show.set(flying, { opacity: 0 }, arrives);
    if (part) {
      const scale = winMotion.lifted.scale + growth * (n + 1);
      show.to(part, { scale, duration: 0.16, ease: 'back.out(3)' }, arrives);
    }
  }
  const end = (times.at(-1)?.arrivesMs ?? 0) / 1000;
  if (part) {
    show.to(part, { scale: winMotion.lifted.scale, duration: 0.35, ease: 'sine.inOut' }, end + 0.25);
  }
  return end;
}
