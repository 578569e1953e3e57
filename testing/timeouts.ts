/**
 * After how long what a test waits for counts as hung (ms). No measure of speed: a slow or busy machine may take many
 * times as long as another, and nothing that passes waits for these.
 */
export const TIMEOUTS = {
  /** A whole test, or a build that several tests share. */
  test: 600_000,
  /** What a page does by itself: it redraws, saves, or says something. */
  expectation: 30_000,
  /** A click, a key, a navigation: they wait until the page is ready for them. */
  action: 60_000,
  /** What keeps the processor busy for seconds: caching for offline play, building what an artist dropped. */
  work: 180_000,
} as const;
