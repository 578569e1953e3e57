import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { clampBet } from '../../../engine/coins';
import { symbolIds } from '../../../engine/definition';
import { gameInSkin } from '../../../games/playable';
import { isSymbol } from '../../../skins/image-list';
import { fileOf } from '../../../skins/paths';
import { printedText } from '../../../stage/reels/printed-values';
import { studioSkin } from '../../../ui/skin/active-skin';
import { useStudio } from '../editing/studio';
import { texts as cardTexts } from '../cards/texts';
import { texts as closeupTexts } from './texts';
import { Gesture } from './gesture';
import { BlurredImage, SizedImage, Sizes } from './sizes';

const { card } = cardTexts;

interface CloseupProps {
  /** The path in the skin, without the ending. */
  readonly slot: string;
  readonly title: string;
  /** URLs. */
  readonly original: string | undefined;
  readonly custom: string | undefined;
}

/** A picture at all sizes, the original beside the artist's; a symbol also at full speed, as an outline, and in a win. */
export function Closeup({ slot, title, original, custom }: CloseupProps) {
  const { games } = useStudio();
  const skinFiles = useStore(studioSkin, ({ skin }) => skin?.files ?? null);
  const game = isSymbol(slot) ? games.find(({ definition: { id } }) => slot.startsWith(`${id}/`)) : undefined;
  const symbol = game && symbolIds(game.definition).find((id) => id === fileOf(slot));
  const bet = game && clampBet(game.definition, game.definition.bet.default);
  const printed = symbol && bet && printedText(game.definition, symbol, bet);
  const sides = [
    ...(original === undefined
      ? []
      : [{ version: card.original, url: original, art: game?.art, isPixelated: false }]),
    ...(custom === undefined
      ? []
      : [
          {
            ...{ version: card.custom, url: custom, art: game && gameInSkin(game, skinFiles).art },
            isPixelated: skinFiles?.pixelated ?? false,
          },
        ]),
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
      <Sizes label={closeupTexts.closeup.label(title, name, version)}>{(side) => show(url, side)}</Sizes>
    ));
  return (
    <div className="mt-4 grid gap-5">
      {sized(closeupTexts.closeup.still, (url, side) => (
        <SizedImage url={url} side={side} />
      ))}
      {symbol && (
        <>
          {state(closeupTexts.closeup.blurred, ({ url, version, art, isPixelated }) => (
            <Sizes label={closeupTexts.closeup.label(title, closeupTexts.closeup.blurred, version)}>
              {(side) =>
                art?.blurImages[symbol] === undefined ? (
                  <BlurredImage url={url} side={side} isPixelated={isPixelated} />
                ) : (
                  <SizedImage url={art.blurImages[symbol]} side={side} />
                )
              }
            </Sizes>
          ))}
          {sized(closeupTexts.closeup.outline, (url, side) => (
            <SizedImage url={url} side={side} className="brightness-0 in-data-[ground=dark]:invert" />
          ))}
          {state(
            closeupTexts.closeup.win,
            ({ art, version }) => art && <Gesture {...{ symbol, name: title, art, printed, version }} />,
          )}
        </>
      )}
    </div>
  );
}
