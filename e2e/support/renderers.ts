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
      prototype.getParameter = new Proxy(prototype.getParameter, {
        apply: (getParameter, gl, [name]: [number]): unknown =>
          name === UNMASKED_RENDERER_WEBGL ? 'A real GPU' : Reflect.apply(getParameter, gl, [name]),
      });
    }
  });
}
