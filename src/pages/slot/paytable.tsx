import { multiply } from '../../engine/coins';
import { symbolList, highestPay } from '../../engine/definition';
import { symbolBitmaps } from '../../games/lucky-fishing/symbol-images';
import odds from '../../games/lucky-fishing/odds.json';
import { game, useGame } from '../../store/game';
import { texts } from './texts';

/** What each symbol pays, and the odds. */
export function Paytable() {
  return (
    <section className="paytable edged glass [--glass:82%]">
      <h2 id="paytable-title">{texts.paytable}</h2>
      <p className="paytable-note">{texts.paytableIntro}</p>
      <Payouts labelledBy="paytable-title" />
      <p className="paytable-note">{texts.odds(odds)}</p>
    </section>
  );
}

/** What each symbol pays, as a multiple of the bet and in coins at the current bet. `labelledBy` is its heading's id. */
export function Payouts({ labelledBy }: { labelledBy: string }) {
  const bet = useGame((state) => state.bet);
  return (
    <table aria-labelledby={labelledBy} className="payouts">
      <tbody>
        {symbolList(game.rules).map(({ id, name, pays }) => (
          <tr key={id}>
            <th scope="row">
              <img src={symbolBitmaps[id]} alt="" width={48} height={48} />
              {name}
            </th>
            <td>
              <span className="payouts-times">{texts.times(highestPay({ pays }))}</span>
              <span className="payouts-coins">{texts.coins(multiply(bet, highestPay({ pays })))}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
