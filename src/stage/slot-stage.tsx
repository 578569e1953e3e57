import type { Emitter } from 'mitt';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type CSSProperties,
} from 'react';
import columnLit from 'artwork:stage/column-lit';
import reelGround from 'artwork:stage/reels';
import { Catch } from '../components/catch';
import { whenLoaded } from '../components/when-loaded';
import type { FishingResult, GameEvents } from '../game/events';
import type { Random } from '../game/random';
import type { FishingRules, SymbolId } from '../game/rules';
import type { Grid } from '../game/round';
import type { PictureWish } from '../game/wishes';
import { chooseRenderer, type RendererKind } from '../components/choose-renderer';
import { direct, type Director } from './director';
import { createPlainReels } from './plain-reels';
import type { PixiCanvasProps } from './pixi/pixi-canvas';
import type { Reels } from './reels';
import type { Displays } from './show/win-show';
import './stage.css';

/** The canvas with the pictures it draws, fetched when it is first wanted. What goes wrong is thrown where it is shown. */
function canvasToCome() {
  let coming: Promise<{ readonly default: ComponentType<PixiCanvasProps> }> | null = null;
  const fetch = () =>
    (coming ??= import('./pixi/pixi-canvas').then(async ({ loadPixiCanvas }) => ({
      default: await loadPixiCanvas(),
    })));
  return { fetch, Canvas: lazy(fetch) };
}
/** The one that every visit to the reels shares; another is fetched when this one has failed. */
let shared = canvasToCome();

/** Fetches what the reels are drawn with, ahead of a visit to them. Where it can't be had, the visit tries again. */
export async function fetchStage(): Promise<void> {
  const ahead = shared;
  try {
    await ahead.fetch();
  } catch {
    if (shared === ahead) shared = canvasToCome();
  }
}

export interface SlotStageProps {
  readonly rules: FishingRules;
  readonly events: Emitter<GameEvents>;
  /** For what tumbles past. */
  readonly random: Random;
  /** What the player wants the reels drawn with, when the stage opens: for another wish, open another. */
  readonly picture: PictureWish;
  /** The grid at rest when the stage opens. */
  readonly grid: Grid<SymbolId>;
  /** The result to show, at rest; null before the first and while the reels turn. */
  readonly result: FishingResult | null;
  /** Told what draws the reels, each time that changes. `retry` is there when something better has failed. */
  readonly onRenderer: (kind: RendererKind, retry: (() => void) | null) => void;
  /** Where the page shows the balance and the win, for a win to be counted there. */
  readonly displays: Displays;
}

/**
 * The reel window: the ground the symbols stand on, and over it whatever draws them. Plain reels stand there
 * at once; the canvas takes over when it is ready, and they come back should it fail.
 */
export function SlotStage({
  rules,
  events,
  random,
  picture,
  grid,
  result,
  onRenderer,
  displays,
}: SlotStageProps) {
  const [kind] = useState(() => chooseRenderer(picture));
  const [status, setStatus] = useState<'coming' | 'drawing' | 'failed'>(kind === 'dom' ? 'failed' : 'coming');
  const [Canvas, setCanvas] = useState(() => shared.Canvas);
  const host = useRef<HTMLDivElement>(null);
  const plainHost = useRef<HTMLDivElement>(null);
  const showHost = useRef<HTMLDivElement>(null);
  const plain = useRef<Reels>(null);
  const director = useRef<Director>(null);
  /** What the stage opens with: later changes reach it as events. */
  const opening = useRef({ grid, result });

  useEffect(() => {
    if (!plainHost.current) return;
    plain.current = createPlainReels(plainHost.current, rules);
    director.current = direct(rules, events, random, plain.current, opening.current);
    return () => director.current?.leave();
  }, [rules, events, random]);

  useEffect(() => {
    const stage = showHost.current;
    if (!stage) return;
    return whenLoaded(
      import('./show/win-show'),
      ({ createWinShow }) => {
        const show = createWinShow(stage, rules, events, displays);
        director.current?.celebrateWith(show);
        return () => show.leave();
      },
      // A win is lit all the same.
      'Wins go on without a show.',
    );
  }, [rules, events, displays]);

  const ready = useCallback((reels: Reels) => {
    director.current?.handOver(reels, () => setStatus('drawing'));
  }, []);
  const fail = useCallback((reason: unknown) => {
    console.warn('The reels go on without a canvas.', reason);
    if (plain.current) director.current?.rescue(plain.current);
    setStatus('failed');
  }, []);
  const retry = useCallback(() => {
    shared = canvasToCome();
    setCanvas(() => shared.Canvas);
    setStatus('coming');
  }, []);

  useEffect(() => {
    if (status === 'drawing') onRenderer(kind, null);
    if (status === 'failed') onRenderer('dom', kind === 'dom' ? null : retry);
  }, [status, kind, onRenderer, retry]);

  const litColumns = new Set(result?.win?.line.cells.map(({ column }) => column));
  return (
    <div
      ref={host}
      aria-hidden="true"
      className="reel-window"
      style={{ '--columns': rules.columns } as CSSProperties}
    >
      <img src={reelGround} alt="" className="reel-ground" />
      {Array.from({ length: rules.columns }, (_, column) => (
        <img key={column} src={columnLit} alt="" className="lit-column" data-lit={litColumns.has(column)} />
      ))}
      <div ref={plainHost} className="plain-reels" hidden={status === 'drawing'} />
      {kind !== 'dom' && status !== 'failed' && (
        <Catch onCatch={fail}>
          <Suspense>
            <Canvas kind={kind} rules={rules} host={host} onReady={ready} onFail={fail} />
          </Suspense>
        </Catch>
      )}
      <div ref={showHost} className="win-show" />
    </div>
  );
}
