import { chooseRenderer, type DrawingDevice } from '../../components/choose-renderer';
import type { PictureWish } from '../../game/wishes';

/** Why WebGL draws. */
function whyWebgl(wish: PictureWish, { webgl, canvas }: DrawingDevice): string {
  if (wish === 'canvas') return ', because this browser has no canvas to draw on';
  if (webgl === 'software') return `, without a graphics processor${canvas ? ': canvas is faster here' : ''}`;
  return wish === 'webgl' ? '' : ', because this device has a graphics processor for it';
}

/** Why the canvas draws. */
function whyCanvas(wish: PictureWish, { webgl }: DrawingDevice): string {
  if (wish === 'canvas') return '';
  return webgl === 'none'
    ? ', because this browser has no WebGL'
    : ', because WebGL has no graphics processor here';
}

/** Why the page itself draws. */
function whyPlain(wish: PictureWish, { webgl }: DrawingDevice): string {
  if (wish === 'plain') return '';
  return webgl === 'none'
    ? ', because this browser has neither WebGL nor a canvas to draw on'
    : ', because this browser has no canvas to draw on, and WebGL has no graphics processor here';
}

/** Says what draws the reels on this device for a wish of the player, and why where that is not the wish itself. */
export function pictureInUse(wish: PictureWish, device: DrawingDevice): string {
  const kind = chooseRenderer(wish, device);
  if (kind === 'webgl') return `In use: WebGL${whyWebgl(wish, device)}.`;
  if (kind === 'canvas') return `In use: canvas${whyCanvas(wish, device)}.`;
  return `In use: plain${whyPlain(wish, device)}.`;
}
