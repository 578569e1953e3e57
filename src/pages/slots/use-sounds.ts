import { useEffect } from 'react';
import { whenLoaded } from '../../components/when-loaded';
import { game } from '../../store/game';

/** While sound is on, has the game's events sound, as loud as the player wishes. Only then are player and sounds loaded. */
export function useSounds(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    return whenLoaded(
      import('../../stage/sounds'),
      ({ startSounds }) => {
        const sounds = startSounds(game.events);
        const obey = (): void => sounds.setVolume(game.state.getState().volume);
        obey();
        const forget = game.state.subscribe(obey);
        return () => {
          forget();
          sounds.leave();
        };
      },
      'The game goes on in silence.',
    );
  }, [on]);
}
