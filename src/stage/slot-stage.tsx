import type { Round } from '../engine/round';
import type { Bet } from '../engine/coins';
import type { GameDefinition } from '../engine/definition';
import type { Emitter } from 'mitt';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
} from 'react';
import { ErrorBoundary } from '../ui/error-boundary';
import { useHydrated, useLoaded } from '../ui/hooks';
import { observePixelRatio } from '../ui/browser/observe';
import { nextTask } from '../ui/browser/pieces';
import { useIdle } from '../ui/use-idle';
import type { GameArt } from '../games/game-art';
import type { RoundStage } from '../player/round-stage';
import type { StageEvents } from './stage-events';
import type { Grid } from '../engine/grid';
import type { RendererPreference } from '../player/preferences';
import { chooseRenderer, type RendererKind } from '../ui/browser/choose-renderer';
import type { RoundShow } from './round-show';
import { afterRound, createStageController, type StageController } from './stage-controller';
import { startLandings } from './ambience/landings';
import { WinHighlight } from './win-highlight';
import { loadCanvasFor, createContextLossCounter } from './canvas-loader';
import { loadArtPixels } from './reels/load-art-pixels';
import { winMotionProperties } from './reels/motion';
import { createDomReels } from './reels/dom/dom-reels';
import { ReelsAtRest } from './reels/dom/reels-at-rest';
import { createPrintedValues, reprint } from './reels/printed-values';
import type { ReelRenderer } from './reels/reel-renderer';
import type { Displays } from './wins/flights/coin-flight';
import type { RoundMessages } from './wins/round-messages';
import './stage.css';
import { imageSources, sharpenIn } from '../ui/browser/sized-images';

export interface SlotStageProps {
  /** The game that is played. Mount another stage for another game. */
  readonly definition: GameDefinition;
  /** Mount another stage for other art: a canvas keeps the images that it was loaded with. */
  readonly art: GameArt;
  /** Emits what happens while rounds play. Must stay the same object while mounted. */
  readonly events: Emitter<StageEvents>;
  /** Called each time that something else of a round is shown. Must stay the same function while mounted. */
  readonly onShow: (show: RoundShow) => void;
  /** Called with the stage once it can play rounds. Returns a function to call when the stage is unmounted. */
  readonly attach: (stage: RoundStage) => () => void;
  /** The renderer that the player prefers, read when the stage opens: mount another stage for another preference. */
  readonly renderer: RendererPreference;
  /** The next round's bet: at rest symbols with a value say what they pay at it, and in a round at the round's own. */
  readonly bet: Bet;
  /** The grid at rest when the stage opens. */
  readonly initialGrid: Grid;
  /** The round whose result is shown at rest when the stage opens; null before the first and while the reels turn. */
  readonly initialRound: Round | null;
  /** Called when the renderer changes. `retry` is there when a better renderer has failed. */
  readonly onRenderer: (kind: RendererKind, retry: (() => void) | null) => void;
  /** Where the page shows the balance and the win, which count up there. */
  readonly displays: Displays;
  /** The texts that the stage shows about rounds. Must stay the same object while mounted. */
  readonly messages: RoundMessages;
}

/**
 * A `waiting` canvas is loaded once the page is idle, an `unused` one is not wanted, `lost` graphics may come back, a `failed`
 * canvas waits for the player. The DOM reels draw unless the canvas does.
 */
type CanvasStatus = 'waiting' | 'unused' | 'loading' | 'drawing' | 'lost' | 'failed';

const losses = createContextLossCounter();

const WITHOUT_CANVAS = 'The reels go on without a canvas.';

/** The reel window. The DOM reels draw at once; the canvas takes over when it is ready, and they return if it fails. */
export function SlotStage({
  definition,
  art,
  events,
  onShow,
  attach,
  renderer,
  bet,
  initialGrid,
  initialRound,
  onRenderer,
  displays,
  messages,
}: SlotStageProps) {
  const isIdle = useIdle();
  /** Null until nobody waits for the page: to find out what the device can draw with takes a while. */
  const [kind, setKind] = useState<RendererKind | null>(null);
  const [status, setStatus] = useState<CanvasStatus>('waiting');
  /** Changes where a canvas replaces one that has lost its graphics. */
  const [attempts, setAttempts] = useState(0);
  const isKnown = useHydrated();
  const open = () => ({
    isKnown,
    ...(initialRound ? afterRound(definition, initialRound) : { grid: initialGrid, winning: [] }),
  });
  const [opening, setOpening] = useState(open);
  // In the page's HTML it is the grid of a new player.
  if (isKnown !== opening.isKnown) setOpening(open());
  const [winning, setWinning] = useState(opening.winning);
  /** Whether the stage draws the reels in place of the page's HTML. */
  const [isOpen, setOpen] = useState(isKnown);
  const [values] = useState(() => createPrintedValues(definition, bet));
  const printedArt = useMemo(() => ({ ...art, printedOn: values.on }), [art, values]);
  const host = useRef<HTMLDivElement>(null);
  const domHost = useRef<HTMLDivElement>(null);
  const showHost = useRef<HTMLDivElement>(null);
  const landedHost = useRef<HTMLDivElement>(null);
  const landings = useRef<HTMLDivElement>(null);
  const domReels = useRef<ReelRenderer>(null);
  const controller = useRef<StageController>(null);

  // Winning cells light up even without `win-show`.
  const winShow = useLoaded(() => import('./wins/win-show'), isIdle, 'Wins are shown without effects.');

  // A layout effect: when the page is left, the spin is stopped before the canvas below is destroyed.
  useLayoutEffect(() => {
    if (!domHost.current || !opening.isKnown) return;
    const reels = (domReels.current = createDomReels(domHost.current, definition, printedArt));
    setOpen(true);
    const stage = (controller.current = createStageController(
      definition,
      events,
      reels,
      opening,
      setWinning,
      onShow,
    ));
    const detach = attach({
      ...stage,
      play(round, onShown) {
        values.setBet(round.bet);
        return stage.play(round, onShown);
      },
    });
    return () => {
      stage.destroy();
      detach();
    };
  }, [definition, printedArt, events, onShow, attach, opening, values]);

  useEffect(() => {
    const [address] = Object.values(art.pageImages);
    const { current } = host;
    if (!art.pixelated || !current || !address) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    loadArtPixels().then(
      ({ fitArtPixels }) => fitArtPixels(current, definition.grid, address, signal),
      (reason: unknown) => console.warn("Pixel art isn't shown in whole pixels.", reason),
    );
    return () => listening.abort();
  }, [art, definition]);

  useEffect(() => observePixelRatio(() => domHost.current && sharpenIn(domHost.current)), []);

  useEffect(() => values.setBet(bet), [values, bet]);

  useEffect(
    () =>
      values.onChange(() => {
        for (const layer of [domHost.current, landedHost.current, showHost.current])
          if (layer) reprint(layer, values.on);
      }),
    [values],
  );

  useEffect(
    () => (landings.current ? startLandings(landings.current, events, definition, art) : undefined),
    [events, definition, art],
  );

  useEffect(() => {
    const [layer, landed] = [showHost.current, landedHost.current];
    if (!layer || !landed || !winShow) return;
    const hosts = { wins: layer, landed };
    const show = winShow.createWinShow(hosts, definition, printedArt, events, displays, messages);
    controller.current?.setWinShow(show);
    return () => show.destroy();
  }, [winShow, definition, printedArt, events, displays, messages]);

  useEffect(() => {
    if (!isIdle) return undefined;
    let isCurrent = true;
    void nextTask().then(() => {
      if (!isCurrent) return;
      const chosen = chooseRenderer(renderer);
      setKind(chosen);
      setStatus(chosen === 'dom' ? 'unused' : 'loading');
    });
    return () => {
      isCurrent = false;
    };
  }, [isIdle, renderer]);

  const ready = useCallback((reels: ReelRenderer) => {
    setStatus('loading');
    controller.current?.changeAtRest(reels, () => setStatus('drawing'));
  }, []);
  const drawWithDom = useCallback((next: 'lost' | 'failed') => {
    if (domReels.current) controller.current?.changeNow(domReels.current);
    setStatus(next);
  }, []);
  // Not by `lazy`: React delays by 300 ms what a Suspense boundary has waited for.
  const canvas = useLoaded(
    () => loadCanvasFor(art),
    status === 'loading',
    WITHOUT_CANVAS,
    () => drawWithDom('failed'),
  );
  const fail = useCallback(
    (reason: unknown) => {
      console.warn(WITHOUT_CANVAS, reason);
      drawWithDom('failed');
    },
    [drawWithDom],
  );
  const lose = useCallback(() => drawWithDom(losses.mayReturn() ? 'lost' : 'failed'), [drawWithDom]);
  const retry = useCallback(() => {
    setAttempts((before) => before + 1);
    setStatus('loading');
  }, []);

  // A hidden tab may get no event when its graphics are back.
  useEffect(() => {
    if (status !== 'lost') return;
    const retryWhenShown = (): void => {
      if (!document.hidden) retry();
    };
    document.addEventListener('visibilitychange', retryWhenShown);
    return () => document.removeEventListener('visibilitychange', retryWhenShown);
  }, [status, retry]);

  useEffect(() => {
    if (status === 'drawing' && kind) onRenderer(kind, null);
    if (status === 'unused') onRenderer('dom', null);
    if (status === 'failed' || status === 'lost') onRenderer('dom', retry);
  }, [status, kind, onRenderer, retry]);

  return (
    <div
      ref={host}
      aria-hidden="true"
      className="reel-window"
      data-pixel-art={art.pixelated || undefined}
      style={
        {
          '--columns': definition.grid.columns,
          '--rows': definition.grid.rows,
          ...winMotionProperties(art),
        } as CSSProperties
      }
    >
      <img {...imageSources(art.stage.reels)} alt="" className="reel-ground absolute inset-0 size-full" />
      {/* Nobody wins in the page's HTML. */}
      {(isIdle || winning.length > 0) && (
        <WinHighlight grid={definition.grid} highlight={art.stage.winHighlight} winning={winning} />
      )}
      <div ref={domHost} className="of-player dom-reels" hidden={status === 'drawing'} />
      {!isOpen && <ReelsAtRest grid={opening.grid} art={art} />}
      {canvas && kind && kind !== 'dom' && status !== 'failed' && (
        <ErrorBoundary key={attempts} onCatch={fail}>
          <canvas.StageCanvas
            kind={kind}
            art={art}
            images={canvas.images}
            blurImages={canvas.blurImages}
            definition={definition}
            values={values}
            host={host}
            onReady={ready}
            onLost={lose}
            onFail={fail}
          />
        </ErrorBoundary>
      )}
      <div ref={landedHost} className="landed-reels" />
      <div ref={landings} className="landings" />
      <div ref={showHost} className="win-show" />
    </div>
  );
}
