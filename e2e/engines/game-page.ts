import sharp from 'sharp';
import type { Renderer } from '../../testing/game/renderers';
import { TIMEOUTS } from '../../testing/timeouts';
import { changedPart, meanColour } from '../../testing/pixels';
import type { Dropped } from '../support/studio';
import type { Tab } from '../../testing/engines/engine';
import { expect } from './fixtures';

// What the tests do and read in a tab, by the page's documented selectors.

/** The text of the element with this test id; null where there is none. */
export const textOf = (tab: Tab, testId: string): Promise<string | null> =>
  tab.evaluate((id) => document.querySelector(`[data-testid=${id}]`)?.textContent ?? null, testId);

/** The texts of all elements that a selector finds. */
export const textsOf = (tab: Tab, selector: string): Promise<string[]> =>
  tab.evaluate(
    (wanted) => [...document.querySelectorAll(wanted)].map(({ textContent }) => textContent),
    selector,
  );

/** One of the stage's `data-` attributes. */
export const stageSays = (tab: Tab, name: 'phase' | 'renderer' | 'winningColumn'): Promise<string | null> =>
  tab.evaluate(
    (wanted) => document.querySelector<HTMLElement>('[data-testid=slot-stage]')?.dataset[wanted] ?? null,
    name,
  );

/** Opens the Slots page, and waits until it can be played and its lazy parts have loaded. */
export async function openSlots(tab: Tab, address: string): Promise<void> {
  await tab.open(`${address}slots`);
  await slotsReady(tab);
}

/** Waits until the Slots page can be played and its lazy parts have loaded. */
export async function slotsReady(tab: Tab): Promise<void> {
  await expect.poll(() => stageSays(tab, 'phase')).not.toBe(null);
  // They are loaded at the first touch.
  await tab.evaluate(() => void window.dispatchEvent(new Event('pointermove')), null);
  await expect
    .poll(() =>
      tab.evaluate(
        () =>
          document.querySelector('.coin-flight') !== null &&
          document.querySelector('[data-testid=slot-stage][data-loading]') === null,
        null,
      ),
    )
    .toBe(true);
}

/** The game as it is saved. */
export const savedText = (tab: Tab): Promise<string | null> =>
  tab.evaluate(() => localStorage.getItem('lucky-fishing'), null);

/** Presses SPIN!, and waits until the reels turn. A browser that hides the page meanwhile ends the round: this says so. */
export async function startSpin(tab: Tab): Promise<void> {
  const timesHidden = (): Promise<number> => tab.evaluate(() => window.timesHidden ?? 0, null);
  const before = await timesHidden();
  await tab.click('.spin-button');
  await expect
    .poll(async () => ({ phase: await stageSays(tab, 'phase'), hidden: (await timesHidden()) - before }))
    .toEqual({ phase: 'spinning', hidden: 0 });
}

/** Advances the time of a page whose time is frozen (ms). */
export const advance = (tab: Tab, ms: number): Promise<number> =>
  tab.evaluate((passing) => window.virtualTime.tickAsync(passing), ms);

/** Presses the element that the selector finds and that has this text, once it is there. */
export const pressText = (tab: Tab, selector: string, text: string): Promise<void> =>
  expect
    .poll(() =>
      tab.evaluate(
        ([wanted, its]) => {
          const found = [...document.querySelectorAll<HTMLElement>(wanted)].find(
            ({ textContent }) => textContent === its,
          );
          found?.click();
          return found !== undefined;
        },
        [selector, text] as const,
      ),
    )
    .toBe(true);

/** Chooses a file in the dialog of the system, for the input that the selector finds. */
export const chooseFile = (tab: Tab, selector: string, { name, mimeType, buffer }: Dropped): Promise<void> =>
  tab.evaluate(
    ([wanted, text, fileName, type]) => {
      const input = document.querySelector<HTMLInputElement>(wanted);
      if (!input) throw new Error('There is no choice of a file.');
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const chosen = new DataTransfer();
      chosen.items.add(new File([bytes], fileName, { type }));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [selector, buffer.toString('base64'), name, mimeType] as const,
  );

/**
 * A screenshot of the stage in a page whose time is frozen, without toasts, and without the bubbles of landing reels: these
 * rise by the browser's own clock.
 */
export async function screenshotStage(tab: Tab): Promise<Buffer> {
  const box = await tab.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-testid=toast], .landings { visibility: hidden !important }');
    document.adoptedStyleSheets = [sheet];
    const stage = document.querySelector('[data-testid=slot-stage]');
    if (!stage) throw new Error('There is no stage.');
    // Until its typefaces and pictures are there, the page around it may move.
    await document.fonts.ready;
    // WebKit never decodes a lazy one that is far away.
    const loading = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
    await Promise.all(loading.map((image) => image.decode().catch(() => undefined)));
    stage.scrollIntoView({ block: 'center', behavior: 'instant' });
    // What was drawn last is on the screen some frames later.
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => window.realFrame(resolve));
    const { left, top, width, height } = stage.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  }, null);
  const [left = 0, top = 0, width = 0, height = 0] = box;
  return sharp(await tab.screenshot())
    .removeAlpha()
    .extract({ left, top, width, height })
    .png()
    .toBuffer();
}

/** By how much the mean of a channel may differ (of 255). Wrong alpha makes 15 and more. */
const MEAN_SHIFT = 3;
/** The part of the pixels that may look different. The page's own elements are scaled by each browser in its own way. */
const CHANGED = { webgl: 0.02, canvas: 0.02, dom: 0.12 } as const satisfies Record<Renderer, number>;

/**
 * Expects that the stage looks like this picture, in its mean colour and in nearly all of its pixels. Retries where it
 * doesn't: WebKit's window may show a frame late, and the page's time is frozen meanwhile.
 */
export const expectStageAs = (tab: Tab, wanted: Buffer, renderer: Renderer, moment: string): Promise<void> =>
  expect(async () => {
    const seen = await screenshotStage(tab);
    const [mean, wantedMean] = await Promise.all([meanColour(seen), meanColour(wanted)]);
    const shift = Math.max(...mean.map((channel, i) => Math.abs(channel - (wantedMean[i] ?? NaN))));
    expect(shift, `shift of the mean colour, ${moment}`).toBeLessThanOrEqual(MEAN_SHIFT);
    const changed = await changedPart(seen, wanted);
    expect(changed, `pixels that look different, ${moment}`).toBeLessThanOrEqual(CHANGED[renderer]);
  }).toPass({ timeout: TIMEOUTS.expectation });
