import { useStore } from 'zustand';
import { announcements } from './announcements';

const voices = ['polite', 'assertive'] as const;

/**
 * Renders the announcements. Screen readers follow only regions that existed before their text, and in an open dialog
 * only those of the dialog: it renders its own.
 */
export function LiveRegions() {
  const said = useStore(announcements);
  return (
    <div className="sr-only">
      {voices.map((voice) => (
        <p key={voice} role={voice === 'polite' ? 'status' : undefined} aria-live={voice} aria-atomic>
          {/* Another element, so that the same text is spoken again. */}
          <span key={said[voice]?.id}>{said[voice]?.text}</span>
        </p>
      ))}
    </div>
  );
}
