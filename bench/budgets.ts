/** What something may cost, and how it is shown. */
export interface Budget {
  readonly what: string;
  readonly unit: string;
  /** Digits behind the point. */
  readonly digits: number;
  readonly limit: { readonly max: number } | { readonly min: number };
}

function atMost(max: number, unit: string, digits: number, what: string) {
  return { what, unit, digits, limit: { max } };
}
function atLeast(min: number, unit: string, digits: number, what: string) {
  return { what, unit, digits, limit: { min } };
}

/** All budgets, in the order of the table. `bench/README.md` says how each figure is taken. */
export const budgets = {
  // The only one in bytes, as an alarm: what somebody waits for is time (start/).
  homeScript: atMost(160, 'kB gzip', 1, 'JavaScript of Home'),
  homeEngines: atMost(0, 'engines', 0, 'Pixi or GSAP on Home'),
  canvases: atMost(1, '', 0, 'Canvases on /slots'),
  graphicsContexts: atMost(1, '', 0, 'Live WebGL contexts'),
  graphicsDraws: atMost(2, '', 0, 'WebGL draws in a frame'),
  framesASecond: atLeast(58, '1/s', 1, 'Frames a second, no GPU'),
  scriptAFrame: atMost(0.6, 'ms', 2, 'Script in a frame of a spin'),
  oceanFramesASecond: atLeast(55, '1/s', 1, 'Ocean Treasures: frames a second'),
  winFramesASecond: atLeast(45, '1/s', 1, 'Largest win: frames a second'),
  oceanScriptAFrame: atMost(0.8, 'ms', 2, 'Ocean Treasures: script in a frame'),
  processorInSpin: atMost(30, '% of a core', 0, 'Processor in a spin, no GPU'),
  clickToMotion: atMost(50, 'ms', 0, 'Click to first moved frame'),
  visitAgain: atMost(300, 'ms', 0, 'Play Now to reels, page warm'),
  openProfile: atMost(500, 'ms', 0, 'Profile with 100,000 rounds'),
  workOutOdds: atMost(10, 's', 1, 'Odds of all games on /fairness'),
  idleMotionFrames: atMost(0, '1/s', 1, '/slots, moving sea: frames by script'),
  idleMotionThread: atMost(5, 'ms/s', 2, '/slots, moving sea: main thread'),
  idleMotionProcessor: atMost(10, '% of a core', 1, '/slots, moving sea: processor'),
  oceanIdleMotionProcessor: atMost(10, '% of a core', 1, '/ocean-treasures, moving sea'),
  restingFrames: atMost(0, '1/s', 1, '/slots at rest: frames'),
  restingDraws: atMost(0, '1/s', 1, '/slots at rest: draws'),
  restingThread: atMost(1, 'ms/s', 2, '/slots at rest: main thread'),
  oceanRestingFrames: atMost(0, '1/s', 1, '/ocean-treasures at rest: frames'),
  oceanRestingDraws: atMost(0, '1/s', 1, '/ocean-treasures at rest: draws'),
  oceanRestingThread: atMost(1, 'ms/s', 2, '/ocean-treasures at rest: thread'),
  homeRestingFrames: atMost(0, '1/s', 1, 'Home at rest: frames'),
  homeRestingThread: atMost(1, 'ms/s', 2, 'Home at rest: main thread'),
  heapGrowth: atMost(1, 'MB', 2, 'Heap growth in 1,000 rounds'),
} as const satisfies Readonly<Record<string, Budget>>;

export type Figure = keyof typeof budgets;

/** What a phone may take until a page is there (start/phone.ts), by the page's path. Times in ms. */
interface StartBudget {
  readonly score: number;
  readonly fcp?: number;
  readonly lcp: number;
  /** Of the base's total blocking time. */
  readonly tbtOfBase?: number;
  readonly cls: number;
}

const text: StartBudget = { score: 98, fcp: 1300, lcp: 1600, cls: 0.01 };
const game: StartBudget = { score: 90, lcp: 2200, tbtOfBase: 0.25, cls: 0.01 };

export const startBudgets: Readonly<Record<string, StartBudget>> = {
  '/': text,
  '/slots': game,
  '/ocean-treasures': game,
  '/terms': text,
};

/** Whether a figure keeps to its budget. */
export const isKept = ({ limit }: Budget, value: number): boolean =>
  'max' in limit ? value <= limit.max : value >= limit.min;
