import type { CSSProperties } from 'react';
import { usePlayable, useMachine } from '../playing';
import { texts } from '../texts';
import './feature.css';
import { useFeature } from './progress';
import { capitalised } from '../../../games/spoken';

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

/**
 * For screen readers: each free spin of the last round that has been shown, with what it paid. After a reload the last
 * round is the one that is remembered.
 */
export function FeatureTable() {
  const { feature } = usePlayable().texts;
  const shown = useFeature();
  const remembered = useMachine(({ play, lastRound }) => (play.phase === 'idle' ? lastRound : null));
  const freeSpins = shown
    ? shown.round.spins.slice(1, shown.progress.played + 1)
    : (remembered?.spins.slice(1) ?? []);
  if (!feature || (!shown && freeSpins.length === 0)) return null;
  const { spin, spins } = feature;
  return (
    <table aria-label={capitalised(spins)} className="sr-only">
      <tbody>
        {freeSpins.map(({ payout }, n) => (
          <tr key={n}>
            <th scope="row">{texts.feature.spin(capitalised(spin), n + 1)}</th>
            <td>{texts.coins(payout)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
