import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every WebGL context that the page has asked for. Weak: what the page lets go of shall go. */
    graphicsContexts: WeakRef<WebGLRenderingContext | WebGL2RenderingContext>[];
  }
}

/** Remembers every WebGL context of the pages opened from here on. */
export async function watchContexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.graphicsContexts = [];
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
      if (context?.isContextLost() === false) context.getExtension('WEBGL_lose_context')?.loseContext();
    }
  });
