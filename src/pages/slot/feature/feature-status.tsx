import type { CSSProperties } from 'react';
import { usePlayable } from '../playing';
import { texts } from '../texts';
import './feature.css';
import { useFeature } from './use-feature';

/**
 * Above the reels: how many free spins are left, what collected values count, and what the free spins have paid; once they
 * are over, what they paid in all. Announcements say it to screen readers.
 */
export function FeatureStatus() {
  const { definition, pageArt, words } = usePlayable();
  const shown = useFeature();
  if (!definition.feature || !words.feature || !shown) return null;
  const { isRunning, progress } = shown;
  const { left, played, multiplier, collectors, paid } = progress;
  const { spins } = words.feature;
  return (
    <>
      {pageArt.gauge && (
        <div
          aria-hidden="true"
          className="feature-gauge"
          style={{ '--turn': `${collectors / definition.feature.every}turn` } as CSSProperties}
        >
          <img src={pageArt.gauge.dial} alt="" />
          <img src={pageArt.gauge.hand} alt="" className="feature-gauge-hand" />
        </div>
      )}
      <p className="feature-status" data-testid="feature-status">
        {isRunning ? (
          <>
            <span>{texts.feature.left(spins, left)}</span>
            <span>{texts.times(multiplier)}</span>
            <span>{texts.coins(paid)}</span>
          </>
        ) : (
          <span>{texts.feature.paid(played, spins, paid)}</span>
        )}
      </p>
    </>
  );
}
