import { lazy, type CSSProperties } from 'react';
import type { ListedGame } from '../../games/listed-game';
import { PageHead } from '../../ui/page-head';
import { gameInSkin, type PlayableGame } from '../../games/playable';
import { loadCanvasFor } from '../../stage/canvas-loader';
import { WIN_PAGE_ID } from '../../ui/displays';
import { activeSkin, useSkinFiles } from '../../ui/skin/active-skin';
import { gamePageOf } from '../page-list';
import './game-page.css';
import { SlotMachine } from './machine/machine';
import './messages.css';
import { Paytable } from './paytable/paytable';
import { PlayableGameContext, usePlayableGame } from './use-machine';
import { Scene } from './scene/scene';
import { BreakNotice } from './session/break-notice';
import { PlayStatusProvider, usePlayStatus } from './session/play-status';

/** Loads the code of the canvas and a game's pictures, as the skin in use has them, ahead of a visit. */
export const prefetchCanvas = (game: PlayableGame) =>
  loadCanvasFor(gameInSkin(game, activeSkin.getState().skin?.files ?? null).art);

/** The help for those without JavaScript: only the build renders it. */
const HelpInHtml = import.meta.env.SSR
  ? lazy(async () => ({ default: (await import('./help/help-text')).HelpText }))
  : null;

/** From this many reels on the machine takes the width of the page, and its paytable is below it. */
const WIDE = 4;

export const GamePage = ({ entry, playable }: { entry: ListedGame; playable: PlayableGame }) => (
  <PlayableGameContext value={gameInSkin(playable, useSkinFiles())}>
    <PlayStatusProvider>
      <PageHead {...gamePageOf(entry)} />
      <GameFloor />
      {/* It is a dialog otherwise. */}
      <noscript>{HelpInHtml && <HelpInHtml />}</noscript>
    </PlayStatusProvider>
  </PlayableGameContext>
);

const FLOOR = [
  'slots-floor relative grid grid-cols-[minmax(0,1fr)] justify-items-center gap-8 wide-machine:@min-[40rem]:gap-y-4 pt-2 pr-[calc(8px+var(--spacing-safe-right))] pb-12 pl-2',
  '@min-[56rem]:grid-cols-[auto_minmax(16rem,20rem)] @min-[56rem]:items-center @min-[56rem]:justify-center @min-[56rem]:px-6 @min-[56rem]:pb-8',
  // The machine is centred if there is space on both sides.
  '@min-[74rem]:grid-cols-[1fr_auto_minmax(16rem,1fr)] wide-machine:grid-cols-[minmax(0,1fr)]',
].join(' ');

function GameFloor() {
  const { definition, pageArt } = usePlayableGame();
  const breakUntil = usePlayStatus(({ block }) => (block?.reason === 'break' ? block.until : null));
  const { ratio, tallShape, ...shape } = pageArt.frame;
  const { window, corners } = tallShape ?? shape;
  return (
    // The sea extends to the edge of the screen.
    <div
      className={`slots @container relative mr-[calc(-1*var(--spacing-safe-right))] min-h-[calc(100svh-var(--spacing-header))] overflow-clip bg-abyss ${definition.grid.columns < WIDE ? '' : 'slots-wide'}`}
      style={
        {
          '--frame-ratio': ratio,
          '--wide-window': shape.window,
          '--wide-corners': shape.corners,
          '--tall-window': window,
          '--tall-corners': corners,
        } as CSSProperties
      }
    >
      <Scene />
      <div className={FLOOR}>
        {breakUntil === null ? (
          <>
            <SlotMachine />
            <Paytable />
            <div id={WIN_PAGE_ID} aria-hidden className="win-page" />
          </>
        ) : (
          <BreakNotice until={breakUntil} />
        )}
      </div>
    </div>
  );
}
