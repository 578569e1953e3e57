import type { Page } from '@playwright/test';

/** What draws WebGL in this browser, as it names itself; null where nothing does. */
export const graphicsName = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl');
    const unmasked = gl?.getExtension('WEBGL_debug_renderer_info');
    return gl && unmasked ? String(gl.getParameter(unmasked.UNMASKED_RENDERER_WEBGL)) : null;
  });

/** What draws the reels. */
export const renderers = ['webgl', 'canvas', 'dom'] as const;
export type Renderer = (typeof renderers)[number];

/**
 * Makes this renderer draw the reels in every page opened after this. The tests' browser, which draws WebGL in
 * software, leads to `canvas` by itself.
 */
export async function forceRenderer(page: Page, kind: Renderer): Promise<void> {
  if (kind === 'canvas') return;
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
