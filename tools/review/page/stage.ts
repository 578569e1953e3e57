import { findChanges, type Area } from './changes';
import { all, byId, create, find } from './elements';

export type View = 'slider' | 'sides' | 'blink' | 'difference';

/** The pictures of one difference. A strip is several frames of equal width, a page is one. */
export interface Pictures {
  expected: HTMLImageElement | null;
  actual: HTMLImageElement;
  difference: HTMLImageElement | null;
  frames: number;
}

/** Milliseconds per picture. Flashing more than three times a second can trigger seizures. */
const BLINK_MS = 500;
/** A strip is fitted at one of these, because other zooms would distort its pixels. */
const CRISP_ZOOMS = [4, 3, 2, 1];
const KINDS = ['expected', 'actual', 'difference'] as const;

const stage = byId('stage');
const scroller = byId('scroller');
const split = find('#split', HTMLInputElement);
const canvasOf = (kind: string) => find(`[data-kind=${kind}] canvas`, HTMLCanvasElement);

/** The size that holds a frame of each picture (pixels). */
const frameSize = ({ expected, actual, frames }: Pictures) => ({
  width: Math.floor(Math.max(expected?.naturalWidth ?? 0, actual.naturalWidth) / frames),
  height: Math.max(expected?.naturalHeight ?? 0, actual.naturalHeight),
});

/** Draws one frame. The canvas is as large as the largest picture, so a smaller one leaves it partly empty. */
export function drawFrame(
  canvas: HTMLCanvasElement,
  pictures: Pictures,
  kind: (typeof KINDS)[number],
  index: number,
): ImageData | undefined {
  const { width, height } = Object.assign(canvas, frameSize(pictures));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const image = pictures[kind];
  if (!context || !image) return undefined;
  const own = Math.floor(image.naturalWidth / pictures.frames);
  context.drawImage(image, index * own, 0, own, image.naturalHeight, 0, 0, own, image.naturalHeight);
  return context.getImageData(0, 0, width, height);
}

/** Shows the pictures on top of or beside each other. */
export class Stage {
  #view: View = 'slider';
  #zoom = 0;
  #pictures: Pictures | undefined;
  /** Where the current frame differs. */
  changes: readonly Area[] = [];

  constructor() {
    split.addEventListener('input', () => this.#splitAt(Number(split.value)));
    new ResizeObserver(() => this.#layOut()).observe(scroller);
    setInterval(() => stage.toggleAttribute('data-blink'), BLINK_MS);
  }

  get view(): View {
    return this.#view;
  }
  set view(view: View) {
    this.#view = view;
    this.#layOut();
  }

  /** CSS pixels per picture pixel; 0 fits the picture to the window. */
  get zoom(): number {
    return this.#zoom;
  }
  set zoom(zoom: number) {
    this.#zoom = zoom;
    this.#layOut();
  }

  show(pictures: Pictures, index: number): void {
    this.#pictures = pictures;
    const [expected, actual] = KINDS.map((kind) => drawFrame(canvasOf(kind), pictures, kind, index));
    this.changes = expected && actual ? findChanges(expected, actual) : [];
    for (const old of all('.outline')) old.remove();
    for (const change of this.changes)
      for (const parent of all('#stage figure > div')) parent.append(outline(change, canvasOf('actual')));
    this.#layOut();
  }

  /** Scrolls to a change and puts the slider in the middle of it. */
  goTo(change: number): void {
    const area = this.changes[change];
    this.#splitAt(area ? ((area.x + area.width / 2) / canvasOf('actual').width) * 100 : 50);
    const kind = this.#view === 'difference' ? 'difference' : 'actual';
    const target = all(`[data-kind=${kind}] .outline`)[change];
    if (target) target.scrollIntoView({ block: 'center', inline: 'center' });
    else scroller.scrollTo(0, 0);
  }

  #splitAt(percent: number): void {
    split.value = String(percent);
    stage.style.setProperty('--split', `${percent}%`);
  }

  #layOut(): void {
    if (!this.#pictures) return;
    const { frames, expected } = this.#pictures;
    stage.dataset['view'] = expected ? this.#view : 'new';
    const { width, height } = canvasOf('actual');
    const columns = all('figure').filter((figure) => getComputedStyle(figure).display !== 'none').length;
    // The rest is captions, gaps and padding.
    const roomX = scroller.clientWidth / (stage.dataset['view'] === 'sides' ? columns : 1) - 20;
    const roomY = scroller.clientHeight - 42;
    const crisp = CRISP_ZOOMS.find((zoom) => zoom * width <= roomX && zoom * height <= roomY);
    const fit = Math.min(1, roomX / width);
    const scale = this.#zoom || (frames > 1 ? (crisp ?? fit) : fit);
    stage.toggleAttribute('data-crisp', scale >= 1);
    stage.style.setProperty('--width', `${width * scale}px`);
  }
}

function outline({ x, y, width, height }: Area, whole: { width: number; height: number }): HTMLElement {
  const element = create('div', '', 'outline');
  const sides = { left: x / whole.width, top: y / whole.height };
  const sizes = { width: width / whole.width, height: height / whole.height };
  for (const [name, part] of Object.entries({ ...sides, ...sizes }))
    element.style.setProperty(name, `${part * 100}%`);
  return element;
}
