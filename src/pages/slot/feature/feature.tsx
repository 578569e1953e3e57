import type { CSSProperties } from 'react';
import { usePlayableGame, useMachine } from '../use-machine';
import { texts } from '../texts';
import { useFeature } from './progress';
import { capitalised } from '../../../games/spoken';
import { imageSources } from '../../../ui/browser/sized-images';

/** What names it, beside the machine. Without the space for that, the sign says it alone. */
const label =
  'feature-label absolute rounded-pill bg-[rgb(2_20_30/0.72)] px-[0.7em] py-[0.2em] text-[1rem] leading-[1.2] whitespace-nowrap text-gold-light tabular-nums';

/**
 * While free spins run and there is space beside the machine, the collectors that lead to the next multiplier, as the turn of a
 * hand, on the lower left corner of the frame.
 */
export function Gauge() {
  const { definition, pageArt, texts: gameTexts } = usePlayableGame();
  const shown = useFeature();
  if (!definition.feature || !pageArt.gauge || !shown?.isRunning || !shown.told) return null;
  const { dial, hand } = pageArt.gauge;
  const { collectors, level } = shown.told;
  const { every } = definition.feature;
  return (
    <div
      aria-hidden="true"
      className="feature-gauge absolute bottom-0 left-0 hidden aspect-square w-[max(44px,var(--machine)*0.1)] [translate:-12%_20%] @min-[64rem]:block"
      style={{ '--turn': `${level + collectors / every}turn` } as CSSProperties}
    >
      <img {...imageSources(dial)} alt="" className="absolute inset-0 size-full" />
      <img
        {...imageSources(hand)}
        alt=""
        className="absolute inset-0 size-full rotate-(--turn) [transition:rotate_600ms_ease-in-out] motion-reduce:transition-none"
      />
      <p className={`${label} right-[calc(100%+0.5rem)] bottom-1/4`}>
        {texts.feature.toNext(gameTexts.feature?.collectors ?? '', collectors, every)}
      </p>
    </div>
  );
}

/**
 * While free spins run and there is space beside the machine, how deep they have sunk: a ring around one of the marks, the
 * first and the last of which are 5 % from the ends.
 */
export function DepthLine() {
  const { definition, pageArt, texts: gameTexts } = usePlayableGame();
  const shown = useFeature();
  if (!definition.feature || !pageArt.depthLine || !shown?.isRunning || !shown.told) return null;
  const { level } = shown.told;
  const depth = (level + 1) / definition.feature.multipliers.length;
  return (
    <div
      aria-hidden="true"
      className="feature-depth absolute left-[calc(100%+0.75rem)] hidden h-full @min-[64rem]:block"
      style={{ '--depth': depth } as CSSProperties}
    >
      <img {...imageSources(pageArt.depthLine)} alt="" className="h-full w-auto max-w-none" />
      <span className="absolute top-[calc(5%+90%*var(--depth))] left-1/2 aspect-square w-[90%] -translate-1/2 rounded-pill border-3 border-gold-light shadow-[0_0_1rem_var(--color-gold)] [transition:top_1500ms_ease-in-out] motion-reduce:transition-none" />
      <p className={`${label} top-[calc(5%+90%*var(--depth))] left-[calc(100%+0.5rem)] -translate-y-1/2`}>
        {gameTexts.feature?.levels?.each[level]}
      </p>
    </div>
  );
}

/**
 * For screen readers: each free spin of the last round that has been shown, with what it paid. After a reload the last
 * round is the one that is remembered.
 */
export function FeatureTable() {
  const { feature } = usePlayableGame().texts;
  const shown = useFeature();
  const remembered = useMachine(({ playback, lastRound }) => (playback.phase === 'idle' ? lastRound : null));
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
