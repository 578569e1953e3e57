import { useEffect, useLayoutEffect, useRef } from 'react';
import coin from 'artwork:shell/sea/coin';
import { BALANCE_ID } from '../../ui/displays';
import { formatCoins } from '../../ui/format/format';
import { texts as shared } from '../../ui/texts';
import { useGameState } from '../../store/game-context';
import { observeSize } from '../../ui/browser/observe';
import { useHydrated } from '../../ui/hooks';
import { texts } from './texts';
import { Picture } from '../../ui/skin/picture';

/** How large the number may be, best first, and whether it stands alone: a phone's header then hides the product's name and the coin. */
const FORMS = [
  { fontSize: '', isAlone: false },
  { fontSize: '0.875rem', isAlone: false },
  { fontSize: '0.875rem', isAlone: true },
  { fontSize: '0.75rem', isAlone: true },
] as const;

/** Shows the number in the first form that doesn't cut it off; in the last one it becomes as small as it has to be. */
function fitNumber(group: HTMLElement): void {
  const number = group.querySelector<HTMLElement>(`#${BALANCE_ID}`);
  if (!number) return;
  const isCut = (): boolean => number.scrollWidth > number.clientWidth;
  for (const { fontSize, isAlone } of FORMS) {
    number.style.fontSize = fontSize;
    group.toggleAttribute('data-long', isAlone);
    if (!isCut()) return;
  }
  const { paddingInlineStart, paddingInlineEnd, fontSize } = getComputedStyle(number);
  const padding = parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
  const part = (number.clientWidth - padding) / (number.scrollWidth - padding);
  number.style.fontSize = `${Math.floor(parseFloat(fontSize) * part * 10) / 10}px`;
}

export function CoinBalance() {
  const balance = useGameState((state) => state.coins);
  const isKnown = useHydrated();
  const coins = isKnown ? formatCoins(balance) : '';
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (group.current) fitNumber(group.current);
  }, [coins]);
  useEffect(() => {
    const { current } = group;
    // What is around it changes with the screen, and the number with its type.
    return current?.lastElementChild
      ? observeSize(current.lastElementChild, () => fitNumber(current))
      : undefined;
  }, []);
  return (
    <div
      ref={group}
      role="group"
      aria-label={texts.header.balance}
      title={isKnown ? shared.coins(balance) : undefined}
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
        className="-m-3 truncate p-3 font-display text-lg font-semibold text-gold-light tabular-nums empty:before:invisible empty:before:content-['0,000']"
      >
        {coins}
      </span>
    </div>
  );
}
