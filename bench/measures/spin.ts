import type { Locator, Page } from '@playwright/test';
import { stubNextOutcome } from '../../testing/game/chance';
import type { GameUnderTest } from '../../testing/game/games';
import { slotsOf } from '../../testing/game/slots';
import { drawingOf, startCounting } from '../../testing/measures/drawing';
import { processorSeconds, watchThread, workOf } from './thread';

/** What one spin costs in the browser's own time. */
export interface Spin {
  /** Frames that were drawn, for each second that the reels turned. */
  readonly framesASecond: number;
  /** Milliseconds of script for each of them, the click and its answer included. */
  readonly script: number;
  /** Processor time of all the browser's processes meanwhile, in percent of one core. */
  readonly processor: number;
}

/**
 * Presses SPIN! where it stands, as a mouse does: Playwright's own click would run script on the page. The page's
 * draws are those of `stubOutcome`; the round wins nothing, so that no show follows it.
 */
async function prepareClick(page: Page, { loss }: Pick<GameUnderTest, 'loss'>): Promise<() => Promise<void>> {
  await stubNextOutcome(page, loss);
  const button = await slotsOf(page).spinButton.boundingBox();
  if (!button) throw new Error('There is no spin button.');
  const [x, y] = [button.x + button.width / 2, button.y + button.height / 2];
  await page.mouse.move(x, y);
  return () => page.mouse.click(x, y);
}

/** Tells, once awaited, the milliseconds from the next beginning of a spin to its end, by the phases of the stage. */
async function watchTurning(page: Page): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(() => {
    const stage = document.querySelector('[data-testid=slot-stage]');
    if (!stage) throw new Error('There is no stage.');
    const turned = new Promise<number>((resolve) => {
      let began = NaN;
      new MutationObserver((_, observer) => {
        const phase = stage.getAttribute('data-phase');
        if (phase === 'spinning') began = performance.now();
        if (phase !== 'settled' || Number.isNaN(began)) return;
        observer.disconnect();
        resolve(performance.now() - began);
      }).observe(stage, { attributeFilter: ['data-phase'] });
    });
    return { turned };
  });
  return () => watch.evaluate(({ turned }) => turned);
}

/** Clicks, from within the page, and waits until the stage is in this phase: for many rounds in little time. */
export const clickUntil = (what: Locator, phase: 'spinning' | 'settled'): Promise<void> =>
  what.evaluate((element: HTMLElement, wanted) => {
    const stage = document.querySelector('[data-testid=slot-stage]');
    if (!stage) throw new Error('There is no stage.');
    return new Promise<void>((resolve) => {
      const isThere = (): boolean => stage.getAttribute('data-phase') === wanted;
      element.click();
      if (isThere()) return resolve();
      new MutationObserver((_, observer) => {
        if (!isThere()) return;
        observer.disconnect();
        resolve();
      }).observe(stage, { attributeFilter: ['data-phase'] });
    });
  }, phase);

/** Plays a round on the page of a game on which `countDrawing` was called. */
export async function spinOf(page: Page, game: Pick<GameUnderTest, 'loss'>): Promise<Spin> {
  const click = await prepareClick(page, game);
  const session = await watchThread(page);
  const turned = await watchTurning(page);
  await startCounting(page);
  const before = await workOf(session);
  const [processorBefore, start] = [await processorSeconds(page), performance.now()];
  await click();
  const ms = await turned();
  const seconds = (performance.now() - start) / 1000;
  const processor = ((await processorSeconds(page)) - processorBefore) / seconds;
  const after = await workOf(session);
  const { framesDrawn } = await drawingOf(page);
  await session.detach();
  return {
    framesASecond: (framesDrawn / ms) * 1000,
    script: (after.script - before.script) / framesDrawn,
    processor: processor * 100,
  };
}

/**
 * Milliseconds from the click on SPIN! to the first frame in which a symbol has moved, seen in the pixels of a
 * canvas that is drawn in 2D. The round is played to its end.
 */
export async function clickToMotion(page: Page, game: Pick<GameUnderTest, 'loss'>): Promise<number> {
  const click = await prepareClick(page, game);
  const watch = await page.evaluateHandle(() => {
    const canvas = document.querySelector('canvas');
    const context = canvas?.getContext('2d');
    if (!canvas || !context) throw new Error('The reels are not drawn in 2D.');
    /** Pixels down the middle of each reel. */
    const columns = (): string =>
      [1, 3, 5]
        .map((sixth) => context.getImageData((canvas.width * sixth) / 6, 0, 1, canvas.height).data)
        .join();
    const atRest = columns();
    let clicked = NaN;
    const { port1, port2 } = new MessageChannel();
    // A message that is sent in a frame is delivered after that frame has been handed on.
    const look = (): number => requestAnimationFrame(() => port2.postMessage(null));
    const moved = new Promise<number>((resolve) => {
      port1.onmessage = () => {
        const now = performance.now();
        if (columns() === atRest) look();
        else resolve(now - clicked);
      };
    });
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        clicked = timeStamp;
        look();
      },
      { capture: true, once: true },
    );
    return { moved };
  });
  const turned = await watchTurning(page);
  await click();
  const ms = await watch.evaluate(({ moved }) => moved);
  await turned();
  return ms;
}
