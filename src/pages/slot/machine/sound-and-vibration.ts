import { useEffect } from 'react';
import { useGameStore, useGameState } from '../../../store/game-context';
import { canVibrate } from '../../../ui/browser/vibration';
import { useLoaded } from '../../../ui/hooks';
import { useIdle } from '../../../ui/use-idle';
import { stageEvents } from '../stage-emitter';
import { usePlayableGame } from '../use-machine';

/** Plays the sounds of a machine while sound is on. Their code loads only then, once the page is idle. */
export function useSounds(): void {
  const store = useGameStore();
  const game = usePlayableGame();
  const isOn = useGameState((state) => state.sound);
  const isIdle = useIdle();
  const loaded = useLoaded(
    () => import('../../../stage/audio/sounds'),
    isOn && isIdle,
    'The game goes on without sound.',
  );
  useEffect(() => {
    if (!isOn || !loaded) return;
    const playback = store.state.getState().machines[game.definition.id]?.playback;
    const running = playback?.phase === 'spinning' ? playback.round : null;
    const sounds = loaded.startSounds(store.events, stageEvents, game, running);
    const apply = (): void => sounds.apply(store.state.getState());
    apply();
    const unsubscribe = store.state.subscribe(apply);
    return () => {
      unsubscribe();
      sounds.destroy();
    };
  }, [store, isOn, loaded, game]);
}

/** Vibrates as reels land and in wins, if the device can and the player wants it. The code loads only then, once the page is idle. */
export function useHaptics(): void {
  const store = useGameStore();
  const { art } = usePlayableGame();
  const isWanted = useGameState((state) => state.vibration);
  const isOn = useIdle() && isWanted && canVibrate();
  const loaded = useLoaded(() => import('../../../stage/haptics'), isOn, 'The game will not vibrate.');
  useEffect(
    () => (isOn ? loaded?.startHaptics(store.events, stageEvents, art) : undefined),
    [store, art, isOn, loaded],
  );
}
