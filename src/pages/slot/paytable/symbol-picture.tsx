import type { ComponentProps, CSSProperties } from 'react';
import { printedSize, printedText } from '../../../stage/reels/printed-values';
import { useMachine, usePlayableGame } from '../use-machine';
import { imageSources } from '../../../ui/browser/sized-images';

/** A symbol's picture, with what it pays at the current bet printed on it as on the reels. */
export function SymbolPicture({ symbol, ...image }: { symbol: string } & ComponentProps<'img'>) {
  const { definition, art } = usePlayableGame();
  const bet = useMachine((machine) => machine.bet);
  const text = printedText(definition, symbol, bet);
  return (
    <span className="relative inline-block shrink-0 align-top">
      <img
        {...imageSources(art.pageImages[symbol] ?? '', '4rem')}
        alt=""
        loading="lazy"
        fetchPriority="low"
        {...image}
      />
      {text !== undefined && (
        // By CSS: the cell's text stays the symbol's name.
        <span
          aria-hidden
          className="printed-picture @container absolute inset-0 grid place-content-center forced-color-adjust-none"
          style={{ '--size': printedSize(text) } as CSSProperties}
        >
          <span data-text={text} />
        </span>
      )}
    </span>
  );
}
