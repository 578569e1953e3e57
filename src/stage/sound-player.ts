import { Howl, Howler } from 'howler';
import { soundFiles } from './sound-files';
import type { SoundName } from './sound-names';

/** A sound that has begun. */
export interface Playing {
  /** Fades it out, should it still sound. */
  makeWay(): void;
}

export interface SoundPlayer {
  /** Plays a sound, at another speed and so pitch if asked to. Null where it can't be played now. Never throws. */
  play(name: SoundName, rate?: number): Playing | null;
  /** How loud all sounds are together, from now on and of those that sound already (percent, as one hears it). */
  setVolume(percent: number): void;
  /** Silence at once: all sounds are let go, and the browser's audio rests. */
  leave(): void;
}

/** How long a sound that makes way takes to fade (ms). */
const MAKE_WAY_MS = 90;

/** When the browser's audio is put to rest after the last sound began (ms); no sound takes longer. */
const REST_AFTER_MS = 5_000;

/** What a player does that lets a browser sound at all, where sound was on from the start. */
const GESTURES = ['click', 'keydown', 'touchend'] as const;

/** Sound is an extra: whatever goes wrong with it is silence, for nothing else may fail with it. */
function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Ears go by ratios: half the way seems about half as loud with a quarter of the amplitude. */
const gainOf = (percent: number): number => (percent / 100) ** 2;

/** The browser's audio, absent where it has none, whatever the types say. */
const audio = (): AudioContext | null => (Howler.usingWebAudio ? Howler.ctx : null);

/** Whether the browser lets a page sound yet. One that does not tell is taken to. */
const maySound = (): boolean =>
  !document.hidden && (navigator.userActivation as UserActivation | undefined)?.hasBeenActive !== false;

/**
 * Loads the sounds' files at once. What is not there when it is wanted is left out, for a late sound is worse
 * than none; a file that is missing or can't be played is never there.
 *
 * @param volumes how loud each sound is among the others, 0 to 1
 */
export function createSoundPlayer(volumes: Readonly<Record<SoundName, number>>): SoundPlayer {
  const sounds = new Map<SoundName, Howl>();
  let rest: ReturnType<typeof setTimeout> | undefined;

  // Waking and resting are done here: Howler would wake the audio at a click after the sound was turned off.
  Howler.autoUnlock = false;
  Howler.autoSuspend = false;

  const sleep = (): void => {
    clearTimeout(rest);
    audio()
      ?.suspend()
      .catch(() => undefined);
  };
  const wake = (): void => {
    clearTimeout(rest);
    rest = setTimeout(sleep, REST_AFTER_MS);
    if (audio()?.state === 'running') return;
    audio()
      ?.resume()
      .catch(() => undefined);
  };

  const wakeOnce = (): void => {
    // Not every key counts as a gesture.
    if (!maySound()) return;
    forgetGestures();
    quietly(wake);
  };
  const forgetGestures = (): void => {
    for (const gesture of GESTURES) document.removeEventListener(gesture, wakeOnce, true);
  };
  const hushWhenHidden = (): void => {
    if (!document.hidden) return;
    for (const sound of sounds.values()) sound.stop();
    sleep();
  };

  quietly(() => {
    for (const [name, volume] of Object.entries(volumes) as [SoundName, number][]) {
      const src = soundFiles(name);
      if (src.length > 0) sounds.set(name, new Howl({ src, volume }));
    }
  });
  for (const gesture of GESTURES) document.addEventListener(gesture, wakeOnce, true);
  document.addEventListener('visibilitychange', hushWhenHidden);

  return {
    play: (name, rate = 1) =>
      quietly(() => {
        const sound = sounds.get(name);
        if (sound?.state() !== 'loaded' || !audio() || !maySound()) return null;
        wake();
        const id = sound.play();
        sound.rate(rate, id);
        return {
          makeWay: () =>
            void quietly(() => {
              if (!sound.playing(id)) return;
              sound.once('fade', () => sound.stop(id), id);
              sound.fade(volumes[name], 0, MAKE_WAY_MS, id);
            }),
        };
      }),
    setVolume: (percent) => void quietly(() => Howler.volume(gainOf(percent))),
    leave() {
      forgetGestures();
      document.removeEventListener('visibilitychange', hushWhenHidden);
      quietly(() => {
        sleep();
        for (const sound of sounds.values()) sound.unload();
      });
      sounds.clear();
    },
  };
}
