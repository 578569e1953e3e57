import type { Cell, GameDefinition } from '../../../engine/definition';
import type { Spin } from '../../../engine/round';
import { winMotionOf } from '../../reels/motion';
import { hasCell } from '../../winning-cells';
import { createElement } from '../elements';
import { createValueParts } from '../symbols/value-parts';
import type { WinPartElement } from '../symbols/win-parts';
import type { WinLayer } from '../win-layer';
import type { Span } from './coin-flight';

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

/** Puts an empty tally beside the collector, below it where a row is below: as near to it as the window leaves room. */
export function addTally(
  host: HTMLElement,
  definition: Pick<GameDefinition, 'symbols' | 'grid'>,
  spin: Pick<Spin, 'grid'>,
): HTMLElement {
  const tally = createElement(
    'p',
    'tally absolute z-1 w-max max-w-[97%] rounded-pill bg-[rgb(2_20_30/0.86)] px-[0.8em] py-[0.35em] text-gold-light empty:invisible',
    host,
  );
  // It counts: page translation would have a new text each time.
  tally.translate = false;
  const { columns, rows } = definition.grid;
  const { column, row } = collectorCell(definition, spin) ?? { column: 0, row: 0 };
  const isBelow = row < rows - 1;
  tally.style.setProperty('--across', `${(100 * column) / (columns - 1)}%`);
  tally.style.setProperty('--edge', `${(100 * (isBelow ? row + 1 : row)) / rows}%`);
  tally.style.setProperty('--over', isBelow ? '-35%' : '-65%');
  return tally;
}

/** Creates an invisible element in the place of a cell. */
function createCell(className: string, { column, row }: Cell, host: HTMLElement): HTMLElement {
  const element = createElement('div', `show-cell reel-cell opacity-0 ${className}`, host);
  element.style.setProperty('--column', String(column));
  element.style.setProperty('--row', String(row));
  return element;
}

/**
 * Flies the values that a spin has collected out of their settings, which stay empty, to their collector, one by one, adds them
 * up beside it, and sends a light from there to the win display.
 *
 * @param times when each value leaves its cell and arrives
 * @param parts what is lifted: that of the collector grows
 * @param tellAt when the tally tells all of them at once (s); each as it arrives unless it is given
 * @returns the tally; null where nothing was collected
 */
export function addCollection(
  timeline: gsap.core.Timeline,
  { host, definition, art, messages, flight }: WinLayer,
  spin: Spin,
  times: readonly Span[],
  parts: readonly WinPartElement[],
  tellAt?: number,
): HTMLElement | null {
  const { collected } = spin;
  const collector = collectorCell(definition, spin);
  const end = times.at(-1)?.until;
  if (!collector || end === undefined) return null;
  const { scale: lifted } = winMotionOf(art).lifted;
  const partAt = (cell: Cell): HTMLElement | undefined =>
    parts.find(({ cells }) => hasCell(cells, cell))?.element;
  const part = partAt(collector);
  const { columns, rows } = definition.grid;
  const width = host.clientWidth / columns;
  const height = host.clientHeight / rows;
  const tally = addTally(host, definition, spin);
  for (const [n, { cell, symbol }] of collected.entries()) {
    const { at = 0, until = 0 } = times[n] ?? {};
    const duration = until - at;
    const { value, setting } = createValueParts(art, symbol);
    const emptied = createCell('emptied-cell', cell, host);
    emptied.append(setting);
    const flying = createCell('collected-value z-1', cell, host);
    flying.append(value);
    const x = (collector.column - cell.column) * width;
    const y = (collector.row - cell.row) * height;
    timeline.set([emptied, flying], { opacity: 1, scale: lifted }, at);
    timeline.set(partAt(cell) ?? [], { opacity: 0 }, at);
    timeline.to(flying, { x, duration, ease: 'sine.in' }, at);
    timeline.to(flying, { y: y / 2 - arc * height, duration: duration / 2, ease: 'sine.out' }, at);
    timeline.to(flying, { y, duration: duration / 2, ease: 'sine.in' }, at + duration / 2);
    timeline.to(flying, { scale: arrivedScale, duration, ease: 'power2.in' }, at);
    timeline.set(flying, { opacity: 0 }, until);
    timeline.call(() => (tally.textContent = messages.tally(spin, n + 1)), [], tellAt ?? until);
    if (part) {
      const scale = lifted + (art.pixelated ? 0 : growth) * (n + 1);
      timeline.to(part, { scale, duration: 0.16, ease: 'back.out(3)' }, until);
    }
  }
  if (part) {
    timeline.to(part, { scale: lifted, duration: 0.35, ease: 'sine.inOut' }, end + 0.25);
  }
  const { left, top, width: hostWidth, height: hostHeight } = host.getBoundingClientRect();
  const place = {
    x: left + ((collector.column + 0.5) / columns) * hostWidth,
    y: top + ((collector.row + 0.5) / rows) * hostHeight,
  };
  if (tellAt === undefined) timeline.call(() => flight.sendLight(place), [], end);
  return tally;
}
