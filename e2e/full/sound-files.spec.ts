import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from '../support/fixtures';

// What the games' own sound files hold, which only a browser can decode.

/** What is measured of a sound. */
interface Measured {
  /** How loud each half of a second is (dB), once more from the start where it ends, as a loop goes on. */
  readonly halves: readonly number[];
  /** How much of its power is above 400 Hz, which a phone's loudspeaker can play (dB). */
  readonly above400Hz: number;
}

async function measured(page: Page, path: string): Promise<Measured> {
  const bytes = [...(await readFile(resolve(import.meta.dirname, '../../assets', path)))];
  return page.evaluate(async (file) => {
    const decoded = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(Uint8Array.from(file).buffer);
    const { length, sampleRate } = decoded;
    /** The sound, twice in a row, as it passes a filter. */
    const played = async (cutoff: number): Promise<Float32Array> => {
      const context = new OfflineAudioContext(1, 2 * length, sampleRate);
      const source = new AudioBufferSourceNode(context, { buffer: decoded, loop: true });
      let node: AudioNode = source;
      // Each takes 12 dB an octave.
      for (let pass = 0; pass < 3; pass++)
        node = node.connect(new BiquadFilterNode(context, { type: 'highpass', frequency: cutoff, Q: 0 }));
      node.connect(context.destination);
      source.start();
      return (await context.startRendering()).getChannelData(0);
    };
    const power = (samples: Float32Array): number =>
      10 * Math.log10(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
    const [whole, high] = [await played(5), await played(400)];
    const half = sampleRate / 2;
    const halves = Array.from({ length: Math.floor(whole.length / half) }, (_, n) =>
      power(whole.subarray(n * half, (n + 1) * half)),
    );
    return { halves, above400Hz: power(high) - power(whole) };
  }, bytes);
}

for (const game of ['lucky-fishing', 'ocean-treasures']) {
  test(`the water of ${game} is as loud where it begins again as everywhere else`, async ({ page }) => {
    const { halves } = await measured(page, `${game}/sounds/bed-water.mp3`);
    expect(halves.length).toBeGreaterThan(40);
    expect(Math.max(...halves) - Math.min(...halves)).toBeLessThan(2);
  });

  test(`landings and refusals of ${game} are heard on a phone`, async ({ page }) => {
    for (const sound of ['reel-land', 'refusal'])
      expect((await measured(page, `${game}/sounds/${sound}.mp3`)).above400Hz, sound).toBeGreaterThan(-10);
  });
}
