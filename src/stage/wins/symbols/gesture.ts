import { WHOLE, type Gestures, type Movement } from '../../../games/gestures';

/** The only movement of a symbol whose image has none of the parts that its gesture names. */
const bounce: Movement = { part: WHOLE, y: -12, at: 0, seconds: 0.2, times: 2 };

/** The movements of a symbol whose image has these parts: its gesture, or a bounce as a whole if it has none of them. */
export function gestureOf(
  gestures: Gestures,
  symbol: string,
  parts: ReadonlySet<string>,
): readonly Movement[] {
  const own = (gestures[symbol] ?? []).filter(({ part }) => part === WHOLE || parts.has(part));
  return own.some(({ part }) => part !== WHOLE) ? own : [bounce];
}
