/** What draws the reels: the graphics processor, the 2D canvas, or the page's own elements. */
export type RendererKind = 'webgl' | 'canvas' | 'dom';

/** WebGL by the processor is slower than the 2D canvas: half the frames on the same machine. */
const SOFTWARE_RASTERISERS = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** What draws WebGL here, as it names itself; null where nothing does. */
function graphicsName(): string | null {
  const gl = document.createElement('canvas').getContext('webgl');
  if (!gl) return null;
  const unmasked = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(unmasked ? unmasked.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  // Browsers keep few contexts alive: give this one back at once.
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return String(name);
}

/** Chooses what draws the reels on this device: hardware gets WebGL, a software rasteriser the 2D canvas. */
export function chooseRenderer(): RendererKind {
  const graphics = graphicsName();
  if (graphics !== null && !SOFTWARE_RASTERISERS.test(graphics)) return 'webgl';
  return document.createElement('canvas').getContext('2d') ? 'canvas' : 'dom';
}
