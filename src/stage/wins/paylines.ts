import type { Win } from '../../engine/spin';
import { tryOrNull } from '../../ui/browser/try-or-null';
import { paylinePath } from '../winning-cells';
import type { Span } from './flights/coin-flight';
import type { WinLayer } from './win-layer';

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

/**
 * When each of so many lines begins to be drawn (s).
 *
 * @param stays whether all of them are shown together at the end
 */
export function paylineTimes(wins: number, { at, until }: Span, stays: boolean): number[] {
  const together = stays ? togetherSeconds : 0;
  const turn = wins > 1 ? Math.min(aloneSeconds, (until - at - together) / wins) : 0;
  return Array.from({ length: wins }, (_, n) => at + n * turn);
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
  /** Its name and what it pays, below its last cell. */
  readonly pay: SVGElement;
}

/**
 * Draws lines that pay in light, each in its colour: one after the other with its name and what it pays.
 *
 * @param stays shows all of them together then, and goes on to show them in turns; else they go
 */
export function addPaylines(
  timeline: gsap.core.Timeline,
  { host, definition, art: { paylineColours = [] }, messages, events }: WinLayer,
  wins: readonly Win[],
  { at, until }: Span,
  stays: boolean,
): void {
  if (wins.length === 0 || paylineColours.length === 0) return;
  const { lines } = definition;
  const { columns, rows } = definition.grid;
  const layer = create('svg', 'paylines', host);
  layer.setAttribute('viewBox', `0 0 ${columns} ${rows}`);
  layer.setAttribute('preserveAspectRatio', 'none');
  // Page translation replaces text by HTML elements, which SVG does not draw.
  layer.setAttribute('translate', 'no');
  const times = paylineTimes(wins.length, { at, until }, stays);
  const [begun = at, second = begun] = times;
  const turn = second - begun;
  const inTurn = turn > 0;
  const together = at + turn * wins.length;

  const drawn = wins.map((win, n): Payline => {
    const begins = times[n] ?? at;
    const line = create('g', 'payline', layer);
    const shown = { index: n, column: win.cells.at(-1)?.column ?? 0 };
    timeline.call(() => events.emit('lineShown', shown), [], begins);
    line.style.setProperty('--line', paylineColours[lines.findIndex(({ id }) => id === win.line)] ?? '');
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
    const pay = create('text', 'payline-pay', layer);
    const { column = 0, row = 0 } = win.cells.at(-1) ?? {};
    // It ends where its last cell ends: centred it would not fit beside the edge of the window.
    pay.setAttribute('x', String(column + 0.96));
    pay.setAttribute('y', String(row + 0.93));
    pay.textContent = messages.line(win);
    timeline.set(pay, { opacity: 0 }, 0);
    timeline.to(pay, { opacity: 1, duration: 0.12 }, begins + 0.1);
    if (inTurn) timeline.to(pay, { opacity: 0, duration: 0.1 }, begins + turn - 0.05);
    if (inTurn && n < wins.length - 1) {
      timeline.to(line, { opacity: faint, duration: 0.15 }, begins + turn);
      if (stays) timeline.to(line, { opacity: 1, duration: 0.25 }, Math.max(together, begins + turn + 0.15));
    }
    return { line, pay };
  });
  if (!stays) {
    timeline.to(layer, { opacity: 0, duration: 0.2, ease: 'sine.in' }, until - 0.1);
    timeline.call(() => layer.remove(), [], until + 0.1);
  } else if (inTurn) timeline.call(() => takeTurns(drawn), [], until);
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
