import 'pixi.js/unsafe-eval';
import { Application, extend, useApplication, type PixiReactElementProps } from '@pixi/react';
import { getTestContext, Ticker, type Application as PixiApplication } from 'pixi.js';
import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import type { FishingRules } from '../../game/rules';
import type { RendererKind } from '../../components/choose-renderer';
import type { Reels } from '../reels';
import { createPixiReels } from './pixi-reels';
import { ReelScene } from './reel-scene';
import { drawSymbolPage, loadSymbolImages, type SymbolImages, type SymbolPage } from './symbol-page';

declare module '@pixi/react' {
  interface PixiElements {
    pixiReelScene: PixiReactElementProps<typeof ReelScene>;
  }
}
extend({ ReelScene });

// Pixi's own ticker would schedule frames at rest; ours are GSAP's, while a timeline runs.
Ticker.system.autoStart = false;
Ticker.system.stop();

/** More device pixels than this to a CSS pixel cost more than they show; without a GPU each is paid on the processor. */
const MOST_PIXELS = { webgl: 2, canvas: 1.5 } as const;

export interface PixiCanvasProps {
  readonly kind: Exclude<RendererKind, 'dom'>;
  readonly rules: FishingRules;
  /** The reel window, whose size the canvas takes. */
  readonly host: RefObject<HTMLElement | null>;
  /** Called with reels that can draw. */
  readonly onReady: (reels: Reels) => void;
  /** Called when they can draw no more, or never could. */
  readonly onFail: (reason: unknown) => void;
}

/** How long Pixi may take to start before the reels go on without it (ms). */
const START_MS = 10_000;

/** Fetches the symbols' pictures, and gives the canvas that draws them. Rejects where one can't be had. */
export async function loadPixiCanvas(): Promise<ComponentType<PixiCanvasProps>> {
  const images = await loadSymbolImages();
  return function LoadedCanvas(props) {
    return <PixiCanvas {...props} images={images} />;
  };
}

/** The reel window's canvas. Mounts once; nothing about it goes through React again. */
const PixiCanvas = memo(function PixiCanvas(props: CanvasProps) {
  const { kind, onFail } = props;
  const start = useStartOfItsOwn();
  const endRef = useRef<(() => void) | 'left'>(null);
  useLayoutEffect(() => {
    endRef.current = null;
    const overdue = setTimeout(() => {
      if (endRef.current === null) onFail(new Error('Pixi did not start.'));
    }, START_MS);
    return () => {
      clearTimeout(overdue);
      // Before Pixi is destroyed; the effects of its own tree come after that.
      if (typeof endRef.current === 'function') endRef.current();
      endRef.current = 'left';
    };
  }, [onFail]);
  if (start === 'wait') return null;
  return (
    <Application
      // The types know neither the canvas renderer yet nor a list; Pixi does. One that can't draw shall say so,
      // and no other take its place unasked.
      preference={[kind] as unknown as 'webgl'}
      autoStart={false}
      sharedTicker={false}
      backgroundAlpha={0}
      antialias={false}
      autoDensity
      resolution={Math.min(window.devicePixelRatio, MOST_PIXELS[kind])}
      className="absolute inset-0"
      onInit={start}
    >
      <Scene {...props} endRef={endRef} />
    </Application>
  );
});

/** Kept once no application is on its way to its renderer. */
let lastStart: Promise<void> = Promise.resolve();

/**
 * Lets one application start at a time. @pixi/react destroys those that were left while starting as soon as any
 * one has started; one that is still on its way then would stay alive for good.
 *
 * @returns 'wait', then what to call when the application has started
 */
function useStartOfItsOwn(): 'wait' | (() => void) {
  const [turn, setTurn] = useState(false);
  const started = useRef<() => void>(null);
  useEffect(() => {
    let left = false;
    void lastStart.then(() => {
      // At once, with all its effects: @pixi/react destroys what has started by the time that StrictMode, in
      // development, runs them once more.
      if (!left) flushSync(() => setTurn(true));
    });
    return () => {
      left = true;
    };
  }, []);
  useLayoutEffect(() => {
    if (!turn) return;
    lastStart = new Promise((resolve) => {
      started.current = resolve;
    });
  }, [turn]);
  const start = useCallback(() => started.current?.(), []);
  return turn ? start : 'wait';
}

interface CanvasProps extends PixiCanvasProps {
  readonly images: SymbolImages;
}

interface SceneProps extends CanvasProps {
  /** Takes how to end the scene; says whether it has been left already. */
  readonly endRef: RefObject<(() => void) | 'left' | null>;
}

function Scene(props: SceneProps) {
  const { host, onFail, endRef } = props;
  const { app, isInitialised } = useApplication();
  const scene = useRef<ReelScene>(null);
  useEffect(() => {
    // Rendered again while Pixi is still starting, @pixi/react mounts its children before there is a renderer.
    if (!isInitialised || endRef.current === 'left' || !scene.current || !host.current) return;
    // Errors here reach no error boundary of the page: hand them on.
    try {
      endRef.current = run(app, scene.current, host.current, props);
    } catch (reason) {
      onFail(reason);
    }
    // The canvas is memoised: its props are the same for as long as it lives.
  }, [app, isInitialised, host, onFail, endRef, props]);
  return <pixiReelScene ref={scene} rules={props.rules} />;
}

/** Fits the scene to its window, now and at each change of size, and brings it to life. Returns how to end that. */
function run(
  { renderer, canvas, stage }: PixiApplication,
  scene: ReelScene,
  host: HTMLElement,
  { kind, rules, images, onReady, onFail }: SceneProps,
): () => void {
  const render = (): void => renderer.render({ container: stage });
  const fit = (): void => {
    const { clientWidth: width, clientHeight: height } = host;
    const resolution = Math.min(window.devicePixelRatio, MOST_PIXELS[kind]);
    const { screen } = renderer;
    if (width === 0 || (dressed && screen.width === width && renderer.resolution === resolution)) return;
    renderer.resize(width, height, resolution);
    const cell = width / rules.columns;
    const page = drawSymbolPage(images, cell * resolution);
    scene.dress(page, cell);
    dressed?.destroy();
    dressed = page;
    render();
  };
  let dressed: SymbolPage | null = null;
  fit();
  letGoOfTestContext();

  const pen = kind === 'canvas' ? canvas.getContext('2d') : null;
  const paint = pen ? (): void => scene.paint(pen, renderer.resolution) : undefined;
  const reels = createPixiReels(scene, rules, render, paint);
  const lost = (): void => onFail(new Error('The graphics context was lost.'));
  canvas.addEventListener('webglcontextlost', lost);
  const size = new ResizeObserver(fit);
  size.observe(host);
  onReady(reels);
  return () => {
    size.disconnect();
    canvas.removeEventListener('webglcontextlost', lost);
    reels.leave();
    dressed?.destroy();
  };
}

/** Pixi keeps the context it has asked about the device, beside the one it draws with. Browsers keep few alive. */
function letGoOfTestContext(): void {
  // The types don't know that a device without WebGL has none.
  const context = getTestContext() as WebGLRenderingContext | null;
  context?.getExtension('WEBGL_lose_context')?.loseContext();
}
