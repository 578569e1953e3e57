import type { Emitter } from 'mitt';
import type { Round } from '../engine/round';
import type { GameArt } from '../games/game-art';
import { isLarge, passedLevels } from '../games/win-levels';
import type { GameEvents } from '../player/events';
import { listen } from './listen';
import type { StageEvents } from './stage-events';

/** A tick as a reel lands, always the same whatever the outcome (ms). */
const TICK_MS = 10;
/** A beat of a win, and the pause before the next (ms). */
const [BEAT_MS, PAUSE_MS] = [45, 70];

/**
 * Vibrates as reels land, and in wins of more than the bet: one beat, and two more for each size of large
 * wins. Returns a function that stops it.
 */
export function startHaptics(
  events: Emitter<GameEvents>,
  stageEvents: Emitter<StageEvents>,
  { winLevels }: Pick<GameArt, 'winLevels'>,
): () => void {
  const celebrate = ({ bet, payout }: Round): void => {
    if (payout <= bet) return;
    const beats = 1 + 2 * passedLevels(winLevels, payout / bet).filter(isLarge).length;
    navigator.vibrate(Array.from({ length: beats }, () => [BEAT_MS, PAUSE_MS]).flat());
  };
  const stop = [
    listen(stageEvents, { reelLanded: () => void navigator.vibrate(TICK_MS) }),
    listen(events, { roundSettled: celebrate }),
  ];
  return () => {
    for (const end of stop) end();
  };
}
