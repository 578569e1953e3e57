import { soundFilesOf } from '../../src/games/game-sounds';
import { sounds as gameSounds } from '../../src/games/lucky-fishing/sounds';
import { forceRenderer } from '../../testing/game/renderers';
import { savedText, stageReady } from '../../testing/game/slots';
import { expect, test } from '../support/fixtures';
import { recordSounds, soundsOf } from '../support/sounds';
import { choose, drop, expectKept, openStudio, wav } from '../support/studio';

test('a sound is made fit, which is said in a line, and its source stays beside it', async ({ page }) => {
  await recordSounds(page);
  await openStudio(page);
  await choose(page, [wav('pearl.wav', 7.3, 0.5)]);
  const notes = page.getByRole('list', { name: 'Notes on your files' }).getByRole('listitem');
  await expect(notes).toHaveText([
    /^pearl\.wav: Trimmed by 0\.5 s to remove silence at the start, cut to 6 s with a fade-out and made \d+ dB quieter to match the original\.$/,
  ]);
  await expectKept(page, 2);
  await page.getByRole('heading', { name: 'Sounds' }).click();
  await page.getByRole('button', { name: 'Play your version: Pearl collected' }).click();
  await expect.poll(async () => (await soundsOf(page)).heard).toEqual([6]);
  await page.getByRole('button', { name: 'Restore original: Pearl collected' }).click();
  await expectKept(page, 0);
});

/** As no sound of ours is long (s). */
const OWN = 0.321;

test('what a long sound loses to be light enough is said', async ({ page }) => {
  await openStudio(page);
  await page.getByRole('heading', { name: 'Sounds' }).click();
  await drop(page.getByRole('listitem').filter({ hasText: 'Background: water' }), [wav('sea.wav', 95)]);
  const notes = page.getByRole('list', { name: 'Notes on your files' }).getByRole('listitem');
  await expect(notes).toHaveText(/^sea\.wav: Cut to 90 s with a fade-out.* and saved at 22 kHz\.$/);
});

test('artists hear their own sound beside ours, and in the game in place of it', async ({ page }) => {
  await forceRenderer(page, 'dom');
  await recordSounds(page);
  await openStudio(page);
  const heard = async (): Promise<number[]> => (await soundsOf(page)).heard;
  const sounds = page.locator('details').filter({ hasText: 'Sounds' });
  await sounds.getByRole('heading', { name: 'Sounds' }).click();
  await expect(sounds.getByText('0 of 14 replaced')).toBeVisible();

  const row = sounds.getByRole('listitem').filter({ hasText: 'Reels start' });
  await drop(row, [wav('draft 7.wav', OWN)]);
  await expect(sounds.getByText('1 of 14 replaced')).toBeVisible();
  const note = page.getByRole('list', { name: 'Notes on your files' }).getByRole('listitem');
  await expect(note).toHaveText(/^draft 7\.wav: Played \d+ dB quieter to match the original\.$/);
  await page.getByRole('button', { name: 'Play your version: Reels start' }).click();
  await expect.poll(heard).toHaveLength(1);
  const ours = page.getByRole('button', { name: 'Play original: Reels start' });
  await ours.click();
  await expect.poll(heard).toHaveLength(2);
  const [first = 0, second = 0] = await heard();
  expect(first).toBeCloseTo(OWN, 2);
  expect(second).not.toBeCloseTo(OWN, 2);
  // It ends by itself.
  await expect(ours).toBeVisible();

  await page.getByRole('link', { name: 'Play Lucky Fishing with your art' }).click();
  await stageReady(page);
  // The file alone: it's louder than the original, and played quieter.
  await expectKept(page, 1);
  await expect.poll(() => savedText(page)).toContain('"skin":"-own"');
  // As a later visit finds it.
  await page.reload();
  const slots = await stageReady(page);
  await page.getByRole('main').getByRole('button', { name: 'Sound' }).click();
  const { length } = soundFilesOf(gameSounds);
  await expect.poll(async () => (await soundsOf(page)).ready).toHaveLength(length);
  await slots.spinButton.click();
  // Others follow it when the reels stop, in real time.
  await expect.poll(async () => (await heard())[0]).toBeCloseTo(OWN, 2);
});

test('the names of places on the board break between words', async ({ page }) => {
  await openStudio(page);
  await choose(page, [wav('draft.wav', 1, 0)]);
  const names = page.getByRole('group', { name: 'Sounds, Lucky Fishing' }).locator('label span');
  // Its places are as narrow as any in these widths (CSS pixels).
  for (const width of [348, 719, 1076]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(names.filter({ hasText: 'Background: water' })).toBeVisible();
    const broken = await names.evaluateAll((spans) =>
      spans.flatMap((span) => {
        const [text] = span.childNodes;
        const words = [...(text?.textContent ?? '').matchAll(/\S+/g)];
        return words.flatMap((word) => {
          const range = document.createRange();
          if (text) range.setStart(text, word.index);
          if (text) range.setEnd(text, word.index + word[0].length);
          return range.getClientRects().length > 1 ? [word[0]] : [];
        });
      }),
    );
    expect(broken).toEqual([]);
  }
});
