import type { Span } from '../flights/coin-flight';

/** Moves an element to and fro between two states, so many seconds a way, for as long as whole ways fit into a span of time. */
export function addSwing(
  timeline: gsap.core.Timeline,
  element: HTMLElement,
  from: gsap.TweenVars,
  to: gsap.TweenVars,
  seconds: number,
  { at, until }: Span,
): void {
  const ways = Math.floor((until - at) / seconds);
  if (ways < 1) return;
  const there = { duration: seconds, repeat: ways - 1, yoyo: true, ease: 'sine.inOut' };
  timeline.fromTo(element, from, { ...to, ...there }, at);
}
