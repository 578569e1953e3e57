import type { ReactNode } from 'react';
import type { SymbolEntry } from '../../../engine/definition';
import type { GameArt } from '../../../games/playable';
import { texts } from '../texts';
import './closeup.css';
import { Gesture } from './gesture';
import { BlurredImage, SizedImage, Sizes } from './sizes';

const { card, closeup: words } = texts;

/** A picture, and for a symbol the art of the game in which it moves. */
interface CloseupSide {
  readonly url: string;
  readonly art?: GameArt | undefined;
}

interface CloseupProps {
  readonly title: string;
  /** What the picture shows, if it is a symbol's. */
  readonly symbol?: SymbolEntry | undefined;
  readonly original: CloseupSide;
  readonly custom?: CloseupSide | undefined;
}

/** A picture at all sizes, the original beside the artist's; a symbol also at full speed, as an outline, and in a win. */
export function Closeup({ title, symbol, original, custom }: CloseupProps) {
  const sides = [
    { version: card.original, ...original },
    ...(custom ? [{ version: card.custom, ...custom }] : []),
  ];
  const state = (name: string, show: (side: (typeof sides)[number]) => ReactNode) => (
    <section>
      <h4>{name}</h4>
      <div className="closeup-sides">
        {sides.map((side) => (
          <div key={side.version}>
            <p className="mb-1 text-sm text-muted">{side.version}</p>
            {show(side)}
          </div>
        ))}
      </div>
    </section>
  );
  const sized = (name: string, show: (url: string, side: number) => ReactNode) =>
    state(name, ({ url, version }) => (
      <Sizes label={words.label(title, name, version)}>{(side) => show(url, side)}</Sizes>
    ));
  return (
    <div className="closeup">
      {sized(words.still, (url, side) => (
        <SizedImage url={url} side={side} />
      ))}
      {symbol && (
        <>
          {sized(words.blurred, (url, side) => (
            <BlurredImage url={url} side={side} />
          ))}
          {sized(words.outline, (url, side) => (
            <SizedImage url={url} side={side} className="closeup-outline" />
          ))}
          {state(words.win, ({ art, version }) => art && <Gesture {...{ symbol, art, version }} />)}
        </>
      )}
    </div>
  );
}
