import { useEffect } from 'react';
import { whenLoaded } from '../../components/when-loaded';
import { game } from '../../store/game';

/** While sound is on, has the game's events sound. Only then are player and sounds loaded. */
export function useSounds(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    return whenLoaded(
      import('../../stage/sounds'),
      ({ startSounds }) => startSounds(game.events),
      'The game goes on in silence.',
    );
  }, [on]);
}
