import type { CSSProperties } from 'react';
import { usePlayable } from '../playing';
import './feature.css';
import { useFeature } from './use-feature';

/** While free spins run and there is space beside the machine, how deep they have sunk: the multiplier in force. */
export function DepthLine() {
  const { definition, pageArt } = usePlayable();
  const shown = useFeature();
  if (!definition.feature || !pageArt.depthLine || !shown?.isRunning) return null;
  const depth = (shown.progress.level + 1) / definition.feature.multipliers.length;
  return (
    <div aria-hidden="true" className="feature-depth" style={{ '--depth': depth } as CSSProperties}>
      <img src={pageArt.depthLine} alt="" />
      <span className="feature-depth-mark" />
    </div>
  );
}
