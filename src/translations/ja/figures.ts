import type { Size } from '../../skins/image-list';
import { locale } from '../../languages/language';

export const aboutPixels = (pixels: number): number =>
  pixels < 10 ? Number(pixels.toFixed(2)) : Math.round(pixels);

export const sizeText = ({ width, height }: Size): string => `${aboutPixels(width)} × ${aboutPixels(height)}`;

/** A long target of a link, cut. */
export const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** A file format by its ending: `PNG`, `WebP`. */
export const formatName = (format: string): string => (format === 'webp' ? 'WebP' : format.toUpperCase());

export const numbered = (count: number): string => count.toLocaleString(locale());
