import type { Locator, Page } from '@playwright/test';
import type { Round } from '../../src/engine/round';
import sharp from 'sharp';
import type { GameDefinition } from '../../src/engine/definition';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import type { Renderer } from '../../testing/game/renderers';
import { RENDERERS_TOLERANCE, type Tolerance } from '../../testing/compare-pixels';
import { expect, test as base } from './pictures';
import { showing } from '../../testing/shown-art';
import { countColours, screenshotWith } from '../../testing/pixels';
import { openFrozen, startSpin, type Slots } from '../../testing/game/slots';
import { advanceTime, advanceToFrame, FRAME_MS, freezeAnimations, jumpTime } from '../../testing/time';

/**
 * The screen on which the stage is filmed: the narrowest phone, at a zoom of 40 %. A frame then has a sixth of the
 * pixels, and a fault of one CSS pixel still shows.
 */
export const screen = { viewport: { width: 320, height: 640 }, deviceScaleFactor: 0.4 };

/**
 * Films of the stage as most players see it are made at every change, those of the other renderers, which write the
 * baselines, by `npm run test:full`.
 */
export const tagOf = (renderer: Renderer, game: string) =>
  renderer === 'webgl' ? {} : { tag: ['@full', ...showing(game)] };

/**
 * The last moment of the frame in which the reels of a spin rest (ms), if it began at a frame. The store settles then,
 * which takes real time: no further frame may pass meanwhile.
 */
export const restMs = ({ spin }: Pick<GameDefinition, 'spin'>): number => spin.durationMs + FRAME_MS - 1;

/**
 * Opens the page of a game with the reels drawn by this renderer and the page's time frozen.
 *
 * @param outcome of the first round
 */
export async function openFrozenSlots(
  page: Page,
  renderer: Renderer,
  outcome: Round,
  definition: GameDefinition = luckyFishing,
): Promise<Slots> {
  const slots = await openFrozen(page, outcome, { game: definition, renderer });
  await expect(slots.stage).toHaveAttribute('data-renderer', renderer);
  await page.waitForLoadState('networkidle');
  await freezeAnimations(page);
  return slots;
}

/** Presses SPIN! at a frame, and takes the mouse away from it: what lies under it looks different. */
export async function pressSpin(page: Page, slots: Slots): Promise<void> {
  await advanceToFrame(page);
  await startSpin(slots);
  await page.mouse.move(0, 0);
}

/** Blur depends on how far the reels have moved since the last frame, so this much is played frame by frame (ms). */
const IN_FRAMES_MS = 50;

/** Lets time pass: in one step to shortly before the end of it, then frame by frame. */
export async function skipTime(page: Page, ms: number): Promise<void> {
  if (ms > IN_FRAMES_MS) await jumpTime(page, ms - IN_FRAMES_MS);
  await advanceTime(page, Math.min(ms, IN_FRAMES_MS));
}

/** Plays a round to the moment at which it is settled. */
export async function playFrozenRound(page: Page, slots: Slots): Promise<void> {
  await pressSpin(page, slots);
  await skipTime(page, restMs(slots.game));
  await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
}

/**
 * When pictures are taken: milliseconds from the beginning of the film, ascending. `pass` marks a moment at
 * which time has to stop without a picture, since what CSS moves begins where a step of the virtual time ends; with
 * `settled` the round has to be settled before time goes on.
 */
export type Moment = number | { readonly pass: number; readonly settled?: boolean };

/** Toasts lie over the stage, and the plate of the session over its lower edge: they are no part of it. */
const STAGE_ALONE = ':is([data-testid=toast], .machine-session) { visibility: hidden !important }';

interface FilmOptions {
  readonly moments: readonly Moment[];
  /** What is filmed, if not the stage. */
  readonly part?: Locator;
  /** A style sheet for the film. */
  readonly style?: string;
  /** As of a picture. */
  readonly baselineOf?: string;
  readonly tolerance?: Tolerance;
}

interface Fixtures {
  /** Lets time pass from moment to moment, and compares the strip of what was seen with the baseline of this name. */
  expectFilm: (name: string, page: Page, options: FilmOptions) => Promise<void>;
  /**
   * The same for the stage as a renderer draws it. WebGL and the 2D canvas draw the same picture to within rounding, so
   * they share a baseline, which the canvas writes.
   */
  expectStageFilm: (
    name: string,
    renderer: Renderer,
    page: Page,
    moments: readonly Moment[],
  ) => Promise<void>;
}

/** Waits until the images of a part are there: one that a show has just put in comes in real time. */
const imagesIn = (part: Locator): Promise<unknown> =>
  part.evaluate((element) =>
    Promise.allSettled(Array.from(element.querySelectorAll('img'), (image) => image.decode())),
  );

/** What changes its size as it moves, or moves by parts of a pixel. */
const REDRAWN = ':is(.collected-value, .plate, .dom-reels:not([hidden]) .dom-strip)';

/**
 * A picture of a part of the page at this moment.
 *
 * @param style a style sheet for the picture
 */
async function photographMoment(part: Locator, style = STAGE_ALONE): Promise<Buffer> {
  await imagesIn(part);
  // A browser goes on drawing these from the size and place of an earlier frame, and which frames it drew is up to the machine:
  // out of sight for one frame, they are drawn as they are at this moment.
  if ((await part.locator(REDRAWN).count()) > 0)
    await screenshotWith(part, `${style} ${REDRAWN} { display: none !important }`);
  // Of an element, with a style sheet of its own, so that all else is drawn afresh too.
  return screenshotWith(part, style);
}

/** Lets time pass from moment to moment, and takes a picture at each. */
export async function film(
  part: Locator,
  moments: readonly Moment[],
  style = STAGE_ALONE,
): Promise<Buffer[]> {
  const page = part.page();
  const frames: Buffer[] = [];
  let now = 0;
  for (const moment of moments) {
    const at = typeof moment === 'number' ? moment : moment.pass;
    if (at > now) await skipTime(page, at - now);
    now = at;
    if (typeof moment === 'number') frames.push(await photographMoment(part, style));
    else if (moment.settled)
      await expect(page.getByTestId('slot-stage')).toHaveAttribute('data-phase', 'settled');
  }
  return frames;
}

export const test = base.extend<Fixtures>({
  expectFilm: async ({ expectPicture }, use) =>
    use(async (name, page, options) => {
      const { moments, part = page.getByTestId('slot-stage'), style = STAGE_ALONE, ...comparison } = options;
      const frames = await film(part, moments, style);
      // An empty canvas would be the same every time.
      expect(await countColours(frames[0] ?? Buffer.of()), `colours in ${name}`).toBeGreaterThan(10);
      await expectPicture({
        name,
        screenshot: await sharp(frames, { join: { across: frames.length } })
          .png({ compressionLevel: 1 })
          .toBuffer(),
        storage: 'exact',
        moments: moments.filter((moment) => typeof moment === 'number').map((ms) => `${ms} ms`),
        ...comparison,
      });
    }),
  expectStageFilm: async ({ expectFilm }, use) =>
    use((name, renderer, page, moments) =>
      expectFilm(`${name}-${renderer}`, page, {
        moments,
        ...(renderer === 'webgl' && { baselineOf: `${name}-canvas`, tolerance: RENDERERS_TOLERANCE }),
      }),
    ),
});

export { expect };
