import { Fragment, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { loadArtPixels } from '../../../stage/reels/load-art-pixels';
import { SYMBOL_SIZE } from '../../../stage/reels/motion';
import { blurLevels, blurredHeight, drawBlurred, rasterise } from '../../../stage/reels/symbol-drawing';
import { contextOf } from '../../../ui/browser/drawing-context';
import { widest } from '../../../ui/browser/sized-images';
import { observePixelRatio } from '../../../ui/browser/observe';
import { tryOrNull } from '../../../ui/browser/try-or-null';
import { texts } from './texts';

/** Longest sides (CSS pixels). */
const SIDES = [192, 96, 48] as const;
const GROUNDS = ['dark', 'light'] as const;

/** The large one is above the others, or to their left if there is space. */
const TILE =
  'flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-md p-2 @min-[19.5rem]:grid @min-[19.5rem]:grid-cols-[192px_96px] @min-[19.5rem]:place-content-center @min-[19.5rem]:place-items-center @min-[19.5rem]:gap-2 @min-[19.5rem]:*:first:row-span-2 data-[ground=dark]:bg-trench data-[ground=dark]:inset-ring data-[ground=dark]:inset-ring-shaft/12 data-[ground=light]:mt-2 data-[ground=light]:bg-foam';

/** Shows something in the three sizes, on dark and on light. `label` names it for screen readers. */
export function Sizes({ label, children }: { label: string; children: (side: number) => ReactNode }) {
  return (
    <div className="@container [&_img]:max-w-none [&_img]:object-contain">
      {GROUNDS.map((ground) => (
        <div
          key={ground}
          role="group"
          aria-label={texts.closeup.on(label, ground)}
          className={TILE}
          data-ground={ground}
        >
          {SIDES.map((side) => (
            <Fragment key={side}>{children(side)}</Fragment>
          ))}
        </div>
      ))}
    </div>
  );
}

interface SizedProps {
  readonly url: string;
  /** Of the square that the image fits into (CSS pixels). */
  readonly side: number;
  readonly className?: string;
}

export function SizedImage({ url, side, className }: SizedProps) {
  return (
    <img
      src={url}
      alt={texts.closeup.side(side)}
      style={{ width: side, height: side }}
      decoding="async"
      className={className}
    />
  );
}

/** In parts of the symbol's side. */
const fullSpeed = Math.max(...blurLevels) / SYMBOL_SIZE;

/** What draws a symbol at full speed onto a canvas, at this size (device pixels), once its image has loaded. */
type DrawPassing = (canvas: HTMLCanvasElement, side: number, blur: number) => void;

async function loadPassing(url: string, isPixelated: boolean): Promise<DrawPassing> {
  const image = new Image();
  image.src = widest(url);
  const [, pixels] = await Promise.all([image.decode(), isPixelated ? loadArtPixels() : null]);
  return (canvas, side, blur) => {
    const symbol = rasterise(image, side, isPixelated);
    canvas.width = symbol.width;
    canvas.height = blurredHeight(symbol.height, blur);
    const context = contextOf(canvas);
    if (!context) return;
    // As the reels draw pixel art, it doesn't reach beyond its square.
    if (pixels) pixels.drawSmeared(context, symbol, image, { x: 0, y: Math.round(blur) }, blur);
    else drawBlurred(context, symbol, { x: 0, y: 0 }, blur);
  };
}

/** A symbol as it passes on the reels at full speed, once its image has loaded. Nothing where the browser has no 2D canvas. */
export function BlurredImage({ url, side, isPixelated }: SizedProps & { readonly isPixelated: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [draw, setDraw] = useState<DrawPassing | null>(null);
  // Device pixels to a CSS pixel: another screen or a zoomed page may have more.
  const sharpness = useSyncExternalStore(observePixelRatio, () => window.devicePixelRatio);
  const blur = side * fullSpeed;
  useEffect(() => {
    let isWanted = true;
    // What is wrong with an image is said where it comes from.
    loadPassing(url, isPixelated).then(
      (loaded) => isWanted && setDraw(() => loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [url, isPixelated]);
  useEffect(() => {
    const { current } = canvas;
    if (current && draw) tryOrNull(() => draw(current, Math.round(side * sharpness), blur * sharpness));
  }, [draw, side, sharpness, blur]);
  const style = { width: side, height: blurredHeight(side, blur) };
  return <canvas ref={canvas} role="img" aria-label={texts.closeup.side(side)} style={style} />;
}
