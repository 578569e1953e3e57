import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';

/** A screen reader finishes speaking before a polite announcement; an assertive one interrupts. */
type Urgency = (typeof urgencies)[number];

/** A text for screen readers. Each has a new `id`, so that the same text is spoken again. */
type Announcement = { readonly id: number; readonly text: string } | null;

/** The last announcement of each urgency. `LiveRegions` renders them. */
export const announcements = createStore<Readonly<Record<Urgency, Announcement>>>(() => ({
  polite: null,
  assertive: null,
}));

let lastId = 0;

export function announce(text: string, urgency: Urgency = 'polite'): void {
  lastId += 1;
  announcements.setState({ [urgency]: { id: lastId, text } });
}

/** Clears what was announced before, so that a screen reader no longer finds it. */
export const clearAnnouncements = (): void => announcements.setState({ polite: null, assertive: null });

const urgencies = ['polite', 'assertive'] as const;

/**
 * Renders the announcements. Screen readers follow only regions that existed before their text, and in an open dialog
 * only those of the dialog: it renders its own.
 */
export function LiveRegions() {
  const current = useStore(announcements);
  return (
    <div className="sr-only">
      {urgencies.map((urgency) => (
        <p key={urgency} role={urgency === 'polite' ? 'status' : undefined} aria-live={urgency} aria-atomic>
          {/* A new element, so that the same text is spoken again. */}
          <span key={current[urgency]?.id}>{current[urgency]?.text}</span>
        </p>
      ))}
    </div>
  );
}
