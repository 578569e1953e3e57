import { symbolBitmaps } from '../../components/symbol-pictures';
import { oddsOf } from '../../game/odds';
import { game, useGame } from '../../store/game';
import { texts } from './texts';

const odds = oddsOf(game.rules);

/** What each symbol pays, in multiples of the bet and in coins at the bet chosen, and the odds. */
export function Paytable() {
  const bet = useGame((state) => state.bet);
  return (
    <section className="paytable">
      <h2 id="paytable-title">{texts.paytable}</h2>
      <p className="paytable-note">{texts.paytableIntro}</p>
      <table aria-labelledby="paytable-title">
        <tbody>
          {game.rules.symbols.map(({ id, name, payout }) => (
            <tr key={id}>
              <th scope="row">
                <img src={symbolBitmaps[id]} alt="" width={48} height={48} />
                {name}
              </th>
              <td>
                <span className="paytable-times">{texts.times(payout)}</span>
                <span className="paytable-coins">{texts.coins(payout * bet)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="paytable-note">{texts.odds(odds)}</p>
    </section>
  );
}
