import type { Page } from '@playwright/test';

/** What a page has drawn since it was opened. */
export interface Drawing {
  /** Frames asked for by `requestAnimationFrame`. */
  framesAsked: number;
  /** Frames in which its callbacks drew something. */
  framesDrawn: number;
  /** Calls that draw, on any canvas and from any code. */
  draws: number;
  /** The most of those by WebGL in the callbacks of one frame. */
  maxByGraphics: number;
}

declare global {
  interface Window {
    drawing: Drawing;
  }
}

/**
 * Counts what pages opened after this draw. To count the frames of a clock that a test holds, call it after
 * `freezeTime`.
 */
export async function countDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawing: Drawing = { framesAsked: 0, framesDrawn: 0, draws: 0, maxByGraphics: 0 };
    window.drawing = drawing;
    /** The frame whose callbacks run, by its time; null outside of them. */
    let frame: number | null = null;
    let [lastFrame, byGraphicsInFrame] = [NaN, 0];

    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      drawing.framesAsked++;
      return ask((time) => {
        frame = time;
        try {
          callback(time);
        } finally {
          frame = null;
        }
      });
    };

    const count = (byGraphics: boolean): void => {
      drawing.draws++;
      if (frame === null) return;
      if (frame !== lastFrame) {
        lastFrame = frame;
        byGraphicsInFrame = 0;
        drawing.framesDrawn++;
      }
      if (byGraphics) drawing.maxByGraphics = Math.max(drawing.maxByGraphics, ++byGraphicsInFrame);
    };
    const countCalls = (prototype: object, byGraphics: boolean, names: readonly string[]): void => {
      for (const name of names) {
        const original = Object.getOwnPropertyDescriptor(prototype, name)?.value as () => unknown;
        const counted = new Proxy(original, {
          apply(draw, context, args: []): unknown {
            count(byGraphics);
            return Reflect.apply(draw, context, args);
          },
        });
        Object.defineProperty(prototype, name, { value: counted, configurable: true, writable: true });
      }
    };
    const all = ['drawArrays', 'drawElements'];
    countCalls(WebGLRenderingContext.prototype, true, all);
    countCalls(WebGL2RenderingContext.prototype, true, [
      ...all,
      'drawArraysInstanced',
      'drawElementsInstanced',
      'drawRangeElements',
    ]);
    countCalls(CanvasRenderingContext2D.prototype, false, [
      ...['clearRect', 'fillRect', 'strokeRect', 'fill', 'stroke', 'fillText', 'strokeText'],
      ...['drawImage', 'putImageData'],
    ]);
  });
}

/** What the page has drawn so far. */
export const drawingOf = (page: Page): Promise<Drawing> => page.evaluate(() => ({ ...window.drawing }));

/** Counts from 0 again. */
export const startCounting = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Object.assign(window.drawing, { framesAsked: 0, framesDrawn: 0, draws: 0, maxByGraphics: 0 }),
  );

/** How many canvases there are in the page, shadow trees included. */
export const canvasesIn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const countIn = (root: ParentNode): number =>
      [...root.querySelectorAll('*')].reduce(
        (sum, element) =>
          sum +
          (element.localName === 'canvas' ? 1 : 0) +
          (element.shadowRoot ? countIn(element.shadowRoot) : 0),
        0,
      );
    return countIn(document);
  });
