import { expect, type Page } from '@playwright/test';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { allFish, stubOutcome } from '../../testing/game/chance';
import { forceRenderer } from '../../testing/game/renderers';
import { freezeTime } from '../../testing/time';
import { soundNamesOf } from '../../src/stage/audio/sound-names';

// The sounds of a page, as far as a script can hear them.

declare global {
  interface Window {
    /** How many sounds have begun. */
    sounded: number;
    /** How many sounds are ready to be played. */
    readySounds: number;
    audio: AudioContext[];
  }
}

/** How many sounds Lucky Fishing has. */
export const SOUNDS = soundNamesOf(luckyFishing).length;

/** Before a page is opened: its time stands still, its first round wins, and what it plays is counted. */
export async function prepareToHear(page: Page): Promise<void> {
  await forceRenderer(page, 'dom');
  await freezeTime(page);
  await stubOutcome(page, allFish);
  await page.addInitScript(() => {
    window.sounded = 0;
    window.readySounds = 0;
    window.audio = [];
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        window.audio.push(this);
      }
      override createBufferSource() {
        window.sounded++;
        return super.createBufferSource();
      }
      override async decodeAudioData(file: ArrayBuffer) {
        const sound = await super.decodeAudioData(file);
        window.readySounds++;
        return sound;
      }
    };
  });
}

export const buttonsOf = (page: Page) => ({
  inHeader: page.getByRole('banner').getByRole('button', { name: 'Sound' }),
  onStage: page.getByRole('main').getByRole('button', { name: 'Sound' }),
});
export const sounded = (page: Page): Promise<number> => page.evaluate(() => window.sounded);
/** Waits until the sounds are ready, each time that they have been turned on. */
export const expectReady = (page: Page, times = 1, sounds = SOUNDS): Promise<void> =>
  expect.poll(() => page.evaluate(() => window.readySounds)).toBe(times * sounds);
export const audioStates = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.audio.filter(({ state }) => state !== 'closed').map(({ state }) => state));
