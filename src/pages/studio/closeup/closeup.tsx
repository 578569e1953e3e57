import type { ReactNode } from 'react';
import type { SymbolEntry } from '../../../engine/definition';
import type { GameArt } from '../../../games/playable';
import { texts } from '../texts';
import { BlurredSymbol } from './blurred-symbol';
import './closeup.css';
import { Gesture } from './gesture';
import { Sized, Sizes } from './sizes';
import { useImage } from './use-image';

/** A picture, and the game's art in which it moves, where it is a symbol's. */
export interface CloseupSide {
  readonly address: string;
  readonly art?: GameArt | undefined;
}

interface CloseupProps {
  readonly title: string;
  /** What the picture shows, where it is a symbol's. */
  readonly symbol?: SymbolEntry | undefined;
  readonly ours: CloseupSide;
  readonly yours?: CloseupSide | undefined;
}

/**
 * A picture at all sizes, on dark and on light, the product's own beside the artist's; of a symbol also as it passes at
 * full speed, as an outline, and in a win.
 */
export function Closeup({ title, symbol, ours, yours }: CloseupProps) {
  const { card: words, states } = texts;
  const sides = [{ of: words.ours, side: ours }, ...(yours ? [{ of: words.yours, side: yours }] : [])];
  const state = (name: string, show: (side: CloseupSide, of: string) => ReactNode) => (
    <section>
      <h4>{name}</h4>
      <div className="closeup-sides">
        {sides.map(({ of, side }) => (
          <div key={of}>
            <p className="mb-1 text-sm text-muted">{of}</p>
            {show(side, of)}
          </div>
        ))}
      </div>
    </section>
  );
  /** The sizes of a picture in one of its states. */
  const sized = (name: string, show: (address: string) => (side: number) => ReactNode) =>
    state(name, ({ address }, of) => <Sizes of={`${title}, ${name}, ${of}`}>{show(address)}</Sizes>);
  return (
    <div className="closeup">
      {sized(states.still, (address) => (side) => <Sized address={address} side={side} />)}
      {symbol && (
        <>
          {sized(states.blurred, (address) => (side) => <Blurred address={address} side={side} />)}
          {sized(states.outline, (address) => (side) => (
            <Sized address={address} side={side} className="closeup-outline" />
          ))}
          {state(states.win, ({ art }, of) => art && <Gesture key={of} symbol={symbol} art={art} of={of} />)}
        </>
      )}
    </div>
  );
}

const Blurred = ({ address, side }: { address: string; side: number }) => (
  <BlurredSymbol image={useImage(address)} side={side} />
);
