import type { GameDefinition } from '../../../engine/definition';
import type { GameArt } from '../../../games/game-art';
import 'pixi.js/unsafe-eval';
import { Application, useApplication } from '@pixi/react';
import { getTestContext, Ticker, type Application as PixiApplication, type Container } from 'pixi.js';
import { memo, useEffect, useLayoutEffect, useRef, type ComponentType, type RefObject } from 'react';
import { observeSize, observePixelRatio } from '../../../ui/browser/observe';
import { atOnce, inPieces, nextTask, type Pieces } from '../../../ui/browser/pieces';
import type { RendererKind } from '../../../ui/browser/choose-renderer';
import type { PrintedValues } from '../printed-values';
import type { ReelRenderer } from '../reel-renderer';
import { loadArtPixels } from '../load-art-pixels';
import {
  drawSymbolPixels,
  loadBlurImages,
  loadSymbolImages,
  type CellSize,
  type SymbolImages,
  type SymbolPixels,
} from '../symbol-pixels';
import { useExclusiveStart } from './exclusive-start';
import { createPixiReels } from './pixi-reels';
import { ReelScene } from './reel-scene';
import { drawSymbolAtlas, type SymbolAtlas } from './symbol-atlas';

// Pixi's own ticker would schedule frames at rest. GSAP schedules ours, while a timeline runs.
Ticker.system.autoStart = false;
Ticker.system.stop();

/** More device pixels than this to a CSS pixel cost more than they show. */
const MAX_PIXEL_RATIO = 2;

interface StageCanvasProps {
  readonly kind: Exclude<RendererKind, 'dom'>;
  readonly art: GameArt;
  /** Those of the art's symbols, as they were loaded with the canvas, and what some of them show at full speed. */
  readonly images: SymbolImages;
  readonly blurImages: SymbolImages;
  readonly definition: GameDefinition;
  /** What is printed on symbols. */
  readonly values: PrintedValues;
  /** The reel window, whose size the canvas takes. */
  readonly host: RefObject<HTMLElement | null>;
  /** Called with reels that can draw; once more when lost graphics have come back. */
  readonly onReady: (reels: ReelRenderer) => void;
  /** Called when the graphics are lost. They may come back. */
  readonly onLost: () => void;
  /** Called when the canvas cannot draw, or not any more. */
  readonly onFail: (reason: unknown) => void;
}

/** How long Pixi may take to start before the reels go on without it (ms). */
const START_MS = 10_000;

/** The canvas, and the images that it draws. */
export interface LoadedCanvas {
  readonly StageCanvas: ComponentType<StageCanvasProps>;
  readonly images: SymbolImages;
  readonly blurImages: SymbolImages;
}

/** Fetches the images of a game's symbols. Rejects where one cannot be loaded. */
export async function loadPixiCanvas(art: GameArt): Promise<LoadedCanvas> {
  if (art.pixelated) await loadArtPixels();
  const [images, blurImages] = await Promise.all([loadSymbolImages(art), loadBlurImages(art)]);
  return { StageCanvas, images, blurImages };
}

/** The reel window's canvas. Mounts once; nothing about it goes through React again. */
const StageCanvas = memo(function StageCanvas(props: StageCanvasProps) {
  const { kind, onFail } = props;
  const start = useExclusiveStart(onFail);
  const endRef = useRef<(() => void) | 'unmounted'>(null);
  useLayoutEffect(() => {
    endRef.current = null;
    const overdue = setTimeout(() => {
      if (endRef.current === null) onFail(new Error('Pixi did not start.'));
    }, START_MS);
    return () => {
      clearTimeout(overdue);
      // Before Pixi is destroyed; the effects of its own tree come after that.
      if (typeof endRef.current === 'function') endRef.current();
      endRef.current = 'unmounted';
    };
  }, [onFail]);
  if (start === 'wait') return null;
  return (
    <Application
      // The types know neither the canvas renderer nor a list; Pixi does. With a list of one, a renderer that cannot
      // draw fails, and Pixi tries no other.
      preference={[kind] as unknown as 'webgl'}
      autoStart={false}
      sharedTicker={false}
      backgroundAlpha={0}
      antialias={false}
      autoDensity
      className="absolute inset-0"
      onInit={start}
    >
      <Scene {...props} endRef={endRef} />
    </Application>
  );
});

interface SceneProps extends StageCanvasProps {
  /** Set to what ends the scene, or to 'unmounted' once the canvas has gone. */
  readonly endRef: RefObject<(() => void) | 'unmounted' | null>;
}

function Scene(props: SceneProps) {
  const { host, onFail, endRef } = props;
  const { app, isInitialised } = useApplication();
  const scene = useRef<Container>(null);
  useEffect(() => {
    // @pixi/react mounts its children before there is a renderer, if it renders again while Pixi is starting.
    if (!isInitialised || endRef.current === 'unmounted' || !scene.current || !host.current) return;
    // Errors here reach no error boundary of the page: hand them on.
    try {
      endRef.current = startScene(app, scene.current, host.current, props);
    } catch (reason) {
      onFail(reason);
    }
    // The canvas is memoised: its props are the same for as long as it lives.
  }, [app, isInitialised, host, onFail, endRef, props]);
  return <ReelScene ref={scene} grid={props.definition.grid} winPart={props.art.stage.winHighlight.of} />;
}

/**
 * Fits the scene to its window, now and at each change of its size or of the screen's pixels, and has reels drawn in it.
 * Returns what ends that.
 */
function startScene(
  { renderer, canvas, stage }: PixiApplication,
  scene: Container,
  host: HTMLElement,
  { definition: { grid }, values, art, images, blurImages, onReady, onLost, onFail }: SceneProps,
): () => void {
  const { pixelated } = art;
  const winPart = art.stage.winHighlight.of;
  const reels = createPixiReels(scene, grid, { winPart, pixelated }, () =>
    renderer.render({ container: stage }),
  );
  const ids = Object.keys(images);
  const printedIds = ids.filter((id) => values.on(id) !== undefined);
  const plainIds = ids.filter((id) => !printedIds.includes(id));
  /** Symbols with a value are on an atlas of their own: at another bet only that is drawn again. */
  let drawn: {
    readonly pixels: SymbolPixels;
    readonly plain: SymbolAtlas;
    readonly printed: SymbolAtlas;
  } | null = null;
  let isLost = false;
  const cellOf = (width: number, height: number): CellSize => ({
    width: width / grid.columns,
    height: height / grid.rows,
  });
  const apply = (pixels: SymbolPixels, plain: SymbolAtlas, printed: SymbolAtlas): void => {
    const { width, height } = renderer.screen;
    const frames = { ...plain.frames, ...printed.frames };
    reels.applyAtlas({ frames, grid: pixels.grid }, cellOf(width, height));
    if (drawn?.plain !== plain) drawn?.plain.destroy();
    drawn?.printed.destroy();
    drawn = { pixels, plain, printed };
  };
  /** Whether symbols must be printed again, once they are drawn. */
  let isStale = false;
  const reprint = (): void => {
    isStale = drawn === null;
    if (drawn && !isLost)
      apply(drawn.pixels, drawn.plain, atOnce(drawSymbolAtlas(drawn.pixels, printedIds, values.on)));
  };
  /** @param window the size of the window (device pixels) */
  function* redraw(window: CellSize): Pieces<void> {
    const cell = cellOf(window.width, window.height);
    const pixels = yield* drawSymbolPixels(images, cell, pixelated, blurImages);
    const plain = yield* drawSymbolAtlas(pixels, plainIds, values.on);
    apply(pixels, plain, yield* drawSymbolAtlas(pixels, printedIds, values.on));
  }
  /** The window's size, and the pixels of the screen, that it was last drawn for. Pixi rounds both. */
  let fitted = '';
  /** Takes the window's size, and gets what draws the symbols for it; null where they are drawn for it already. */
  const fit = (): Pieces<void> | null => {
    const { clientWidth: width, clientHeight: height } = host;
    // A canvas that is scaled afterwards has no square pixels.
    const resolution = Math.min(window.devicePixelRatio, pixelated ? Infinity : MAX_PIXEL_RATIO);
    const size = `${width} ${height} ${resolution}`;
    if (isLost || width === 0 || size === fitted) return null;
    fitted = size;
    renderer.resize(width, height, resolution);
    return redraw({ width: width * resolution, height: height * resolution });
  };
  const refit = (): void => {
    const drawing = fit();
    if (drawing) atOnce(drawing);
  };

  const listening = new AbortController();
  const { signal } = listening;
  const lose = (): void => {
    isLost = true;
    reels.stop();
    onLost();
  };
  const restore = (): void => {
    isLost = false;
    refit();
    reprint();
    onReady(reels);
  };
  canvas.addEventListener('webglcontextlost', lose, { signal });
  // Pixi listens to this event too, and has restored itself before.
  canvas.addEventListener('webglcontextrestored', restore, { signal });
  const stopObserving = [values.onChange(reprint)];
  function* drawFirst(): Pieces<void> {
    // Pixi asks for it as it draws, which takes long enough without it.
    getTestContext();
    yield;
    const drawing = fit();
    if (drawing) yield* drawing;
  }
  const begin = async (): Promise<void> => {
    await inPieces(drawFirst(), signal);
    if (signal.aborted) return;
    // The window may have changed meanwhile, and the bet.
    refit();
    if (isStale) reprint();
    await nextTask();
    loseTestContext();
    stopObserving.push(observeSize(host, refit), observePixelRatio(refit));
    onReady(reels);
  };
  begin().catch(onFail);
  return () => {
    listening.abort();
    for (const stop of stopObserving) stop();
    reels.stop();
    drawn?.plain.destroy();
    drawn?.printed.destroy();
  };
}

/** Pixi keeps the context in which it tested the device, beside the one it draws with. Browsers keep few alive. */
function loseTestContext(): void {
  // The types don't know that a device without WebGL has none.
  const context = getTestContext() as WebGLRenderingContext | null;
  context?.getExtension('WEBGL_lose_context')?.loseContext();
}
