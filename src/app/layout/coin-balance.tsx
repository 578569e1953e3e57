import coin from 'artwork:shell/sea/coin';
import { BALANCE_ID } from '../../ui/displays';
import { formatCoins } from '../../ui/format/format';
import { texts as shared } from '../../ui/texts';
import { useGameState } from '../../store/game-context';
import { useHydrated } from '../../ui/hooks';
import { texts } from './texts';
import { Picture } from '../../ui/skin/picture';

/** The type size for a number of this many characters, so that a large balance still fits a phone's header. */
const sizeFor = (characters: number): string => {
  if (characters <= 6) return 'text-lg';
  return characters <= 11 ? 'text-sm sm:text-lg' : 'text-xs md:text-base';
};

/** From this many characters on, a phone's header hides the product's name and the coin to make space. */
const LONG = 10;

export function CoinBalance() {
  const balance = useGameState((state) => state.coins);
  const isKnown = useHydrated();
  const coins = isKnown ? formatCoins(balance) : '';
  return (
    <div
      role="group"
      aria-label={texts.header.balance}
      title={isKnown ? shared.coins(balance) : undefined}
      data-long={coins.length >= LONG || undefined}
      className="flex min-h-11 min-w-0 items-center gap-1.5 rounded-pill border border-gold/40 glass ps-1.5 pe-3 shadow-top-light [--glass:70%] max-sm:data-long:px-2 max-[23.75rem]:ps-3 sm:pe-4 narrow-text:order-last narrow-text:basis-full narrow-text:justify-center"
    >
      {/* Without space for it, it keeps its place at zero width, because won coins fly there. */}
      <Picture
        of={coin}
        width={32}
        height={32}
        className="shrink-0 max-sm:group-has-data-long/header:-me-1.5 max-sm:group-has-data-long/header:w-0 max-[23.75rem]:-me-1.5 max-[23.75rem]:w-0"
      />
      <span
        id={BALANCE_ID}
        data-testid="coin-balance"
        translate="no"
        // The padding makes room for the glow of a count. While it isn't known, it keeps the space of most balances.
        className={`-m-3 truncate p-3 font-display font-semibold text-gold-light tabular-nums empty:before:invisible empty:before:content-['0,000'] ${sizeFor(coins.length)}`}
      >
        {coins}
      </span>
    </div>
  );
}
