import type { Cell, GameDefinition } from '../../engine/definition';
import type { Win } from '../../engine/spin';
import { formatCoins } from '../../ui/format/format';
import type { Span } from './flights/coin-flight';

const SVG = 'http://www.w3.org/2000/svg';
/** How long a line is drawn, and at most shown alone (s). */
const drawSeconds = 0.28;
const aloneSeconds = 0.5;
/** How long all of them are shown together at least (s). */
const togetherSeconds = 0.5;
/** How long all lines take at most, one after the other (s). */
const mostSeconds = 2;
/** A line that is not the one of the moment. */
const faint = 0.22;

/** How long so many lines take at least, one after the other and then all (s). */
export const threadsSeconds = (wins: number): number =>
  wins === 0 ? 0 : togetherSeconds + (wins > 1 ? Math.min(wins * aloneSeconds, mostSeconds) : drawSeconds);

/** The way of a thread through these cells, from the left edge of the window on (in cells). */
export function threadPath(cells: readonly Cell[]): string {
  let [x, y] = [0, (cells[0]?.row ?? 0) + 0.5];
  const parts = [`M${x} ${y}`];
  for (const cell of cells) {
    const [nextX, nextY] = [cell.column + 0.5, cell.row + 0.5];
    const half = (nextX - x) / 2;
    parts.push(`C${x + half} ${y} ${nextX - half} ${nextY} ${nextX} ${nextY}`);
    [x, y] = [nextX, nextY];
  }
  return parts.join('');
}

function create(name: string, className: string, parent: Element): SVGElement {
  const element = document.createElementNS(SVG, name);
  element.setAttribute('class', className);
  parent.append(element);
  return element;
}

/**
 * Draws lines that pay as threads of light: one after the other, each with what it pays, then all together.
 *
 * @param host over the reels
 * @param isShort draws all of them together, at once
 */
export function addThreads(
  show: gsap.core.Timeline,
  host: HTMLElement,
  { grid: { columns, rows } }: Pick<GameDefinition, 'grid'>,
  wins: readonly Win[],
  { at, until }: Span,
  isShort: boolean,
): void {
  if (wins.length === 0) return;
  const layer = create('svg', 'win-threads', host);
  layer.setAttribute('viewBox', `0 0 ${columns} ${rows}`);
  layer.setAttribute('preserveAspectRatio', 'none');
  // Page translation replaces text by HTML elements, which SVG does not draw.
  layer.setAttribute('translate', 'no');
  const inTurn = !isShort && wins.length > 1;
  const turn = inTurn ? Math.min(aloneSeconds, (until - at - togetherSeconds) / wins.length) : 0;
  const together = at + turn * wins.length;

  for (const [n, { cells, payout }] of wins.entries()) {
    const thread = create('g', 'win-thread', layer);
    for (const name of ['win-thread-glow', 'win-thread-core']) {
      const line = create('path', name, thread);
      line.setAttribute('d', threadPath(cells));
      line.setAttribute('pathLength', '1');
      const drawn = {
        strokeDashoffset: 0,
        duration: Math.min(drawSeconds, turn || drawSeconds),
        ease: 'sine.inOut',
      };
      show.fromTo(line, { strokeDashoffset: 1 }, drawn, at + turn * n);
    }
    if (!inTurn) continue;
    const pay = create('text', 'win-thread-pay', layer);
    const { column = 0, row = 0 } = cells.at(-1) ?? {};
    pay.setAttribute('x', String(column + 0.5));
    pay.setAttribute('y', String(row + 0.93));
    pay.textContent = `+${formatCoins(payout)}`;
    const begins = at + turn * n;
    show.fromTo(pay, { opacity: 0 }, { opacity: 1, duration: 0.12 }, begins + 0.1);
    show.to(pay, { opacity: 0, duration: 0.1 }, begins + turn - 0.05);
    if (n === wins.length - 1) continue;
    show.to(thread, { opacity: faint, duration: 0.15 }, begins + turn);
    show.to(thread, { opacity: 1, duration: 0.25 }, Math.max(together, begins + turn + 0.15));
  }
  show.to(layer, { opacity: 0, duration: 0.3, ease: 'sine.in' }, until - 0.3);
  show.call(() => layer.remove(), [], until);
}
