import { Howl, Howler } from 'howler';
import type { Emitter } from 'mitt';
import type { FishingResult, GameEvents } from '../game/events';
import { soundFiles, type SoundName } from './sound-files';
import { winLevelOf, type WinLevel } from './win-levels';

/** How loud each sound is among the others, 0 to 1. Their files are all of one loudness. */
const volumes: Readonly<Record<SoundName, number>> = {
  'reels-start': 0.5,
  'reel-land': 0.75,
  'win-small': 0.75,
  'win-good': 0.85,
  'win-big': 0.95,
  coins: 0.55,
  refusal: 0.7,
};
const names = Object.keys(volumes) as SoundName[];

const winSounds: Readonly<Record<WinLevel['id'], SoundName | null>> = {
  back: null,
  small: 'win-small',
  good: 'win-good',
  big: 'win-big',
};

/** Each reel lands a semitone below the one on its left: what comes to rest sinks. */
const landingRate = (column: number): number => 2 ** (-column / 12);

/** How long what still sounds of a win takes to make way for the next spin (ms). */
const MAKE_WAY_MS = 90;

/** What the player does that lets a browser sound at all, where sound was on from the start. */
const GESTURES = ['click', 'keydown', 'touchend'] as const;

/** Sound is an extra: whatever goes wrong with it is silence, for a round must hear nothing of it. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // Silence.
  }
}

/** The browser's audio, absent where it has none, whatever the types say. */
const audio = (): AudioContext | null => (Howler.usingWebAudio ? (Howler.ctx as AudioContext | null) : null);
const wake = (): void => void audio()?.resume().catch(() => undefined);
const sleep = (): void => void audio()?.suspend().catch(() => undefined);

/**
 * Sounds what is announced: reels that start and land, wins, coins, refusals. Loads the files at once; what is
 * not there when it is wanted is left out, for a late sound is worse than none.
 *
 * @returns ends it: silence at once, all sounds let go, the browser's audio at rest
 */
export function startSounds(events: Emitter<GameEvents>): () => void {
  // It would wake the audio at a click after the sound was turned off again.
  Howler.autoUnlock = false;
  const sounds = new Map<SoundName, Howl>();
  /** What sounds of the last win. */
  const celebration: { readonly sound: Howl; readonly id: number }[] = [];

  const load = (): void => {
    for (const name of names) {
      const src = soundFiles(name);
      if (src.length === 0) continue;
      const sound = new Howl({ src, volume: volumes[name] });
      sound.on('loaderror', () => void sounds.delete(name));
      sounds.set(name, sound);
    }
  };
  const play = (name: SoundName): { readonly sound: Howl; readonly id: number } | null => {
    const sound = sounds.get(name);
    if (!sound || sound.state() !== 'loaded' || !audio() || document.hidden) return null;
    if (audio()?.state !== 'running') wake();
    return { sound, id: sound.play() };
  };
  const celebrate = (name: SoundName | null): void => {
    const playing = name && play(name);
    if (playing) celebration.push(playing);
  };

  const spinStarted = (): void =>
    quietly(() => {
      for (const { sound, id } of celebration.splice(0)) {
        if (!sound.playing(id)) continue;
        sound.once('fade', () => sound.stop(id), id);
        sound.fade(sound.volume(), 0, MAKE_WAY_MS, id);
      }
      play('reels-start');
    });
  const reelLanded = (column: number): void =>
    quietly(() => {
      const playing = play('reel-land');
      playing?.sound.rate(landingRate(column), playing.id);
    });
  const roundSettled = ({ payout, round }: FishingResult): void =>
    quietly(() => {
      if (payout > 0) celebrate(winSounds[winLevelOf(payout / round.bet).id]);
    });
  const coinsArrived = (): void => quietly(() => celebrate('coins'));
  const spinRefused = (): void => quietly(() => void play('refusal'));

  const hush = (): void => {
    celebration.length = 0;
    for (const sound of sounds.values()) sound.stop();
    sleep();
  };
  const hushWhenHidden = (): void => {
    if (document.hidden) quietly(hush);
  };
  const wakeOnce = (): void => {
    forgetGestures();
    quietly(wake);
  };
  const forgetGestures = (): void => {
    for (const gesture of GESTURES) document.removeEventListener(gesture, wakeOnce, true);
  };

  quietly(load);
  for (const gesture of GESTURES) document.addEventListener(gesture, wakeOnce, true);
  document.addEventListener('visibilitychange', hushWhenHidden);
  const hearers = { spinStarted, reelLanded, roundSettled, coinsArrived, spinRefused };
  events.on('spinStarted', hearers.spinStarted);
  return () => undefined;
}
