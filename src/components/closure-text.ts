import type { Closure } from '../game/closure';
import { formatCoins } from './format';
import { whenText } from './format-instant';

/** What the player is told of what they have asked for. */
export interface ClosureText {
  readonly title: string;
  readonly description: string;
}

/**
 * Why no round may begin, and from when on one may.
 *
 * @param now milliseconds since 1970
 */
export function closureText(closure: Closure, now: number): ClosureText {
  switch (closure.reason) {
    case 'break':
      return {
        title: 'You are taking a break',
        description: `You closed the games for yourself. They open again ${whenText(closure.until, now)}.`,
      };
    case 'session':
      return {
        title: 'Your session limit is reached',
        description: `Time for a pause. You can spin again ${whenText(closure.until, now)}.`,
      };
    case 'bet limit': {
      const { per, left, until } = closure;
      const rest = left > 0 ? `Only ${formatCoins(left)} coins are left of it` : 'Nothing is left of it';
      return {
        title: `Your bet limit for the ${per} is reached`,
        description: `${rest}. The next ${per} begins ${whenText(until, now)}.`,
      };
    }
    case 'reminder':
      return { title: 'Your reminder', description: 'Answer it to play on.' };
  }
}
