import type { SymbolAnimation } from '../../../games/art-files';

/** The addresses of sheets that are loaded. */
const loaded = new Set<string>();

/** Fetches and decodes the sheet of an animation. Rejects if it cannot be loaded. */
export async function loadSheet({ sheet }: SymbolAnimation): Promise<void> {
  if (loaded.has(sheet)) return;
  const image = new Image();
  image.src = sheet;
  await image.decode();
  loaded.add(sheet);
}

/** Whether an animation can be shown at once. */
export const isSheetLoaded = ({ sheet }: SymbolAnimation): boolean => loaded.has(sheet);

/** A sprite sheet of which one frame is seen. */
interface SheetView {
  readonly element: HTMLElement;
  /** Shows a frame, counted from 0. */
  readonly show: (frame: number) => void;
}

/** Shows a sprite sheet in an element as large as its place, at its first frame. */
export function createSheetView({ sheet, size, frames }: SymbolAnimation, pixelated: boolean): SheetView {
  const element = document.createElement('div');
  element.style.overflow = 'hidden';
  const image = new Image();
  image.src = sheet;
  image.alt = '';
  image.style.imageRendering = pixelated ? 'pixelated' : '';
  const [first = { x: 0, y: 0, ...size }] = frames;
  image.style.display = 'block';
  image.style.maxWidth = 'none';
  image.style.width = `${(100 * size.width) / first.width}%`;
  element.append(image);
  const show = (frame: number): void => {
    const { x, y } = frames[frame] ?? first;
    image.style.transform = `translate(${(-100 * x) / size.width}%, ${(-100 * y) / size.height}%)`;
  };
  show(0);
  return { element, show };
}

/** Adds the frames of an animation to a timeline, from this time on (s), and the first again at their end. Returns when that is. */
export function addFrames(
  timeline: gsap.core.Timeline,
  { show }: SheetView,
  { frames, rate }: SymbolAnimation,
  at: number,
): number {
  const { length } = frames;
  const seconds = length / rate;
  const reel = { frame: 0 };
  const update = (): void => show(Math.floor(reel.frame) % length);
  timeline.fromTo(
    reel,
    { frame: 0 },
    { frame: length, duration: seconds, ease: 'none', immediateRender: false, onUpdate: update },
    at,
  );
  return at + seconds;
}
