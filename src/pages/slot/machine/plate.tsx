import { formatCoins } from '../../../ui/format/format';
import { useFeature } from '../feature/progress';
import { useMachine, usePlayable } from '../playing';
import { texts } from '../texts';
import { WIN_ID } from '../../../ui/displays';

/** The plate with bet and win. While free spins run, the win is that of the spins shown. */
export function Plate() {
  const { pageArt } = usePlayable();
  const feature = useFeature();
  const bet = useMachine((machine) => machine.bet);
  const settled = useMachine(({ play }) => (play.phase === 'settled' ? play.round.payout : 0));
  const payout = feature?.isRunning ? feature.paid : settled;
  return (
    <div className="machine-plate">
      <img src={pageArt.plate} alt="" />
      <dl>
        <div>
          <dt>{texts.bet}</dt>
          <dd data-testid="bet" translate="no">
            {formatCoins(bet)}
          </dd>
        </div>
        <div>
          <dt>{texts.win}</dt>
          <dd id={WIN_ID} data-testid="win" translate="no" data-won={payout > 0}>
            {formatCoins(payout)}
          </dd>
        </div>
      </dl>
    </div>
  );
}
