import { chooseRenderer, type DrawingDevice } from '../../ui/browser/choose-renderer';
import type { RendererPreference } from '../../player/preferences';

/** Why WebGL draws. */
function whyWebgl(preference: RendererPreference, { webgl }: DrawingDevice): string {
  if (webgl === 'software') return ', without a graphics processor: canvas is faster here';
  return preference === 'webgl' ? '' : ', because this device has a graphics processor for it';
}

/** Why the canvas draws. */
function whyCanvas(preference: RendererPreference, { webgl }: DrawingDevice): string {
  if (preference === 'canvas') return '';
  if (webgl === 'faulty') return ', because WebGL gets colours wrong here';
  return webgl === 'none'
    ? ', because this browser has no WebGL'
    : ', because WebGL has no graphics processor here';
}

/** Why the page itself draws. */
const whyPlain = (preference: RendererPreference): string =>
  preference === 'dom' ? '' : ', because this browser has no canvas to draw on';

/** Says what draws the reels at a preference of the player, and why if that is another renderer. */
export function rendererInUse(preference: RendererPreference, device: DrawingDevice): string {
  const kind = chooseRenderer(preference, device);
  if (kind === 'webgl') return `In use: WebGL${whyWebgl(preference, device)}.`;
  if (kind === 'canvas') return `In use: canvas${whyCanvas(preference, device)}.`;
  return `In use: plain${whyPlain(preference)}.`;
}
