import { drawOnCanvas } from '../../../../stage/reels/symbol-drawing';

/** A part of a picture (pixels). */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is left of a box inside a CSS `inset` of percentages: one to four of them, as CSS reads them. */
export function insetBox({ x, y, width, height }: Box, inset: string): Box {
  const [top = 0, right = top, bottom = top, left = right] = inset
    .split(' ')
    .map((part) => Number.parseFloat(part) / 100);
  return {
    x: x + width * left,
    y: y + height * top,
    width: width * (1 - left - right),
    height: height * (1 - top - bottom),
  };
}

/** How a text is written. */
interface Writing {
  /** Where it is: the middle of its letters, and its left, its middle or its right (pixels). */
  readonly x: number;
  readonly y: number;
  readonly align?: CanvasTextAlign;
  /** The size of its font (pixels). It is smaller where the text would be wider than it may be. */
  readonly size: number;
  readonly maxWidth: number;
  readonly fill: string | CanvasGradient;
  /** The token of its font: that of titles, unless it is text to be read. */
  readonly font?: 'font-display' | 'font-text';
  /** Draws a dark line around its letters, so that they are read on any image. */
  readonly isOutlined?: boolean;
}

/** What the look in use has for this token of the theme. */
const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** A colour of the look in use: `gold` is `--color-gold`. */
export const colour = (name: string): string => token(`color-${name}`);

const fontOf = (name: 'font-display' | 'font-text', size: number): string => `600 ${size}px ${token(name)}`;

/** Draws in the product's fonts and colours. */
export type Pen = Awaited<ReturnType<typeof createPen>>;

/**
 * Creates a pen for a new canvas of this size (pixels), with its fonts, or with those of the system where they can't be
 * loaded. Throws if the browser gives no 2D canvas.
 */
export async function createPen({ width, height }: Pick<Box, 'width' | 'height'>) {
  const context = drawOnCanvas(width, height);
  context.imageSmoothingQuality = 'high';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  const fonts = [fontOf('font-display', 1), fontOf('font-text', 1)];
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font)));
  /** How wide a text is at a size (pixels), in the font of titles. */
  const widthOf = (text: string, size: number, font: Writing['font'] = 'font-display'): number => {
    context.font = fontOf(font, size);
    return context.measureText(text).width;
  };
  return {
    context,
    widthOf,
    draw: (image: CanvasImageSource, { x, y, width, height }: Box): void =>
      context.drawImage(image, x, y, width, height),
    /** Fills a box with round corners (pixels). */
    fillBox({ x, y, width, height }: Box, corners: number, fill: string, opacity = 1): void {
      context.globalAlpha = opacity;
      context.fillStyle = fill;
      context.beginPath();
      context.roundRect(x, y, width, height, corners);
      context.fill();
      context.globalAlpha = 1;
    },
    write(text: string, { x, y, align = 'center', size, maxWidth, fill, font, isOutlined }: Writing): void {
      const fitting = size * Math.min(1, maxWidth / widthOf(text, size, font));
      context.font = fontOf(font ?? 'font-display', fitting);
      context.textAlign = align;
      if (isOutlined) {
        context.lineWidth = Math.min(fitting * 0.16, 9);
        context.strokeStyle = 'rgb(2 20 30 / 0.85)';
        context.strokeText(text, x, y);
      }
      context.fillStyle = fill;
      context.fillText(text, x, y);
    },
  };
}
