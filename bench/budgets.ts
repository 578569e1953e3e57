/** What something may cost at most, and how it is shown. */
export interface Budget {
  readonly what: string;
  readonly unit: string;
  /** Digits behind the point. */
  readonly digits: number;
  /** The figure may not pass the first, or not fall short of the second. */
  readonly limit: { readonly most: number } | { readonly least: number };
}

/** All budgets, in the order of the table. `bench/README.md` says how each figure is taken. */
export const budgets = {
  homeScript: { what: 'JavaScript of Home', unit: 'kB gzip', digits: 1, limit: { most: 116 } },
  homeEngines: { what: 'of it Pixi or GSAP', unit: 'engines', digits: 0, limit: { most: 0 } },
  slotsScript: {
    what: 'JavaScript of /slots, in all',
    unit: 'kB gzip',
    digits: 1,
    limit: { most: 300 },
  },
  oceanScript: {
    what: 'JavaScript of /ocean-treasures',
    unit: 'kB gzip',
    digits: 1,
    limit: { most: 300 },
  },
  oceanPictures: { what: 'Pictures of /ocean-treasures', unit: 'kB', digits: 1, limit: { most: 300 } },
  oceanSymbols: { what: 'and its symbols', unit: 'kB gzip', digits: 1, limit: { most: 90 } },
  canvases: { what: 'Canvases on /slots', unit: '', digits: 0, limit: { most: 1 } },
  graphicsContexts: { what: 'Live WebGL contexts', unit: '', digits: 0, limit: { most: 1 } },
  graphicsDraws: { what: 'WebGL draws in a frame', unit: '', digits: 0, limit: { most: 2 } },
  framesASecond: { what: 'Frames a second, no GPU', unit: '1/s', digits: 1, limit: { least: 58 } },
  scriptAFrame: { what: 'Script in a frame of a spin', unit: 'ms', digits: 2, limit: { most: 0.6 } },
  oceanFramesASecond: {
    what: 'Ocean Treasures: frames a second',
    unit: '1/s',
    digits: 1,
    limit: { least: 55 },
  },
  winFramesASecond: {
    what: 'Largest win: frames a second',
    unit: '1/s',
    digits: 1,
    limit: { least: 45 },
  },
  oceanScriptAFrame: {
    what: 'Ocean Treasures: script in a frame',
    unit: 'ms',
    digits: 2,
    limit: { most: 0.8 },
  },
  processorInSpin: {
    what: 'Processor in a spin, no GPU',
    unit: '% of a core',
    digits: 0,
    limit: { most: 30 },
  },
  clickToMotion: { what: 'Click to first moved frame', unit: 'ms', digits: 0, limit: { most: 50 } },
  visitAgain: { what: 'Play Now to reels, page warm', unit: 'ms', digits: 0, limit: { most: 300 } },
  openProfile: {
    what: 'Profile with 100,000 rounds',
    unit: 'ms',
    digits: 0,
    limit: { most: 500 },
  },
  restingFrames: { what: '/slots at rest: frames', unit: '1/s', digits: 1, limit: { most: 0 } },
  restingDraws: { what: '/slots at rest: draws', unit: '1/s', digits: 1, limit: { most: 0 } },
  restingThread: { what: '/slots at rest: main thread', unit: 'ms/s', digits: 2, limit: { most: 1 } },
  oceanRestingFrames: {
    what: '/ocean-treasures at rest: frames',
    unit: '1/s',
    digits: 1,
    limit: { most: 0 },
  },
  oceanRestingDraws: {
    what: '/ocean-treasures at rest: draws',
    unit: '1/s',
    digits: 1,
    limit: { most: 0 },
  },
  oceanRestingThread: {
    what: '/ocean-treasures at rest: thread',
    unit: 'ms/s',
    digits: 2,
    limit: { most: 1 },
  },
  homeRestingFrames: { what: 'Home at rest: frames', unit: '1/s', digits: 1, limit: { most: 0 } },
  homeRestingThread: { what: 'Home at rest: main thread', unit: 'ms/s', digits: 2, limit: { most: 1 } },
  heapGrowth: { what: 'Heap grown in 1000 rounds', unit: 'MB', digits: 2, limit: { most: 1 } },
} as const satisfies Readonly<Record<string, Budget>>;

export type Figure = keyof typeof budgets;

/** Whether a figure keeps to its budget. */
export const isKept = ({ limit }: Budget, value: number): boolean =>
  'most' in limit ? value <= limit.most : value >= limit.least;
