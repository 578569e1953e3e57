import { capitalised } from '../../../games/spoken';
import { useMachine, usePlayable } from '../playing';
import { texts } from '../texts';
import { useFeature } from './use-feature';

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
