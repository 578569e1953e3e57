import { useEffect, useRef } from 'react';
import { SYMBOL_SIZE } from '../../../stage/reels/motion';
import {
  drawBlurred,
  get2dContext,
  rasterise,
  blurredHeight,
  blurLevels,
} from '../../../stage/reels/symbol-drawing';
import { usePixelRatio } from '../../../ui/hooks/use-pixel-ratio';

/** In parts of the symbol's side. */
const fullSpeed = Math.max(...blurLevels) / SYMBOL_SIZE;

/** A symbol as it passes on the reels at full speed. `side` is that of the symbol at rest (CSS pixels). */
export function BlurredSymbol({ image, side }: { image: HTMLImageElement | null; side: number }) {
  const ref = useRef<HTMLCanvasElement>(null);
  const sharpness = usePixelRatio();
  const blur = side * fullSpeed;

  useEffect(() => {
    const canvas = ref.current;
    if (!canvas || !image) return;
    const symbol = rasterise(image, Math.round(side * sharpness));
    canvas.width = symbol.width;
    canvas.height = blurredHeight(symbol.height, blur * sharpness);
    drawBlurred(get2dContext(canvas), symbol, { x: 0, y: 0 }, blur * sharpness);
  }, [image, side, sharpness, blur]);

  const size = { width: side, height: blurredHeight(side, blur) };
  return <canvas ref={ref} role="img" aria-label={`${side} px`} style={size} />;
}
