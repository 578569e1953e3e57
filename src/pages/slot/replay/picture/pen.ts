import { get2dContext } from '../../../../stage/reels/symbol-drawing';
import type { Box } from './box';

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
  /** Whether it is text to be read, and not a title. */
  readonly isSmall?: boolean;
  /** Draws a dark line around its letters, so that they are read on any image. */
  readonly isOutlined?: boolean;
}

const outline = { colour: 'rgb(2 20 30 / 0.85)', part: 0.16, maxWidth: 9 } as const;

/** What the look in use has for this token of the theme. */
const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** A colour of the look in use: `gold` is `--color-gold`. */
export const colour = (name: string): string => token(`color-${name}`);

const titleFont = (size: number): string => `600 ${size}px ${token('font-display')}`;
const textFont = (size: number): string => `600 ${size}px ${token('font-text')}`;

/** Draws in the product's fonts and colours. */
export type Pen = Awaited<ReturnType<typeof createPen>>;

/**
 * Creates a pen with its fonts, or with those of the system where they can't be loaded. Throws if the browser gives no 2D
 * canvas.
 */
export async function createPen(canvas: HTMLCanvasElement) {
  const context = get2dContext(canvas);
  context.imageSmoothingQuality = 'high';
  context.textBaseline = 'middle';
  await Promise.allSettled([titleFont(1), textFont(1)].map((font) => document.fonts.load(font)));
  /** How wide a title is at a size (pixels). */
  const widthOf = (text: string, size: number): number => {
    context.font = titleFont(size);
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
    /** Returns how wide the text is (pixels). */
    write(text: string, { x, y, align = 'center', size, maxWidth, ...look }: Writing): number {
      const fontOf = look.isSmall ? textFont : titleFont;
      context.font = fontOf(size);
      const fitting = size * Math.min(1, maxWidth / context.measureText(text).width);
      context.font = fontOf(fitting);
      context.textAlign = align;
      if (look.isOutlined) {
        context.lineJoin = 'round';
        context.lineWidth = Math.min(fitting * outline.part, outline.maxWidth);
        context.strokeStyle = outline.colour;
        context.strokeText(text, x, y);
      }
      context.fillStyle = look.fill;
      context.fillText(text, x, y);
      return context.measureText(text).width;
    },
  };
}
