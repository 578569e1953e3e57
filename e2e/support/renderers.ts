import type { Page } from '@playwright/test';

/**
 * Has the reels drawn by this renderer in every page opened from here on. Without it the browser, which draws
 * WebGL in software, leads to `canvas`.
 */
export async function forceRenderer(page: Page, kind: 'webgl' | 'dom'): Promise<void> {
  if (kind === 'dom') {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    return;
  }
  await page.addInitScript(() => {
    const UNMASKED_RENDERER_WEBGL = 0x9246;
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      const original = Object.getOwnPropertyDescriptor(prototype, 'getParameter')?.value as () => unknown;
      prototype.getParameter = new Proxy(original, {
        apply: (getParameter, gl, args: []): unknown =>
          (args as unknown[])[0] === UNMASKED_RENDERER_WEBGL
            ? 'A real GPU'
            : Reflect.apply(getParameter, gl, args),
      });
    }
  });
}
