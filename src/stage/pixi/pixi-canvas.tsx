import 'pixi.js/unsafe-eval';
import { Application, extend, useApplication, type PixiReactElementProps } from '@pixi/react';
import { getTestContext, Ticker, type Application as PixiApplication } from 'pixi.js';
import { memo, use, useEffect, useRef, type RefObject } from 'react';
import type { FishingRules } from '../../game/rules';
import type { RendererKind } from '../choose-renderer';
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

/** Asked for once, when this module comes in; a failure is thrown where it is used. */
const symbolImages = loadSymbolImages();
symbolImages.catch(() => undefined);

/** The reel window's canvas. Mounts once; nothing about it goes through React again. */
export const PixiCanvas = memo(function PixiCanvas(props: PixiCanvasProps) {
  const images = use(symbolImages);
  const { kind } = props;
  return (
    <Application
      // The types know no canvas renderer yet; Pixi does.
      preference={kind as 'webgl'}
      autoStart={false}
      sharedTicker={false}
      backgroundAlpha={0}
      antialias={false}
      autoDensity
      resolution={Math.min(window.devicePixelRatio, MOST_PIXELS[kind])}
      className="absolute inset-0"
    >
      <Scene {...props} images={images} />
    </Application>
  );
});

function Scene(props: PixiCanvasProps & { readonly images: SymbolImages }) {
  const { host, onFail } = props;
  const { app, isInitialised } = useApplication();
  const scene = useRef<ReelScene>(null);
  useEffect(() => {
    // Rendered again while Pixi is still starting, @pixi/react mounts its children before there is a renderer.
    if (!isInitialised || !scene.current || !host.current) return;
    // Errors here reach no error boundary of the page: hand them on.
    try {
      return run(app, scene.current, host.current, props);
    } catch (reason) {
      onFail(reason);
      return;
    }
    // The canvas is memoised: its props are the same for as long as it lives.
  }, [app, isInitialised, host, onFail, props]);
  return <pixiReelScene ref={scene} rules={props.rules} />;
}

/** Fits the scene to its window, now and at each change of size, and brings it to life. Returns how to end that. */
function run(
  { renderer, canvas, stage }: PixiApplication,
  scene: ReelScene,
  host: HTMLElement,
  { kind, rules, images, onReady, onFail }: PixiCanvasProps & { readonly images: SymbolImages },
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
  if (kind === 'webgl') letGoOfTestContext();

  const reels = createPixiReels(scene, rules, render);
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
  getTestContext().getExtension('WEBGL_lose_context')?.loseContext();
}
