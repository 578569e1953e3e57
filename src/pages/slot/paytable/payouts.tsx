import { multiply, type Bet } from '../../../engine/coins';
import { highestPay, symbolList, type SymbolEntry } from '../../../engine/definition';
import { symbolName } from '../../../games/game-texts';
import { formatCoins } from '../../../ui/format/format';
import { useMachine, usePlayableGame } from '../use-machine';
import { texts } from '../texts';
import { SymbolPicture } from './symbol-picture';

/** What each symbol pays, in coins at the current bet, and what the others do. `labelledBy` is its heading's id. */
export function Payouts({ labelledBy }: { labelledBy: string }) {
  const { definition, texts: gameTexts } = usePlayableGame();
  const bet = useMachine((machine) => machine.bet);
  const symbols = symbolList(definition);
  const counts = [...new Set(symbols.flatMap(({ pays = {} }) => Object.keys(pays).map(Number)))].sort(
    (one, other) => one - other,
  );
  const isOneCount = counts.length === 1;
  // If text is too large for a row of four, payouts move below the symbol's name.
  const row = 'narrow-text:grid narrow-text:grid-cols-[repeat(3,1fr)]';
  return (
    <table
      aria-labelledby={labelledBy}
      className="payouts my-[0.75rem] w-full narrow-text:block [&_td]:tabular-nums narrow-text:[&>*]:block"
    >
      {!isOneCount && (
        <thead>
          <tr className={row}>
            <td className="text-start text-[0.875rem] text-muted narrow-text:col-span-full">
              {texts.forBet(bet)}
            </td>
            {counts.map((count) => (
              <th
                key={count}
                scope="col"
                aria-label={texts.ofAKind(count)}
                className="text-end font-display font-medium text-muted"
              >
                {count}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {symbols.map((symbol) => (
          <tr key={symbol.id} className={`border-[rgb(191_234_240/0.12)] not-first:border-t ${row}`}>
            <th
              scope="row"
              className={`flex items-center gap-3 py-1 text-start font-display font-medium narrow-text:col-span-full ${isOneCount ? '' : 'whitespace-nowrap'}`}
            >
              <SymbolPicture
                symbol={symbol.id}
                width={48}
                height={48}
                className={isOneCount ? '' : 'size-[2.5rem] max-w-none'}
              />
              <span>{symbolName(gameTexts, symbol.id)}</span>
            </th>
            {symbol.role ? (
              <RoleCell symbol={symbol} bet={bet} columns={counts.length} />
            ) : isOneCount ? (
              <OnePayout symbol={symbol} bet={bet} />
            ) : (
              counts.map((count) => (
                <td
                  key={count}
                  className="of-player ps-3 text-end font-display text-[1.125rem] font-semibold text-gold narrow-text:ps-1"
                >
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

/** The only payout of a symbol, as a multiple of the bet too. */
const OnePayout = ({ symbol, bet }: { symbol: SymbolEntry; bet: Bet }) => (
  <td className="text-end narrow-text:col-span-full">
    <span className="block font-display text-[1.25rem] leading-[1.1] font-semibold text-gold">
      {texts.times(highestPay(symbol))}
    </span>
    <span className="of-player text-[0.875rem] text-muted">
      {texts.coins(multiply(bet, highestPay(symbol)))}
    </span>
  </td>
);

/** What a symbol with a role does. What a value pays is in coins; what values are is said by the first of them. */
function RoleCell({ symbol, bet, columns }: { symbol: SymbolEntry; bet: Bet; columns: number }) {
  const { definition, texts: gameTexts } = usePlayableGame();
  const { id, role, value } = symbol;
  const first = symbolList(definition).find((one) => one.role === role);
  return (
    <td
      colSpan={columns}
      className="py-1 ps-3 text-start text-[0.875rem] leading-[1.35] text-muted narrow-text:col-span-full narrow-text:ps-0"
    >
      {value !== undefined && (
        <strong className="of-player block font-semibold text-text">
          {texts.collectedFor(multiply(bet, value))}
        </strong>
      )}
      {role && first?.id === id && <span>{gameTexts.roles?.[role]}</span>}
    </td>
  );
}
