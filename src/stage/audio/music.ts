import { amplitudeOf, type Gains, type SoundFiles } from '../../games/art-files';
import type { MusicLayer } from '../../games/game-sounds';
import { loadSound } from './load-sound';

interface Music {
  /** Fetches its layers once. Each starts as soon as it has loaded. */
  load(): void;
  /** Softens it under a win, for this long (s). */
  duck(seconds: number): void;
  /** How deep below the surface it sounds, from 0 on: each depth is darker than the one above. */
  setDepth(depth: number): void;
  /** Makes it swell, and fade out within this time (s). */
  swell(seconds: number): void;
}

/** How loud it is beside the effects, and while it is ducked: parts of a sound's own volume, 0 to 1. */
const VOLUME = 0.3;
const DUCKED = 0.3;

/** How far to its side each layer is heard. The second one begins in the middle of the sound, on the other side. */
const PAN = 0.25;

/** Time constants (s): how fast it swells, ducks, fades away and sinks. */
const SWELLS = 0.7;
const DUCKS = 0.08;
const FADES = 0.5;
const SINKS = 1.2;
/** How long before its end it begins to fade away (s). */
const FADE_SECONDS = 3;

/** What the water lets through at each depth (Hz), and how loud its own layer is there. */
const depths = [
  { cutoff: 12_000, volume: 0 },
  { cutoff: 4_200, volume: 0.55 },
  { cutoff: 2_800, volume: 0.7 },
  { cutoff: 1_900, volume: 0.85 },
  { cutoff: 1_300, volume: 1 },
] as const;

/**
 * Loops under the effects. The browser's audio moves all of it, so it takes no timer.
 *
 * @param output where it is heard
 * @param gains of the layers, by the names of their files
 */
export function createMusic(
  audio: AudioContext,
  output: AudioNode,
  files: SoundFiles,
  layers: readonly MusicLayer[],
  gains: Gains,
): Music {
  let isLoaded = false;
  let duckedUntil = 0;
  let endsAt = 0;

  const level = audio.createGain();
  level.gain.value = 0;
  level.connect(output);
  const water = audio.createBiquadFilter();
  water.type = 'lowpass';
  water.frequency.value = depths[0].cutoff;
  water.connect(level);
  const deep = audio.createGain();
  deep.gain.value = depths[0].volume;
  deep.connect(water);

  const begin = ({ file, secondRate, isDeep }: MusicLayer, buffer: AudioBuffer): void => {
    const own = audio.createGain();
    own.gain.value = amplitudeOf(gains[file]);
    own.connect(isDeep ? deep : water);
    for (const { rate, pan, startsAt } of [
      { rate: 1, pan: -PAN, startsAt: 0 },
      { rate: secondRate, pan: PAN, startsAt: 0.5 },
    ]) {
      const source = audio.createBufferSource();
      source.buffer = buffer;
      source.loop = true;
      source.playbackRate.value = rate;
      const panner = audio.createStereoPanner();
      panner.pan.value = pan;
      source.connect(panner).connect(own);
      source.start(0, startsAt * buffer.duration);
    }
  };
  const schedule = (): void => {
    const { currentTime: now } = audio;
    const { gain } = level;
    gain.cancelScheduledValues(now);
    if (duckedUntil > now) gain.setTargetAtTime(VOLUME * DUCKED, now, DUCKS);
    gain.setTargetAtTime(VOLUME, Math.max(now, duckedUntil), SWELLS);
    gain.setTargetAtTime(0, Math.max(endsAt - FADE_SECONDS, duckedUntil, now), FADES);
  };

  return {
    load() {
      if (isLoaded) return;
      isLoaded = true;
      for (const layer of layers)
        loadSound(audio, files[layer.file] ?? [])
          .then((buffer) => begin(layer, buffer))
          // Audio that has ended meanwhile decodes nothing.
          .catch((reason: unknown) => {
            if (audio.state !== 'closed') console.warn(`The sound ${layer.file} can't be played.`, reason);
          });
    },
    duck(seconds) {
      duckedUntil = Math.max(duckedUntil, audio.currentTime + seconds);
      schedule();
    },
    setDepth(depth) {
      const { cutoff, volume } = depths[Math.min(depth, depths.length - 1)] ?? depths[0];
      water.frequency.setTargetAtTime(cutoff, audio.currentTime, SINKS);
      deep.gain.setTargetAtTime(volume, audio.currentTime, SINKS);
    },
    swell(seconds) {
      endsAt = audio.currentTime + seconds;
      schedule();
    },
  };
}
