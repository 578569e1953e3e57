import type { Page } from '@playwright/test';

// The sounds of a page, as far as a script can hear them.

declare global {
  interface Window {
    /** How long each sound is that is ready to be played, and that has begun to play (s). */
    sounds: { readonly ready: number[]; readonly heard: number[] };
    audio: AudioContext[];
  }
}

/** Records what each page opened after this plays. */
export const recordSounds = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.sounds = { ready: [], heard: [] };
    window.audio = [];
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        window.audio.push(this);
      }
      override createBufferSource() {
        const source = super.createBufferSource();
        const start = source.start.bind(source);
        source.start = (...when) => {
          // Not the layers of music, which never end.
          if (!source.loop) window.sounds.heard.push(source.buffer?.duration ?? 0);
          start(...when);
        };
        return source;
      }
      override async decodeAudioData(file: ArrayBuffer) {
        const sound = await super.decodeAudioData(file);
        window.sounds.ready.push(sound.duration);
        return sound;
      }
    };
  });

export const soundsOf = (page: Page) => page.evaluate(() => window.sounds);
export const audioStates = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.audio.filter(({ state }) => state !== 'closed').map(({ state }) => state));
