import { install, type Clock } from '@sinonjs/fake-timers';

// Put into pages whose time a test moves, in browsers whose driver has no clock of its own.

declare global {
  interface Window {
    /** Frozen until a test moves it. Its frames come each 16 ms, as Playwright's do. */
    virtualTime: Clock;
    /** The browser's own. */
    realFrame: typeof requestAnimationFrame;
  }
}

window.realFrame = requestAnimationFrame.bind(window);

window.virtualTime = install({
  now: Date.UTC(2026, 0, 1, 13),
  toFake: [
    ...(['Date', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
    ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
    ...(['requestIdleCallback', 'cancelIdleCallback'] as const),
  ],
  // Safari has no idle callbacks.
  ignoreMissingTimers: true,
});
