import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every WebGL context that the page has asked for. Weak: what the page lets go of shall go. */
    graphicsContexts: WeakRef<WebGLRenderingContext | WebGL2RenderingContext>[];
    /** What takes a context away and gives it back; a lost one gives it out no more. */
    lossOf: (context: WebGLRenderingContext | WebGL2RenderingContext) => WEBGL_lose_context | null;
  }
}

/** Records every WebGL context of pages opened after this. */
export async function watchContexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.graphicsContexts = [];
    const losses = new WeakMap<object, WEBGL_lose_context | null>();
    window.lossOf = (context) => {
      const loss = losses.get(context) ?? context.getExtension('WEBGL_lose_context');
      losses.set(context, loss);
      return loss;
    };
    for (const { prototype } of [HTMLCanvasElement, globalThis.OffscreenCanvas]) {
      const original = Object.getOwnPropertyDescriptor(prototype, 'getContext')?.value as () => unknown;
      prototype.getContext = new Proxy(original, {
        apply: (getContext, canvas, args: []): unknown => {
          const context: unknown = Reflect.apply(getContext, canvas, args);
          if (context instanceof WebGLRenderingContext || context instanceof WebGL2RenderingContext) {
            const isKnown = window.graphicsContexts.some((known) => known.deref() === context);
            if (!isKnown) window.graphicsContexts.push(new WeakRef(context));
          }
          return context;
        },
      }) as typeof prototype.getContext;
    }
  });
}

/** How many of them are alive. */
export const liveContexts = (page: Page): Promise<number> =>
  page.evaluate(
    () => window.graphicsContexts.filter((context) => context.deref()?.isContextLost() === false).length,
  );

/** Takes the graphics processor from the page, as a driver does that is restarted. */
export const loseContexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const known of window.graphicsContexts) {
      const context = known.deref();
      if (context?.isContextLost() === false) window.lossOf(context)?.loseContext();
    }
  });

/** Gives the page back what was taken. */
export const restoreContexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const known of window.graphicsContexts) {
      const context = known.deref();
      if (context?.canvas instanceof HTMLCanvasElement && context.canvas.isConnected)
        window.lossOf(context)?.restoreContext();
    }
  });
