import type { GameArt } from '../../games/playable';
import { highestPay, type SymbolEntry } from '../../engine/definition';
import { Gesture } from './gesture';
import { fileAt } from './images';
import { Sized, Sizes } from './sizes';
import { BlurredSymbol } from './blurred-symbol';
import { useImage } from './use-image';

/** All that a symbol does: still, passing on the reels, as an outline, and in its gesture. */
export function SymbolSheet({ symbol, art }: { symbol: SymbolEntry; art: GameArt }) {
  const { id, name } = symbol;
  const address = art.masters[id] ?? '';
  const image = useImage(address);
  return (
    <article aria-labelledby={`sheet-${id}`} className="sheet-card">
      <h3 id={`sheet-${id}`}>{name}</h3>
      <p className="sheet-note">
        <code>{fileAt(address)}</code> {symbol.role ?? `pays ${highestPay(symbol)}×`}
      </p>
      <div className="sheet-states">
        <section>
          <h4>Still</h4>
          <Sizes of={`${name}, still`}>{(side) => <Sized address={address} side={side} />}</Sizes>
        </section>
        <section>
          <h4>At full speed</h4>
          <Sizes of={`${name}, at full speed`}>{(side) => <BlurredSymbol image={image} side={side} />}</Sizes>
        </section>
        <section>
          <h4>Outline</h4>
          <Sizes of={`${name}, outline`}>
            {(side) => <Sized address={address} side={side} className="sheet-outline" />}
          </Sizes>
        </section>
        <section>
          <h4>Gesture</h4>
          <Gesture symbol={symbol} art={art} />
        </section>
      </div>
    </article>
  );
}
