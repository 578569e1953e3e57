import { multiply, type Bet } from '../../../engine/coins';
import { highestPay, symbolList, type SymbolEntry } from '../../../engine/definition';
import { formatCoins } from '../../../ui/format/format';
import { useMachine, usePlayable } from '../playing';
import { texts } from '../texts';

/** What each symbol pays, in coins at the current bet, and what the others do. `labelledBy` is its heading's id. */
export function Payouts({ labelledBy }: { labelledBy: string }) {
  const { definition } = usePlayable();
  const bet = useMachine((machine) => machine.bet);
  const symbols = symbolList(definition);
  const counts = [...new Set(symbols.flatMap(({ pays = {} }) => Object.keys(pays).map(Number)))];
  const isOneCount = counts.length === 1;
  return (
    <table aria-labelledby={labelledBy} className="payouts">
      {!isOneCount && (
        <thead>
          <tr>
            <td>{texts.forBet(bet)}</td>
            {counts.map((count) => (
              <th key={count} scope="col" aria-label={texts.ofAKind(count)}>
                {count}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {symbols.map((symbol) => (
          <tr key={symbol.id}>
            <SymbolHead symbol={symbol} />
            {symbol.role ? (
              <RoleCell symbol={symbol} bet={bet} columns={counts.length} />
            ) : isOneCount ? (
              <OnePayout symbol={symbol} bet={bet} />
            ) : (
              counts.map((count) => (
                <td key={count} className="payouts-amount">
                  {symbol.pays?.[count] === undefined ? '' : formatCoins(multiply(bet, symbol.pays[count]))}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SymbolHead({ symbol: { id, name } }: { symbol: SymbolEntry }) {
  const { art } = usePlayable();
  return (
    <th scope="row">
      <img src={art.pageImages[id]} alt="" width={48} height={48} />
      <span>{name}</span>
    </th>
  );
}

/** The only payout of a symbol, as a multiple of the bet too. */
const OnePayout = ({ symbol, bet }: { symbol: SymbolEntry; bet: Bet }) => (
  <td>
    <span className="payouts-times">{texts.times(highestPay(symbol))}</span>
    <span className="payouts-coins">{texts.coins(multiply(bet, highestPay(symbol)))}</span>
  </td>
);

/** What a symbol with a role does. What a value pays is in coins; what values are is said by the first of them. */
function RoleCell({ symbol, bet, columns }: { symbol: SymbolEntry; bet: Bet; columns: number }) {
  const { definition, texts: gameTexts } = usePlayable();
  const { id, role, value } = symbol;
  const first = symbolList(definition).find((one) => one.role === role);
  return (
    <td colSpan={columns} className="payouts-role">
      {value !== undefined && <strong>{texts.collectedFor(multiply(bet, value))}</strong>}
      {role && first?.id === id && <span>{gameTexts.roles?.[role]}</span>}
    </td>
  );
}
