import { useEffect } from 'react';
import { game } from '../../store/game';

/** While sound is on, has the game's events sound. Only then are player and sounds loaded. */
export function useSounds(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    let end: (() => void) | null = null;
    let wanted = true;
    import('../../stage/sounds')
      .then(({ startSounds }) => {
        if (wanted) end = startSounds(game.events);
      })
      // Without the chunk there is silence, and all else goes on.
      .catch(() => undefined);
    return () => {
      wanted = false;
      end?.();
    };
  }, [on]);
}
