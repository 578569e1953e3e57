import { expect, test } from 'vitest';
import type { DrawingDevice } from '../../../src/ui/browser/choose-renderer';
import { rendererPreferences } from '../../../src/player/preferences';
import { rendererInUse } from '../../../src/pages/settings/sections';
import { texts } from '../../../src/pages/settings/texts';

test.each<[device: DrawingDevice['webgl'] | 'no canvas', says: (keyof typeof texts.renderer.inUse)[]]>([
  ['hardware', ['bestWebgl', 'webgl', 'canvas', 'dom']],
  ['software', ['noGraphicsProcessor', 'slowWebgl', 'canvas', 'dom']],
  ['none', ['noWebgl', 'noWebgl', 'canvas', 'dom']],
  ['faulty', ['faultyWebgl', 'faultyWebgl', 'canvas', 'dom']],
  ['no canvas', ['noCanvas', 'noCanvas', 'noCanvas', 'dom']],
])('Settings say what draws the reels, and why where that was not chosen: WebGL is %s', (webgl, says) => {
  const device: DrawingDevice =
    webgl === 'no canvas' ? { webgl: 'none', canvas: false } : { webgl, canvas: true };
  expect(rendererPreferences.map((preference) => rendererInUse(preference, device))).toEqual(
    says.map((key) => texts.renderer.inUse[key]),
  );
});
