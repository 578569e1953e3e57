import type { PictureWish } from '../game/wishes';

/** What draws the reels: the graphics processor, the 2D canvas, or the page's own elements. */
export type RendererKind = 'webgl' | 'canvas' | 'dom';

/** What this browser can draw with. */
export interface DrawingDevice {
  /** Whether WebGL is drawn by a graphics processor, by the processor, or not at all. */
  readonly webgl: 'hardware' | 'software' | 'none';
  readonly canvas: boolean;
}

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

/** Tries what this browser can draw with. Leaves nothing alive. */
export function drawingDevice(): DrawingDevice {
  const graphics = graphicsName();
  return {
    webgl: graphics === null ? 'none' : SOFTWARE_RASTERISERS.test(graphics) ? 'software' : 'hardware',
    canvas: document.createElement('canvas').getContext('2d') !== null,
  };
}

/** What suits a device: hardware gets WebGL, a software rasteriser the 2D canvas. */
function suiting({ webgl, canvas }: DrawingDevice): RendererKind {
  if (webgl === 'hardware') return 'webgl';
  return canvas ? 'canvas' : 'dom';
}

/** Chooses what draws the reels: what the player wishes, where the device can do that, else what suits it. */
export function chooseRenderer(wish: PictureWish, device: DrawingDevice = drawingDevice()): RendererKind {
  if (wish === 'plain') return 'dom';
  if (wish === 'webgl' && device.webgl !== 'none') return 'webgl';
  if (wish === 'canvas' && device.canvas) return 'canvas';
  return suiting(device);
}
