import type { Page } from '@playwright/test';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { soundNamesOf } from '../../src/stage/audio/sound-names';
import { expect, test } from '../support/fixtures';
import { forceRenderer } from '../../testing/game/renderers';
import { savedText, stageReady } from '../../testing/game/slots';
import { choose, drop, expectKept, leftOut, openStudio, png, wav } from '../support/studio';

// Artists hear their own sounds, beside ours and in the game.

declare global {
  interface Window {
    /** How long each sound is that has begun to play (s). */
    heard: number[];
    /** How long each sound is that is ready to be played (s). */
    ready: number[];
  }
}

/** Remembers what each page from here on plays. */
const recordSounds = (page: Page) =>
  page.addInitScript(() => {
    window.heard = [];
    window.ready = [];
    window.AudioContext = class extends AudioContext {
      override createBufferSource() {
        const source = super.createBufferSource();
        const start = source.start.bind(source);
        source.start = (...when) => {
          window.heard.push(source.buffer?.duration ?? 0);
          start(...when);
        };
        return source;
      }
      override async decodeAudioData(file: ArrayBuffer) {
        const sound = await super.decodeAudioData(file);
        window.ready.push(sound.duration);
        return sound;
      }
    };
  });

const heard = (page: Page): Promise<number[]> => page.evaluate(() => window.heard);
/** As no sound of ours is long (s). */
const OWN = 0.321;

const sounds = (page: Page) => page.locator('details').filter({ hasText: 'Sounds' });
const row = (page: Page, name: string) => sounds(page).getByRole('listitem').filter({ hasText: name });

async function openSounds(page: Page): Promise<void> {
  await openStudio(page);
  await sounds(page).getByRole('heading', { name: 'Sounds' }).click();
}

/** Turns the sound on in the game, as a later visit finds it, and waits until each of its sounds is there. */
async function playWithSound(page: Page) {
  await page.getByRole('link', { name: 'Play Lucky Fishing with your art' }).click();
  await stageReady(page);
  await expectKept(page, 1);
  await expect.poll(() => savedText(page)).toContain('"skin":"-own"');
  await page.reload();
  const slots = await stageReady(page);
  await page.getByRole('main').getByRole('button', { name: 'Sound' }).click();
  return slots;
}

test('a sound that is dropped is heard in the game in place of ours', async ({ page }) => {
  await forceRenderer(page, 'dom');
  await recordSounds(page);
  await openStudio(page);
  await choose(page, [wav('lucky-fishing-reels-start.wav', OWN)]);
  await expect(page.getByText('Reels start now uses your sound.').first()).toBeVisible();
  const slots = await playWithSound(page);
  await expect.poll(() => page.evaluate(() => window.ready.length)).toBe(soundNamesOf(luckyFishing).length);
  await slots.spinButton.click();
  // Others follow it when the reels stop, in real time.
  await expect.poll(async () => (await heard(page))[0]).toBeCloseTo(OWN, 2);
});

test('a sound finds its place by being dropped there, and is heard beside ours', async ({ page }) => {
  await recordSounds(page);
  await openSounds(page);
  await expect(sounds(page).getByText('0 of 7 replaced')).toBeVisible();
  const ours = page.getByRole('button', { name: 'Play original: Coins added' });
  const own = page.getByRole('button', { name: 'Play your version: Coins added' });
  await expect(own).toHaveCount(0);

  await drop(row(page, 'Coins added'), [await png('coins.png', 'red')]);
  await expect(leftOut(page)).toHaveText([/coins\.png isn't a sound/]);
  await drop(row(page, 'Coins added'), [wav('draft 7.wav', OWN)]);
  await expect(sounds(page).getByText('1 of 7 replaced')).toBeVisible();

  await own.click();
  await expect.poll(() => heard(page)).toHaveLength(1);
  await ours.click();
  await expect.poll(() => heard(page)).toHaveLength(2);
  const [first = 0, second = 0] = await heard(page);
  expect(first).toBeCloseTo(OWN, 2);
  expect(second).toBeGreaterThan(0.5);
  // It ends by itself.
  await expect(ours).toBeVisible();

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a sound for Big win' }).click();
  await (await chooser).setFiles([wav('draft 8.wav', 1)]);
  await expect(sounds(page).getByText('2 of 7 replaced')).toBeVisible();
  await page.getByRole('button', { name: 'Restore original: Coins added' }).click();
  await expect(own).toHaveCount(0);
  await expectKept(page, 1);
  await page.reload();
  await expect(sounds(page).getByText('1 of 7 replaced')).toBeVisible();
});
