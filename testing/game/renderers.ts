import type { Page } from '@playwright/test';

/** What draws WebGL in this browser, as it names itself; null where nothing does. */
export const graphicsName = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl');
    const unmasked = gl?.getExtension('WEBGL_debug_renderer_info');
    return gl && unmasked ? String(gl.getParameter(unmasked.UNMASKED_RENDERER_WEBGL)) : null;
  });

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
