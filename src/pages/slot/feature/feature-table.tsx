import { capitalised } from '../../../games/spoken';
import { usePlayable } from '../playing';
import { texts } from '../texts';
import { useFeature } from './use-feature';

/** For screen readers: each free spin of the last round that has been shown, with what it paid. */
export function FeatureTable() {
  const { words } = usePlayable();
  const shown = useFeature();
  if (!words.feature || !shown) return null;
  const { spin, spins } = words.feature;
  const { round, progress } = shown;
  return (
    <table aria-label={capitalised(spins)} className="sr-only">
      <tbody>
        {round.spins.slice(1, progress.played + 1).map(({ payout }, n) => (
          <tr key={n}>
            <th scope="row">{`${capitalised(spin)} ${n + 1}`}</th>
            <td>{texts.coins(payout)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
