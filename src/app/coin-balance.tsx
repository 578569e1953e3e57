import coin from '../../assets/stage/coin.svg';
import { formatCoins } from '../components/format';
import { useGame } from '../store/game';

/** Beyond this many characters the number is set smaller, so that a great fortune still fits a phone's header. */
const LONG = 11;

/** The player's coins, kept true by the store. */
export function CoinBalance() {
  const coins = formatCoins(useGame((state) => state.coins));
  return (
    <div
      role="group"
      aria-label="Coins"
      title={`${coins} coins`}
      className="flex h-11 min-w-0 items-center gap-2 rounded-pill border border-gold/40 bg-abyss/70 pr-4 pl-1.5 shadow-lit"
    >
      <img src={coin} alt="" width={32} height={32} className="shrink-0" />
      <span
        data-testid="coin-balance"
        className={`truncate font-display font-semibold text-gold-light tabular-nums ${coins.length > LONG ? 'text-xs sm:text-base' : 'text-lg'}`}
      >
        {coins}
      </span>
    </div>
  );
}
