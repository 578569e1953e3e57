import type { PlayBlock } from '../../../player/limits/play-block';
import { formatCoins } from '../../../ui/format/format';
import { whenText } from '../../../ui/format/format-instant';

/** Why no round may begin, and when one may again, in words. `now` is in milliseconds since 1970. */
export function playBlockText(block: PlayBlock, now: number): { title: string; description: string } {
  switch (block.reason) {
    case 'break':
      return {
        title: 'You are taking a break',
        description: `You closed the games yourself. They open again ${whenText(block.until, now)}.`,
      };
    case 'session':
      return {
        title: 'Your session limit is reached',
        description: `Time for a pause. You can spin again ${whenText(block.until, now)}.`,
      };
    case 'bet limit': {
      const { per, left, until } = block;
      const rest = left > 0 ? `Only ${formatCoins(left)} coins of it are left` : 'You have used all of it';
      return {
        title: `Your bet limit for the ${per} is reached`,
        description: `${rest}. The next ${per} begins ${whenText(until, now)}.`,
      };
    }
    case 'reminder':
      return { title: 'Your reminder', description: 'Answer it to continue playing.' };
  }
}
