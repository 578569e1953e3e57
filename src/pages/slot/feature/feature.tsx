import type { CSSProperties } from 'react';
import { usePlayable, useMachine } from '../playing';
import { texts } from '../texts';
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
    <p
      className="feature-status absolute inset-(--sign-field) flex flex-wrap place-content-center items-baseline gap-[0_0.8em] text-[length:min(max(0.875rem,var(--board)*0.038),var(--board)*0.049)] leading-[1.1] font-semibold whitespace-nowrap text-gold-light tabular-nums"
      data-testid="feature-status"
    >
      {shown.isRunning ? (
        <>
          <span>{texts.feature.left(left, left === 1 ? spin : spins)}</span>
          <span className="text-foam">{texts.feature.multiplier(multiplier)}</span>
          <span>{texts.coins(paid)}</span>
        </>
      ) : (
        <span>{texts.feature.paid(played, played === 1 ? spin : spins, paid)}</span>
      )}
    </p>
  );
}

/**
 * While free spins run, the collectors that lead to the next multiplier, as the turn of a hand, on the lower left corner
 * of the frame.
 */
export function Gauge() {
  const { definition, pageArt } = usePlayable();
  const shown = useFeature();
  if (!definition.feature || !pageArt.gauge || !shown?.isRunning) return null;
  const { dial, hand } = pageArt.gauge;
  const { collectors } = shown.progress;
  return (
    <div
      aria-hidden="true"
      className="feature-gauge absolute bottom-0 left-0 aspect-square w-[max(44px,var(--machine)*0.1)] [translate:-12%_20%]"
      style={{ '--turn': `${collectors / definition.feature.every}turn` } as CSSProperties}
    >
      <img src={dial} alt="" className="absolute inset-0 size-full" />
      <img
        src={hand}
        alt=""
        className="absolute inset-0 size-full rotate-(--turn) [transition:rotate_600ms_ease-in-out] motion-reduce:transition-none"
      />
    </div>
  );
}

/**
 * While free spins run and there is space beside the machine, how deep they have sunk: a ring around one of the marks, the
 * first and the last of which are 5 % from the ends.
 */
export function DepthLine() {
  const { definition, pageArt } = usePlayable();
  const shown = useFeature();
  if (!definition.feature || !pageArt.depthLine || !shown?.isRunning) return null;
  const depth = (shown.progress.level + 1) / definition.feature.multipliers.length;
  return (
    <div
      aria-hidden="true"
      className="feature-depth absolute left-[calc(100%+0.75rem)] hidden h-full @min-[56rem]:block"
      style={{ '--depth': depth } as CSSProperties}
    >
      <img src={pageArt.depthLine} alt="" className="h-full w-auto max-w-none" />
      <span className="absolute top-[calc(5%+90%*var(--depth))] left-1/2 aspect-square w-[90%] -translate-1/2 rounded-pill border-3 border-gold-light shadow-[0_0_1rem_var(--color-gold)] [transition:top_1500ms_ease-in-out] motion-reduce:transition-none" />
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
  return (
    <table aria-label={capitalised(feature.spins)} className="sr-only">
      <tbody>
        {freeSpins.map(({ payout }, n) => (
          <tr key={n}>
            <th scope="row">{texts.feature.spin(capitalised(feature.spin), n + 1)}</th>
            <td>{texts.coins(payout)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
