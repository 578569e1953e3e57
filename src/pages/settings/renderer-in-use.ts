import { chooseRenderer, type DrawingDevice } from '../../ui/browser/choose-renderer';
import type { RendererPreference } from '../../player/preferences';
import { texts } from './texts';

const { inUse } = texts.renderer;

/** Says what draws the reels, and why if that is not what the player chose. */
export function rendererInUse(preference: RendererPreference, device: DrawingDevice): string {
  const kind = chooseRenderer(preference, device);
  if (kind === 'webgl' && device.webgl === 'software') return inUse.slowWebgl;
  if (kind === preference) return inUse[kind];
  if (kind === 'webgl') return inUse.bestWebgl;
  if (kind === 'dom') return inUse.noCanvas;
  if (device.webgl === 'faulty') return inUse.faultyWebgl;
  return device.webgl === 'none' ? inUse.noWebgl : inUse.noGraphicsProcessor;
}
