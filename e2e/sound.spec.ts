import { soundFilesOf } from '../src/games/game-sounds';
import { sounds } from '../src/games/lucky-fishing/sounds';
import { luckyRounds } from '../testing/game/games';
import { stubNextOutcome } from '../testing/game/chance';
import { openFrozen, savedText, skipRound, startSpin } from '../testing/game/slots';
import { jumpTime } from '../testing/time';
import { expect, test } from './support/fixtures';
import { audioStates, recordSounds, soundsOf } from './support/sounds';

// Sound is off until the player turns it on, and never in the way, in the browser's own audio. tests/stage/audio/ has what
// is heard when.

// Wide enough for a toast beside the machine: it must not cover the sound button.
test.use({ viewport: { width: 1280, height: 640 } });

const SOUNDS = soundFilesOf(sounds).length;
/** When the music, and with it the browser's audio, is put to rest after the last sound (ms), and a little more. */
const RESTS_MS = 60_100;

test('is off until it is turned on, stops at once, and is remembered', async ({ page }) => {
  await recordSounds(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const [file] = /[^/]*\.mp3$|sounds-[^/]*\.js$/.exec(request.url()) ?? [];
    if (file) asked.push(file);
  });
  const slots = await openFrozen(page, luckyRounds.allFish);
  const inHeader = page.getByRole('banner').getByRole('button', { name: 'Sound' });
  const onStage = page.getByRole('main').getByRole('button', { name: 'Sound' });

  await test.step('off at first: a round makes no sound and loads none', async () => {
    for (const button of [inHeader, onStage]) await expect(button).toHaveAttribute('aria-pressed', 'false');
    await skipRound(page, slots);
    expect(asked).toEqual([]);
    expect(await audioStates(page)).toEqual([]);
  });

  await test.step('turned on on the stage, and played', async () => {
    await onStage.click();
    for (const button of [inHeader, onStage]) await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => asked.length).toBe(SOUNDS + 1);
    await expect.poll(async () => (await soundsOf(page)).ready.length).toBe(SOUNDS);
    await stubNextOutcome(page, luckyRounds.allFish);
    await skipRound(page, slots);
    // The start, each reel, the win.
    await expect.poll(async () => (await soundsOf(page)).heard.length).toBeGreaterThanOrEqual(5);
    // The coins of the win are the last sound.
    await jumpTime(page, 1_500);
    await jumpTime(page, RESTS_MS);
    await expect.poll(() => audioStates(page)).toEqual(['suspended']);
  });

  await test.step('silent at once when turned off in the middle of a spin', async () => {
    await startSpin(slots);
    await expect.poll(() => audioStates(page)).toEqual(['running']);
    await inHeader.click();
    await expect.poll(() => audioStates(page)).toEqual([]);
    const { heard } = await soundsOf(page);
    await jumpTime(page, 2_030);
    await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
    expect((await soundsOf(page)).heard).toEqual(heard);
    await expect.poll(() => savedText(page)).toContain('"sound":false');
  });
});
