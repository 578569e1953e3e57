import { useStore } from 'zustand';
import { announcements } from './announcements';

const voices = ['polite', 'assertive'] as const;

/**
 * Speaks the announcements. The regions are there before anything is said in them: a screen reader listens only to
 * those it knows already. What stands outside an open dialog is not heard, so a dialog brings its own.
 */
export function LiveRegions() {
  const said = useStore(announcements);
  return (
    <div className="sr-only">
      {voices.map((voice) => (
        <p key={voice} role={voice === 'polite' ? 'status' : undefined} aria-live={voice} aria-atomic>
          {/* Another element, so that the same words are heard again. */}
          <span key={said[voice]?.id}>{said[voice]?.words}</span>
        </p>
      ))}
    </div>
  );
}
