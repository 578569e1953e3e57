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
const maxSeconds = 2;
/** A line that is not the one of the moment. */
const faint = 0.22;

/** How long so many lines take at least, one after the other and then all (s). */
export const paylinesSeconds = (wins: number): number =>
  wins === 0 ? 0 : togetherSeconds + (wins > 1 ? Math.min(wins * aloneSeconds, maxSeconds) : drawSeconds);

/** The way of a line through these cells, from the left edge of the window on (in cells). */
export function paylinePath(cells: readonly Cell[]): string {
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
 * Draws lines that pay in light: one after the other, each with what it pays, then all together.
 *
 * @param host over the reels
 * @param isShort draws all of them together, at once
 */
export function addPaylines(
  timeline: gsap.core.Timeline,
  host: HTMLElement,
  { grid: { columns, rows } }: Pick<GameDefinition, 'grid'>,
  wins: readonly Win[],
  { at, until }: Span,
  isShort: boolean,
): void {
  if (wins.length === 0) return;
  const layer = create('svg', 'paylines', host);
  layer.setAttribute('viewBox', `0 0 ${columns} ${rows}`);
  layer.setAttribute('preserveAspectRatio', 'none');
  // Page translation replaces text by HTML elements, which SVG does not draw.
  layer.setAttribute('translate', 'no');
  const inTurn = !isShort && wins.length > 1;
  const turn = inTurn ? Math.min(aloneSeconds, (until - at - togetherSeconds) / wins.length) : 0;
  const together = at + turn * wins.length;

  for (const [n, { cells, payout }] of wins.entries()) {
    const payline = create('g', 'payline', layer);
    for (const name of ['payline-glow', 'payline-core']) {
      const line = create('path', name, payline);
      line.setAttribute('d', paylinePath(cells));
      line.setAttribute('pathLength', '1');
      const drawn = {
        strokeDashoffset: 0,
        duration: Math.min(drawSeconds, turn || drawSeconds),
        ease: 'sine.inOut',
      };
      timeline.fromTo(line, { strokeDashoffset: 1 }, drawn, at + turn * n);
    }
    if (!inTurn) continue;
    const pay = create('text', 'payline-pay', layer);
    const { column = 0, row = 0 } = cells.at(-1) ?? {};
    pay.setAttribute('x', String(column + 0.5));
    pay.setAttribute('y', String(row + 0.93));
    pay.textContent = `+${formatCoins(payout)}`;
    const begins = at + turn * n;
    timeline.fromTo(pay, { opacity: 0 }, { opacity: 1, duration: 0.12 }, begins + 0.1);
    timeline.to(pay, { opacity: 0, duration: 0.1 }, begins + turn - 0.05);
    if (n === wins.length - 1) continue;
    timeline.to(payline, { opacity: faint, duration: 0.15 }, begins + turn);
    timeline.to(payline, { opacity: 1, duration: 0.25 }, Math.max(together, begins + turn + 0.15));
  }
  timeline.to(layer, { opacity: 0, duration: 0.3, ease: 'sine.in' }, until - 0.3);
  timeline.call(() => layer.remove(), [], until);
}
