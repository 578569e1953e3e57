import { expect, type Page } from '@playwright/test';
import { stubNextOutcome, stubOutcome } from '../testing/game/chance';
import { liveContexts, watchContexts } from '../testing/game/contexts';
import { type GameUnderTest, gameUnderTest, luckyRounds } from '../testing/game/games';
import { seedHistory, playMany } from '../testing/saved/history';
import { median } from '../testing/pixels';
import { forceRenderer } from '../testing/game/renderers';
import { openSlots, spinToEnd, startWith } from '../testing/game/slots';
import type { Figures } from './budget-table';
import { canvasesIn, countDrawing, drawingOf, startCounting } from '../testing/measures/drawing';
import { heapUsed } from '../testing/measures/heap';
import { idleMotionOf, restOf, type Rest } from './measures/rest';
import { scriptsOf } from '../testing/measures/loads';
import { clickToMotion, clickUntil, spinOf, type Spin } from './measures/spin';
import { framesOfLargeWin } from './measures/win';
import { clickToShown } from './measures/shown';
import { freezeTime, jumpTime } from '../testing/time';

/** The window in which everything is measured. */
export const VIEWPORT = { width: 800, height: 600 } as const;

/** Figures that are taken together, on a page of their own. */
export interface Section {
  readonly name: string;
  readonly take: (page: Page) => Promise<Figures>;
}

/** Of timings the middle one counts, so that one hiccup of the machine does not. */
const TIMES = 5;
const HEAP_ROUNDS = 200;
/** What is kept for good after the first rounds (compiled code, tables) isn't growth. */
const HEAP_WARM_UP_ROUNDS = 1000;

/** The median of this many measurements, after one that doesn't count. */
async function typical(measure: () => Promise<number>): Promise<number> {
  await measure();
  const taken: number[] = [];
  while (taken.length < TIMES) taken.push(await measure());
  return median(taken);
}

const fishing = gameUnderTest('lucky-fishing');
const ocean = gameUnderTest('ocean-treasures');

/** Opens the page of a game, and waits until all of it has come. */
async function openWhole(page: Page, { definition }: GameUnderTest): Promise<void> {
  await openSlots(page, definition);
  await page.waitForLoadState('networkidle');
}

/** Opens the page of a game to play it there. */
async function openToPlay(page: Page, game: GameUnderTest): Promise<void> {
  await countDrawing(page);
  await stubOutcome(page, game.loss);
  await openWhole(page, game);
}

/** The middle one of some spins, after one that is not counted. */
async function typicalSpin(page: Page, game: GameUnderTest): Promise<Spin> {
  await openToPlay(page, game);
  await spinOf(page, game);
  const spins: Spin[] = [];
  while (spins.length < TIMES) spins.push(await spinOf(page, game));
  const middleOf = (figure: keyof Spin): number => median(spins.map((spin) => spin[figure]));
  return {
    framesASecond: middleOf('framesASecond'),
    script: middleOf('script'),
    processor: middleOf('processor'),
  };
}

/** What the page of a game costs that lies open after a round: while its sea moves, and then at rest. */
async function costAfterRound(
  page: Page,
  game: GameUnderTest,
): Promise<Readonly<Record<'idleMotion' | 'rest', Rest>>> {
  await openToPlay(page, game);
  await spinOf(page, game);
  return { idleMotion: await idleMotionOf(page), rest: await restOf(page) };
}

export const sections: readonly Section[] = [
  {
    name: 'JavaScript of Home',
    async take(page) {
      const open = () => page.goto('/', { waitUntil: 'networkidle' });
      const { kilobytes, engines } = await scriptsOf(page, open);
      return { homeScript: kilobytes, homeEngines: engines.length };
    },
  },
  {
    name: 'Drawing by WebGL',
    async take(page) {
      await forceRenderer(page, 'webgl');
      await watchContexts(page);
      await freezeTime(page);
      await countDrawing(page);
      await stubOutcome(page, luckyRounds.allFish);
      const slots = await openSlots(page);
      await startCounting(page);
      await spinToEnd(page, slots);
      return {
        canvases: await canvasesIn(page),
        graphicsContexts: await liveContexts(page),
        graphicsDraws: (await drawingOf(page)).maxByGraphics,
      };
    },
  },
  {
    name: 'Spins',
    async take(page) {
      const { framesASecond, script, processor } = await typicalSpin(page, fishing);
      const motion = await typical(() => clickToMotion(page, fishing));
      return { framesASecond, scriptAFrame: script, processorInSpin: processor, clickToMotion: motion };
    },
  },
  {
    name: 'Spins of Ocean Treasures',
    async take(page) {
      const { framesASecond, script } = await typicalSpin(page, ocean);
      return { oceanFramesASecond: framesASecond, oceanScriptAFrame: script };
    },
  },
  {
    name: 'Largest win',
    async take(page) {
      await stubOutcome(page, luckyRounds.treasure);
      await openWhole(page, fishing);
      const winFramesASecond = await typical(async () => {
        await stubNextOutcome(page, luckyRounds.treasure);
        return framesOfLargeWin(page);
      });
      return { winFramesASecond };
    },
  },
  {
    name: 'Visits to the reels',
    async take(page) {
      const playNow = page.getByRole('link', { name: /^Play Now.*Lucky Fishing/ });
      await page.goto('/', { waitUntil: 'networkidle' });
      const visitAgain = await typical(async () => {
        const ms = await clickToShown(page, playNow, '[data-testid=slot-stage][data-phase]');
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
        await playNow.waitFor();
        return ms;
      });
      return { visitAgain };
    },
  },
  {
    name: 'Profile with 100,000 rounds',
    async take(page) {
      await seedHistory(page, playMany(100_000, Date.UTC(2026, 0, 14)));
      const profile = page.getByRole('banner').getByRole('link', { name: 'Profile' });
      const openProfile = await typical(async () => {
        // Each time the program and the database are opened again.
        await page.goto('/', { waitUntil: 'networkidle' });
        const ms = await clickToShown(page, profile, 'table.history tbody tr');
        await expect(page.getByRole('main')).toContainText('Page 1 of 2,000');
        return ms;
      });
      return { openProfile };
    },
  },
  {
    name: 'Odds on /fairness',
    async take(page) {
      await page.goto('/fairness', { waitUntil: 'networkidle' });
      const workOutOdds = await typical(async () => {
        await page.getByRole('button', { name: /^Work/ }).click();
        const said = page.getByRole('main').getByText(/^Done in [\d.]+ seconds\. Every figure matches/);
        return Number.parseFloat((await said.innerText()).slice('Done in '.length));
      });
      return { workOutOdds };
    },
  },
  {
    name: '/slots at rest',
    async take(page) {
      const { idleMotion, rest } = await costAfterRound(page, fishing);
      return {
        ...{
          idleMotionFrames: idleMotion.frames,
          idleMotionThread: idleMotion.thread,
          idleMotionProcessor: idleMotion.processor,
        },
        ...{ restingFrames: rest.frames, restingDraws: rest.draws, restingThread: rest.thread },
      };
    },
  },
  {
    name: '/ocean-treasures at rest',
    async take(page) {
      const { idleMotion, rest } = await costAfterRound(page, ocean);
      return {
        oceanIdleMotionProcessor: idleMotion.processor,
        ...{
          oceanRestingFrames: rest.frames,
          oceanRestingDraws: rest.draws,
          oceanRestingThread: rest.thread,
        },
      };
    },
  },
  {
    name: 'Home at rest',
    async take(page) {
      await countDrawing(page);
      await page.goto('/');
      const { frames, thread } = await restOf(page);
      return { homeRestingFrames: frames, homeRestingThread: thread };
    },
  },
  {
    name: 'Heap over many rounds',
    async take(page) {
      await freezeTime(page);
      await stubOutcome(page, luckyRounds.loss);
      await startWith(page, 1_000_000);
      const slots = await openSlots(page);
      const session = await page.context().newCDPSession(page);
      const clickAndWait = async (...click: Parameters<typeof clickUntil>): Promise<void> => {
        await clickUntil(...click);
        await jumpTime(page, 2_030);
        await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
      };
      /** A round in a few frames: it is begun, carried out and cleared away as ever, and a thousand take a minute. */
      const play = (): Promise<void> => clickAndWait(slots.spinButton, 'spinning');
      /** A click and as much time, and no round: what the bench itself leaves in the heap. */
      const passTime = (): Promise<void> => clickAndWait(slots.balance, 'settled');
      const growth = async (rounds: number, work: () => Promise<void>): Promise<number> => {
        const before = await heapUsed(session);
        for (let n = 0; n < rounds; n++) await work();
        return (await heapUsed(session)) - before;
      };
      await growth(HEAP_WARM_UP_ROUNDS, play);
      const grown = (await growth(HEAP_ROUNDS, play)) - (await growth(HEAP_ROUNDS, passTime));
      return { heapGrowth: ((grown / HEAP_ROUNDS) * 1000) / 1e6 };
    },
  },
];
