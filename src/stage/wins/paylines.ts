import type { Emitter } from 'mitt';
import type { Cell, GameDefinition } from '../../engine/definition';
import type { Win } from '../../engine/spin';
import { formatCoins } from '../../ui/format/format';
import { tryOrNull } from '../../ui/browser/try-or-null';
import type { StageEvents } from '../stage-events';
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

/** What a line that pays is drawn by. */
interface Payline {
  readonly line: SVGElement;
  /** What it pays, below its last cell. */
  readonly pay: SVGElement;
}

/**
 * Draws lines that pay in light, each in its colour: one after the other with what it pays, then all together.
 *
 * @param host over the reels
 * @param colours of all lines of the game (CSS)
 * @param isShort draws all of them together, at once, and takes them away; else they stay and take turns
 */
export function addPaylines(
  timeline: gsap.core.Timeline,
  host: HTMLElement,
  { grid: { columns, rows }, lines }: Pick<GameDefinition, 'grid' | 'lines'>,
  colours: readonly string[],
  wins: readonly Win[],
  { at, until }: Span,
  isShort: boolean,
  events: Emitter<StageEvents>,
): void {
  if (wins.length === 0 || colours.length === 0) return;
  const layer = create('svg', 'paylines', host);
  layer.setAttribute('viewBox', `0 0 ${columns} ${rows}`);
  layer.setAttribute('preserveAspectRatio', 'none');
  // Page translation replaces text by HTML elements, which SVG does not draw.
  layer.setAttribute('translate', 'no');
  const inTurn = !isShort && wins.length > 1;
  const turn = inTurn ? Math.min(aloneSeconds, (until - at - togetherSeconds) / wins.length) : 0;
  const together = at + turn * wins.length;

  const drawn = wins.map((win, n): Payline => {
    const begins = at + turn * n;
    const line = create('g', 'payline', layer);
    const shown = { index: n, column: win.cells.at(-1)?.column ?? 0 };
    timeline.call(() => events.emit('lineShown', shown), [], begins);
    line.style.setProperty('--line', colours[lines.findIndex(({ id }) => id === win.line)] ?? '');
    for (const name of ['payline-glow', 'payline-core']) {
      const path = create('path', name, line);
      path.setAttribute('d', paylinePath(win.cells));
      path.setAttribute('pathLength', '1');
      const duration = Math.min(drawSeconds, turn || drawSeconds);
      timeline.fromTo(
        path,
        { strokeDashoffset: 1 },
        { strokeDashoffset: 0, duration, ease: 'sine.inOut' },
        begins,
      );
    }
    const pay = createPay(win, layer);
    timeline.set(pay, { opacity: 0 }, 0);
    if (!isShort) timeline.to(pay, { opacity: 1, duration: 0.12 }, begins + 0.1);
    if (inTurn) timeline.to(pay, { opacity: 0, duration: 0.1 }, begins + turn - 0.05);
    if (inTurn && n < wins.length - 1) {
      timeline.to(line, { opacity: faint, duration: 0.15 }, begins + turn);
      timeline.to(line, { opacity: 1, duration: 0.25 }, Math.max(together, begins + turn + 0.15));
    }
    return { line, pay };
  });
  if (isShort) {
    timeline.to(layer, { opacity: 0, duration: 0.3, ease: 'sine.in' }, until - 0.3);
    timeline.call(() => layer.remove(), [], until);
  } else if (inTurn) timeline.call(() => takeTurns(drawn), [], until);
}

function createPay({ cells, payout }: Win, layer: SVGElement): SVGElement {
  const pay = create('text', 'payline-pay', layer);
  const { column = 0, row = 0 } = cells.at(-1) ?? {};
  pay.setAttribute('x', String(column + 0.5));
  pay.setAttribute('y', String(row + 0.93));
  pay.textContent = `+${formatCoins(payout)}`;
  return pay;
}

/** How long each line is shown alone at rest, and all of them take turns altogether (ms). */
const TURN_MS = 2_000;
const TURNS_MS = 20_000;

/** Shows lines alone in turns, then all of them. The browser animates it in few steps: the reels rest. */
function takeTurns(drawn: readonly Payline[]): void {
  const duration = TURN_MS * drawn.length;
  const iterations = Math.max(Math.floor(TURNS_MS / duration), 1);
  for (const [n, { line, pay }] of drawn.entries())
    for (const [element, hidden] of [
      [line, faint],
      [pay, 0],
    ] as const) {
      const part = 1 / drawn.length;
      const turn: Keyframe[] = [
        { opacity: hidden, easing: 'steps(4)' },
        { opacity: 1, offset: 0.2 * part },
        { opacity: 1, offset: part, easing: 'steps(4)' },
        { opacity: hidden, offset: 1.2 * part },
        { opacity: hidden },
      ];
      tryOrNull(() => element.animate(turn, { duration, delay: n * TURN_MS, iterations, fill: 'backwards' }));
    }
}
