import type { ReactNode } from 'react';
import type { SymbolEntry } from '../../../engine/definition';
import type { GameArt } from '../../../games/playable';
import { texts } from '../texts';
import { Gesture } from './gesture';
import { BlurredImage, SizedImage, Sizes } from './sizes';

const { card } = texts;

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
      <h4 className="mb-1 font-display text-[1.125rem]">{name}</h4>
      <div className="grid gap-x-5 gap-y-3 @min-[48rem]/studio:has-[>:nth-child(2)]:grid-cols-[1fr_1fr]">
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
      <Sizes label={texts.closeup.label(title, name, version)}>{(side) => show(url, side)}</Sizes>
    ));
  return (
    <div className="mt-4 grid gap-5">
      {sized(texts.closeup.still, (url, side) => (
        <SizedImage url={url} side={side} />
      ))}
      {symbol && (
        <>
          {sized(texts.closeup.blurred, (url, side) => (
            <BlurredImage url={url} side={side} />
          ))}
          {sized(texts.closeup.outline, (url, side) => (
            <SizedImage url={url} side={side} className="brightness-0 in-data-[ground=dark]:invert" />
          ))}
          {state(texts.closeup.win, ({ art, version }) => art && <Gesture {...{ symbol, art, version }} />)}
        </>
      )}
    </div>
  );
}
