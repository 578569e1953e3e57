import type { Emitter } from 'mitt';
import { useEffect } from 'react';
import type { StageEvents } from '../../../stage/stage-events';
import { useLoaded } from '../../../ui/hooks/use-loaded';
import { useGame, useGameState } from '../../../store/game-context';
import { usePlayable } from '../playing';

/** While sound is on, plays the sounds of the game's events at the player's volume. Loads their code only then. */
export function useSounds(stageEvents: Emitter<StageEvents>): void {
  const game = useGame();
  const { art, definition } = usePlayable();
  const on = useGameState((state) => state.sound);
  const loaded = useLoaded(() => import('../../../stage/audio/sounds'), on, 'The game goes on in silence.');
  useEffect(() => {
    if (!on || !loaded) return;
    const play = game.state.getState().machines[definition.id]?.play;
    const running = play?.phase === 'spinning' ? play.round : null;
    const sounds = loaded.startSounds(game.events, stageEvents, art, running);
    const applyVolume = (): void => sounds.setVolume(game.state.getState().volume);
    applyVolume();
    const unsubscribe = game.state.subscribe(applyVolume);
    return () => {
      unsubscribe();
      sounds.destroy();
    };
  }, [game, stageEvents, on, loaded, art, definition]);
}
