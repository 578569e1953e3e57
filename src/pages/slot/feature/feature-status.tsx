import { usePlayable } from '../playing';
import { texts } from '../texts';
import './feature.css';
import { useFeature } from './use-feature';

/**
 * On the sign, in place of the title: how many free spins are left, what collected values count and what the free spins
 * have paid; once they are over, until the next round, what they paid in all. Announcements say it to screen readers.
 */
export function FeatureStatus() {
  const { feature } = usePlayable().texts;
  const shown = useFeature();
  if (!feature || !shown) return null;
  const { spin, spins } = feature;
  const { left, played, multiplier, paid } = shown.progress;
  return (
    <p className="feature-status" data-testid="feature-status">
      {shown.isRunning ? (
        <>
          <span>{texts.feature.left(left, left === 1 ? spin : spins)}</span>
          <span>{texts.times(multiplier)}</span>
          <span>{texts.coins(paid)}</span>
        </>
      ) : (
        <span>{texts.feature.paid(played, played === 1 ? spin : spins, paid)}</span>
      )}
    </p>
  );
}
