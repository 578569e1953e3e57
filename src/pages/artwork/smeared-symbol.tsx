import { useEffect, useRef } from 'react';
import { SYMBOL_SIZE } from '../../stage/motion';
import { drawSmeared, penOf, rasterise, smearedHeight, SMEARS } from '../../stage/symbol-drawing';

/** In parts of the symbol's side. */
const fullSpeed = Math.max(...SMEARS) / SYMBOL_SIZE;

/**
 * A symbol as it passes on the reels at full speed.
 *
 * @param side that of the symbol at rest (CSS pixels)
 */
export function SmearedSymbol({ image, side }: { image: HTMLImageElement | null; side: number }) {
  const ref = useRef<HTMLCanvasElement>(null);
  const smear = side * fullSpeed;

  useEffect(() => {
    const canvas = ref.current;
    if (!canvas || !image) return;
    const sharpness = window.devicePixelRatio;
    const symbol = rasterise(image, Math.round(side * sharpness));
    canvas.width = symbol.width;
    canvas.height = smearedHeight(symbol.height, smear * sharpness);
    drawSmeared(penOf(canvas), symbol, { x: 0, y: 0 }, smear * sharpness);
  }, [image, side, smear]);

  const size = { width: side, height: smearedHeight(side, smear) };
  return <canvas ref={ref} role="img" aria-label={`${side} px`} style={size} />;
}
