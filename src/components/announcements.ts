import { createStore } from 'zustand/vanilla';

/** Polite words wait for what is being read; assertive ones break in. */
export type Urgency = 'polite' | 'assertive';

/** Words for those who listen. The same words said again are another announcement. */
interface Announcement {
  readonly id: number;
  readonly words: string;
}

/** What was said last in each voice. Spoken by `LiveRegions`. */
export const announcements = createStore<Readonly<Record<Urgency, Announcement | null>>>(() => ({
  polite: null,
  assertive: null,
}));

let lastId = 0;

/** Says something to a screen reader, once, from anywhere. */
export function announce(words: string, urgency: Urgency = 'polite'): void {
  lastId += 1;
  announcements.setState({ [urgency]: { id: lastId, words } });
}

/** Takes back what was said before: it is over, and nobody shall come across it any more. */
export const fallSilent = (): void => announcements.setState({ polite: null, assertive: null });
