import type { RendererPreference } from '../../player/preferences';
import { tryOrNull } from './try-or-null';

/** What draws the reels: the graphics processor, the 2D canvas, or the page's own elements. */
export type RendererKind = 'webgl' | 'canvas' | 'dom';

/** What this browser can draw with. */
export interface DrawingDevice {
  /** Whether WebGL is drawn by a graphics processor, by the processor, with wrong colours, or not at all. */
  readonly webgl: 'hardware' | 'software' | 'faulty' | 'none';
  readonly canvas: boolean;
}

/** WebGL by the processor is slower than the 2D canvas: half the frames on the same machine. */
const SOFTWARE_RASTERISERS = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** A half-transparent colour, and its channels in a texture, each multiplied by alpha (0 to 255). */
const HALF_TRANSPARENT = { colour: 'rgb(200 100 50 / 50%)', channels: [100, 50, 25, 128] } as const;
/** Browsers' rounding differs by a step or two. */
const ROUNDING = 3;

/** Whether a texture made of a 2D canvas keeps its alpha. On devices that get it wrong, symbols have ragged edges. */
function keepsAlpha(gl: WebGLRenderingContext, drawing: CanvasRenderingContext2D): boolean {
  drawing.fillStyle = HALF_TRANSPARENT.colour;
  drawing.fillRect(0, 0, 1, 1);
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, drawing.canvas);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  const pixel = new Uint8Array(4);
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  return HALF_TRANSPARENT.channels.every((channel, i) => Math.abs(channel - (pixel[i] ?? NaN)) <= ROUNDING);
}

/** How WebGL is drawn here, by what it does and how it names itself. */
function webglOf(gl: WebGLRenderingContext, drawing: CanvasRenderingContext2D): DrawingDevice['webgl'] {
  if (!keepsAlpha(gl, drawing)) return 'faulty';
  const unmasked = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(unmasked ? unmasked.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  return SOFTWARE_RASTERISERS.test(String(name)) ? 'software' : 'hardware';
}

/** Tries what this browser can draw with, and leaves no context alive. */
export function drawingDevice(): DrawingDevice {
  const onePixel = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  // Privacy extensions make `getContext`, and what reads pixels, return null or throw.
  const drawing = tryOrNull(() => onePixel.getContext('2d'));
  // WebGL's textures are made of what was drawn there.
  if (!drawing) return { webgl: 'none', canvas: false };
  const gl = tryOrNull(() => document.createElement('canvas').getContext('webgl'));
  const webgl = gl ? (tryOrNull(() => webglOf(gl, drawing)) ?? 'faulty') : 'none';
  // Browsers keep few contexts alive: give this one back at once.
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return { webgl, canvas: true };
}

/** Chooses by the device alone: hardware gets WebGL, a software rasteriser the 2D canvas. */
function rendererFor({ webgl, canvas }: DrawingDevice): RendererKind {
  if (webgl === 'hardware') return 'webgl';
  return canvas ? 'canvas' : 'dom';
}

/** Chooses what draws the reels: the player's preference if the device can do it, else what suits the device. */
export function chooseRenderer(
  preference: RendererPreference,
  device: DrawingDevice = drawingDevice(),
): RendererKind {
  if (preference === 'dom') return 'dom';
  if (preference === 'webgl' && (device.webgl === 'hardware' || device.webgl === 'software')) return 'webgl';
  if (preference === 'canvas' && device.canvas) return 'canvas';
  return rendererFor(device);
}
