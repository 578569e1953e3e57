import { Howl, Howler } from 'howler';
import { tryOrNull } from '../../ui/browser/try-or-null';
import type { SoundAddress, SoundFiles } from '../../games/game-art';
import type { SoundName } from './sound-names';

export interface Playing {
  /** Fades the sound out, if it still plays. */
  fadeOut(): void;
}

export interface SoundChange {
  /** Changes its speed and pitch. */
  readonly rate?: number;
  /** Makes it softer: a part of its volume, 0 to 1. */
  readonly part?: number;
}

export interface SoundPlayer {
  /** Plays a sound. Null where it cannot be played now. Never throws. */
  play(name: SoundName, change?: SoundChange): Playing | null;
  /** Sets the volume of all sounds, those that are playing included (percent of the perceived loudness). */
  setVolume(percent: number): void;
  /** Stops and unloads all sounds at once, and suspends the browser's audio. */
  destroy(): void;
}

/** How long a sound takes to fade out (ms). */
const FADE_OUT_MS = 90;

/** When the browser's audio is suspended after the last sound began (ms); no sound takes longer. */
const SUSPEND_AFTER_MS = 5_000;

/** Events of a player's gestures, after which a browser lets a page play sound. */
const GESTURES = ['click', 'keydown', 'touchend'] as const;

/** Loudness is perceived logarithmically: a quarter of the amplitude seems about half as loud. */
const toGain = (percent: number): number => (percent / 100) ** 2;

/** The browser's audio. Null where it has none, which Howler's types do not say. */
const audio = (): AudioContext | null => (Howler.usingWebAudio ? Howler.ctx : null);

/** Whether the browser lets the page play sound. A browser that does not say so is assumed to. */
const isSoundAllowed = (): boolean =>
  !document.hidden && tryOrNull(() => navigator.userActivation.hasBeenActive) !== false;

/**
 * Loads the sounds' files at once. A sound that has not loaded when it should play is skipped: a late sound is worse
 * than none. An error in here means silence and nothing else. `volumes` are relative to each other, 0 to 1.
 */
export function createSoundPlayer(
  files: SoundFiles,
  volumes: Readonly<Record<SoundName, number>>,
): SoundPlayer {
  const sounds = new Map<SoundName, Howl>();
  let suspendTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the audio was suspended here. Audio that does not run for another reason needs a player's gesture. */
  let isSuspendedHere = false;

  // Audio is resumed and suspended here: Howler would resume it at a click after the sound was turned off.
  Howler.autoUnlock = false;
  Howler.autoSuspend = false;

  const stopSounds = (): void => {
    for (const sound of sounds.values()) sound.stop();
  };
  const suspend = (): void => {
    clearTimeout(suspendTimer);
    isSuspendedHere ||= audio()?.state === 'running';
    audio()
      ?.suspend()
      .catch(() => undefined);
  };
  const resume = (): void => {
    clearTimeout(suspendTimer);
    suspendTimer = setTimeout(suspend, SUSPEND_AFTER_MS);
    isSuspendedHere = false;
    if (audio()?.state === 'running') return;
    // If resuming fails: sounds that have started meanwhile would all play when it succeeds later.
    audio()
      ?.resume()
      .catch(() => tryOrNull(stopSounds));
  };

  const resumeOnGesture = (): void => {
    tryOrNull(() => {
      // Not every key counts as a gesture.
      if (!isSoundAllowed()) return;
      const state = audio()?.state;
      // iOS interrupts audio for a call or another app, and may resume it only after a gesture.
      if (state === 'interrupted' || (state !== 'running' && !isSuspendedHere)) resume();
    });
  };
  const silenceWhenHidden = (): void => {
    if (!document.hidden) return;
    tryOrNull(() => {
      stopSounds();
      suspend();
    });
  };

  let isDestroyed = false;
  const load = (name: SoundName, addresses: readonly SoundAddress[]): void => {
    const src = addresses.filter((address) => typeof address === 'string');
    if (src.length === addresses.length) {
      sounds.set(name, new Howl({ src, volume: volumes[name] }));
      return;
    }
    Promise.all(
      addresses.map((address) => (typeof address === 'string' ? Promise.resolve(address) : address())),
    )
      .then((read) => {
        if (!isDestroyed) load(name, read);
      })
      .catch((reason: unknown) => console.warn(`The sound ${name} is not heard.`, reason));
  };
  tryOrNull(() => {
    // Asked for the volume, Howler sets up the browser's audio. Without it nothing could be played.
    Howler.volume();
    if (!audio()) return;
    for (const name of Object.keys(volumes) as SoundName[]) {
      const addresses = files[name];
      if (addresses) load(name, addresses);
    }
  });
  for (const gesture of GESTURES) document.addEventListener(gesture, resumeOnGesture, true);
  document.addEventListener('visibilitychange', silenceWhenHidden);

  return {
    play: (name, { rate = 1, part = 1 } = {}) =>
      tryOrNull(() => {
        const sound = sounds.get(name);
        if (sound?.state() !== 'loaded' || !audio() || !isSoundAllowed()) return null;
        resume();
        // Howler would delay the sound until the interruption is over.
        if (audio()?.state === 'interrupted') return null;
        const id = sound.play();
        const volume = volumes[name] * part;
        sound.rate(rate, id);
        sound.volume(volume, id);
        return {
          fadeOut: () =>
            void tryOrNull(() => {
              if (!sound.playing(id)) return;
              sound.once('fade', () => sound.stop(id), id);
              sound.fade(volume, 0, FADE_OUT_MS, id);
            }),
        };
      }),
    setVolume: (percent) => void tryOrNull(() => Howler.volume(toGain(percent))),
    destroy() {
      isDestroyed = true;
      for (const gesture of GESTURES) document.removeEventListener(gesture, resumeOnGesture, true);
      document.removeEventListener('visibilitychange', silenceWhenHidden);
      tryOrNull(() => {
        suspend();
        for (const sound of sounds.values()) sound.unload();
      });
      sounds.clear();
    },
  };
}
