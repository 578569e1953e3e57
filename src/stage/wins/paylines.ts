import type { Cell } from '../../engine/definition';
import type { Win } from '../../engine/spin';
import { cellFrame, paylineLink, winColour } from '../winning-cells';
import type { Span } from './flights/coin-flight';
import type { WinLayer } from './win-layer';

const SVG = 'http://www.w3.org/2000/svg';
/** How long a line is drawn, cell by cell, and shown (s). */
const drawSeconds = 0.28;
const turnSeconds = 0.8;
/** How long all lines take at most, one after the other (s). */
const maxSeconds = 2.5;

/** How long so many lines take, one after the other (s). */
export const paylinesSeconds = (wins: number): number => Math.min(wins * turnSeconds, maxSeconds);

/** When each of so many lines begins to be drawn (s): one after the other. */
export function paylineTimes(wins: number, { at, until }: Span): number[] {
  const turn = Math.min(turnSeconds, (until - at) / wins);
  return Array.from({ length: wins }, (_, n) => at + n * turn);
}

function create(name: string, className: string, parent: Element): SVGElement {
  const element = document.createElementNS(SVG, name);
  element.setAttribute('class', className);
  parent.append(element);
  return element;
}

function frameCell({ column, row }: Cell, parent: Element): void {
  const { inset, radius } = cellFrame;
  const frame = create('rect', 'payline-cell', parent);
  const attributes = {
    x: column + inset,
    y: row + inset,
    width: 1 - 2 * inset,
    height: 1 - 2 * inset,
    rx: radius,
  };
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, String(value));
}

/** What a line that pays is drawn by. */
interface Payline {
  /** The frames of its cells, with what links them. */
  readonly line: SVGElement;
  /** Its name and what it pays, below its last cell. */
  readonly pay: SVGElement;
}

/**
 * Frames the cells of lines that pay, each line in its colour, and links them between the reels: one line after the other,
 * alone, with its name and what it pays. Nothing is drawn over a symbol.
 *
 * @param then whether they go, or go on to be shown in turns; or when what they pay is told (s), after which they do
 */
export function addPaylines(
  timeline: gsap.core.Timeline,
  { host, definition, art: { paylineColours = [] }, messages, events }: WinLayer,
  wins: readonly Win[],
  { at, until }: Span,
  then: 'goes' | 'stays' | number,
): void {
  if (wins.length === 0 || paylineColours.length === 0) return;
  const { columns, rows } = definition.grid;
  const layer = create(
    'svg',
    'paylines absolute inset-0 size-full overflow-visible fill-none [stroke-linecap:round] [stroke-linejoin:round]',
    host,
  );
  layer.setAttribute('viewBox', `0 0 ${columns} ${rows}`);
  layer.setAttribute('preserveAspectRatio', 'none');
  // Page translation replaces text by HTML elements, which SVG does not draw.
  layer.setAttribute('translate', 'no');
  const times = paylineTimes(wins.length, { at, until });

  const drawn = wins.map((win, n): Payline => {
    const begins = times[n] ?? at;
    const ends = times[n + 1] ?? until;
    const line = create('g', 'payline', layer);
    const shown = { index: n, column: win.cells.at(-1)?.column ?? 0 };
    timeline.call(() => events.emit('lineShown', shown), [], begins);
    line.style.setProperty('--line', winColour(definition, paylineColours, win) ?? '');
    for (const [place, cell] of win.cells.entries()) {
      const step = create('g', 'payline-step', line);
      const before = win.cells[place - 1];
      // Ways are lit cell by cell: no one line leads through them.
      if (before && win.line !== undefined)
        create('path', 'payline-link', step).setAttribute('d', paylineLink(before, cell));
      frameCell(cell, step);
      const shownAt = begins + (place / win.cells.length) * Math.min(drawSeconds, ends - begins);
      timeline.fromTo(step, { opacity: 0 }, { opacity: 1, duration: 0.12 }, shownAt);
    }
    const pay = create('text', 'payline-pay', layer);
    const { column = 0, row = 0 } = win.cells.at(-1) ?? {};
    // It ends where its last cell ends: centred it would not fit beside the edge of the window.
    pay.setAttribute('x', String(column + 0.96));
    pay.setAttribute('y', String(row + 0.93));
    const tell = (): void => void (pay.textContent = messages.line(win));
    if (typeof then === 'number') {
      pay.textContent = messages.lineName(win);
      timeline.call(tell, [], then);
    } else tell();
    pay.style.opacity = '0';
    timeline.to(pay, { opacity: 1, duration: 0.12 }, begins + 0.08);
    if (n < wins.length - 1) timeline.to([line, pay], { opacity: 0, duration: 0.1 }, ends - 0.05);
    return { line, pay };
  });
  if (then === 'goes') {
    timeline.to(layer, { opacity: 0, duration: 0.2, ease: 'sine.in' }, until - 0.1);
    timeline.call(() => layer.remove(), [], until + 0.1);
  } else if (wins.length > 1) timeline.call(() => takeTurns(drawn), [], until);
}

/** How long each line is shown at rest, and all of them take turns altogether (ms). */
const TURN_MS = 2_000;
const TURNS_MS = 20_000;

/** Shows lines in turns, then the last of them. The browser animates it in few steps: the reels rest. */
function takeTurns(drawn: readonly Payline[]): void {
  const duration = TURN_MS * drawn.length;
  const iterations = Math.max(Math.floor(TURNS_MS / duration), 1);
  const part = 1 / drawn.length;
  const turn: Keyframe[] = [
    { opacity: 0, easing: 'steps(4)' },
    { opacity: 1, offset: 0.1 * part },
    { opacity: 1, offset: 0.9 * part, easing: 'steps(4)' },
    { opacity: 0, offset: part },
    { opacity: 0 },
  ];
  for (const [n, { line, pay }] of drawn.entries())
    for (const element of [line, pay])
      element.animate(turn, { duration, delay: n * TURN_MS, iterations, fill: 'backwards' });
}
