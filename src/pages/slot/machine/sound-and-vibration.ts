import type { Emitter } from 'mitt';
import { useEffect } from 'react';
import type { StageEvents } from '../../../stage/stage-events';
import { useGame, useGameState } from '../../../store/game-context';
import { canVibrate } from '../../../ui/browser/vibration';
import { useLoaded } from '../../../ui/hooks';
import { usePlayable } from '../use-machine';

/** Plays the sounds of a machine while sound is on. Their code loads only then. */
export function useSounds(stageEvents: Emitter<StageEvents>): void {
  const game = useGame();
  const { art, definition } = usePlayable();
  const isOn = useGameState((state) => state.sound);
  const loaded = useLoaded(
    () => import('../../../stage/audio/sounds'),
    isOn,
    'The game goes on without sound.',
  );
  useEffect(() => {
    if (!isOn || !loaded) return;
    const play = game.state.getState().machines[definition.id]?.play;
    const running = play?.phase === 'spinning' ? play.round : null;
    const sounds = loaded.startSounds(game.events, stageEvents, definition, art, running);
    const apply = (): void => sounds.apply(game.state.getState());
    apply();
    const unsubscribe = game.state.subscribe(apply);
    return () => {
      unsubscribe();
      sounds.destroy();
    };
  }, [game, stageEvents, isOn, loaded, art, definition]);
}

/** Vibrates as reels land and in wins, if the device can and the player wants it. The code loads only then. */
export function useHaptics(stageEvents: Emitter<StageEvents>): void {
  const game = useGame();
  const { art } = usePlayable();
  const isOn = useGameState((state) => state.vibration) && canVibrate();
  const loaded = useLoaded(() => import('../../../stage/haptics'), isOn, 'The game will not vibrate.');
  useEffect(
    () => (isOn ? loaded?.startHaptics(game.events, stageEvents, art) : undefined),
    [game, stageEvents, art, isOn, loaded],
  );
}
