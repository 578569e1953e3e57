import type { CSSProperties } from 'react';
import { usePlayable } from '../playing';
import './feature.css';
import { useFeature } from './use-feature';

/** While free spins run, the collectors that lead to the next multiplier, as the turn of a hand. */
export function Gauge() {
  const { definition, pageArt } = usePlayable();
  const shown = useFeature();
  if (!definition.feature || !pageArt.gauge || !shown?.isRunning) return null;
  const { dial, hand } = pageArt.gauge;
  const { collectors } = shown.progress;
  return (
    <div
      aria-hidden="true"
      className="feature-gauge"
      style={{ '--turn': `${collectors / definition.feature.every}turn` } as CSSProperties}
    >
      <img src={dial} alt="" />
      <img src={hand} alt="" className="feature-gauge-hand" />
    </div>
  );
}
