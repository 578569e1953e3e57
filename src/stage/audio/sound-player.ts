import { tryOrNull } from '../../ui/browser/try-or-null';
import { amplitudeOf, type Gains, type SoundFiles } from '../../games/art-files';
import { effectFilesOf, type GameSounds, type SoundEffect } from '../../games/game-sounds';
import { createMusic } from './music';
import { loadSound } from './load-sound';

export interface Playing {
  /** Fades the sound out, if it still plays. */
  fadeOut(): void;
}

export interface SoundChange {
  /** Changes its speed and pitch. */
  readonly rate?: number;
  /** Makes it softer: a part of its volume, 0 to 1. */
  readonly part?: number;
  /** From where it is heard, −1 (left) to 1 (right). */
  readonly pan?: number;
}

/** What the player has set. Volumes are percents of the perceived loudness. */
export interface SoundSettings {
  /** Of the effects. */
  readonly volume: number;
  /** Of the music. */
  readonly musicVolume: number;
  /** Whether both ears hear the same. */
  readonly mono: boolean;
}

export interface SoundPlayer {
  /** Plays an effect; null if it can't be played now. */
  play(effect: SoundEffect, change?: SoundChange): Playing | null;
  /** How deep below the surface the music sounds, from 0 on. */
  setDepth(depth: number): void;
  /** Applies at once, to what is playing too. The music is fetched when it is first to be heard. */
  apply(settings: SoundSettings): void;
  /** Stops all sounds at once, and closes the browser's audio. */
  destroy(): void;
}

/** The time constant with which volumes change and sounds fade out (s). */
const FADE_SECONDS = 0.03;

/** When the browser's audio is suspended after the last effect began (s): with music, and without, as no effect takes longer. */
const MUSIC_SECONDS = 60;
const EFFECT_SECONDS = 6;

/** Events of a player's gestures, after which a browser lets a page play sound. */
const GESTURES = ['click', 'keydown', 'touchend'] as const;

/** Loudness is perceived logarithmically: a quarter of the amplitude seems about half as loud. */
const toGain = (percent: number): number => (percent / 100) ** 2;

/** Whether the browser lets the page play sound. */
const isSoundAllowed = (): boolean => !document.hidden && navigator.userActivation.hasBeenActive;

const silent: SoundPlayer = {
  play: () => null,
  setDepth: () => undefined,
  apply: () => undefined,
  destroy: () => undefined,
};

/**
 * Loads the effects' files at once. An effect that has not loaded when it should play is skipped: a late sound is worse
 * than none. Without the browser's audio, which settings and privacy extensions take away, there is silence.
 *
 * @param gains of the files, by the names of their sounds
 */
export const createSoundPlayer = (files: SoundFiles, sounds: GameSounds, gains: Gains = {}): SoundPlayer =>
  tryOrNull(() => startPlayer(new AudioContext(), files, sounds, gains)) ?? silent;

function startPlayer(audio: AudioContext, files: SoundFiles, sounds: GameSounds, gains: Gains): SoundPlayer {
  const buffers = new Map<string, AudioBuffer>();
  const playing = new Set<AudioBufferSourceNode>();
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  /** Why the audio was suspended here, if it was. Audio that does not run for another reason needs a player's gesture. */
  let suspendedFor: 'rest' | 'hidden tab' | null = null;
  let hasMusic = false;
  let applied: SoundSettings | null = null;

  const output = audio.createGain();
  output.connect(audio.destination);
  // Both are silent until the player's volumes are applied.
  const effects = audio.createGain();
  effects.gain.value = 0;
  effects.connect(output);
  const musicLevel = audio.createGain();
  musicLevel.gain.value = 0;
  musicLevel.connect(output);
  const music = createMusic(audio, musicLevel, files, sounds.music, gains);

  const stopSounds = (): void => {
    for (const source of playing) source.stop();
  };
  const suspend = (reason: 'rest' | 'hidden tab'): void => {
    clearTimeout(restTimer);
    if (audio.state === 'running') suspendedFor = reason;
    audio.suspend().catch(() => undefined);
  };
  const resume = (): void => {
    clearTimeout(restTimer);
    const seconds = hasMusic ? MUSIC_SECONDS : EFFECT_SECONDS;
    restTimer = setTimeout(suspend, seconds * 1000, 'rest');
    suspendedFor = null;
    music.swell(seconds);
    if (audio.state === 'running') return;
    // If resuming fails: sounds that have started meanwhile would all play when it succeeds later.
    audio.resume().catch(stopSounds);
  };
  const resumeOnGesture = (): void => {
    // Not every key counts as a gesture.
    if (!isSoundAllowed()) return;
    const { state } = audio;
    // iOS interrupts audio for a call or another app, and may resume it only after a gesture.
    if (state === 'interrupted' || (state !== 'running' && suspendedFor === null)) resume();
  };
  const pauseWhileHidden = (): void => {
    if (!document.hidden) {
      if (suspendedFor === 'hidden tab' && hasMusic) resume();
      return;
    }
    stopSounds();
    suspend('hidden tab');
  };

  for (const name of effectFilesOf(sounds)) {
    const addresses = files[name];
    if (addresses)
      loadSound(audio, addresses)
        .then((buffer) => buffers.set(name, buffer))
        // The audio context may have been closed meanwhile.
        .catch((reason: unknown) => {
          if (audio.state !== 'closed') console.warn(`The sound ${name} can't be played.`, reason);
        });
  }
  for (const gesture of GESTURES) document.addEventListener(gesture, resumeOnGesture, true);
  document.addEventListener('visibilitychange', pauseWhileHidden);

  return {
    play({ file, volume, ducks }, { rate = 1, part = 1, pan = 0 } = {}) {
      const buffer = buffers.get(file);
      if (!buffer || !isSoundAllowed()) return null;
      resume();
      // It would be heard when the interruption is over.
      if (audio.state === 'interrupted') return null;
      const source = audio.createBufferSource();
      source.buffer = buffer;
      source.playbackRate.value = rate;
      const { gain } = startSource(audio, source, volume * part * amplitudeOf(gains[file]), pan, effects);
      playing.add(source);
      source.onended = () => playing.delete(source);
      if (ducks) music.duck(buffer.duration / rate);
      return {
        fadeOut() {
          if (!playing.has(source)) return;
          gain.setTargetAtTime(0, audio.currentTime, FADE_SECONDS);
          source.stop(audio.currentTime + 6 * FADE_SECONDS);
        },
      };
    },
    setDepth: (depth) => music.setDepth(depth),
    apply({ volume, musicVolume, mono }) {
      if (applied?.volume === volume && applied.musicVolume === musicVolume && applied.mono === mono) return;
      applied = { volume, musicVolume, mono };
      // With one output channel, both are mixed.
      output.channelCountMode = mono ? 'explicit' : 'max';
      output.channelCount = mono ? 1 : 2;
      for (const [{ gain }, percent] of [
        [effects, volume],
        [musicLevel, musicVolume],
      ] as const)
        gain.setTargetAtTime(toGain(percent), audio.currentTime, FADE_SECONDS);
      if (hasMusic || musicVolume === 0) return;
      hasMusic = true;
      music.load();
      if (isSoundAllowed()) resume();
    },
    destroy() {
      clearTimeout(restTimer);
      for (const gesture of GESTURES) document.removeEventListener(gesture, resumeOnGesture, true);
      document.removeEventListener('visibilitychange', pauseWhileHidden);
      audio.close().catch(() => undefined);
    },
  };
}

/** Starts a sound at this volume, from this side, and returns what makes it softer. */
function startSource(
  audio: AudioContext,
  source: AudioBufferSourceNode,
  volume: number,
  pan: number,
  output: AudioNode,
): GainNode {
  const gain = audio.createGain();
  gain.gain.value = volume;
  const panner = audio.createStereoPanner();
  panner.pan.value = pan;
  source.connect(gain).connect(panner).connect(output);
  source.start();
  return gain;
}
