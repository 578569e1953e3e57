import type { openSheet } from './open-sheet';
import { chosenItems } from './sheet-choice';

/** Opens a sheet as `openSheet` does, which is loaded with the first animation. `places` are the animations that are used. */
export async function readSheet(...[item, ...rest]: Parameters<typeof openSheet>) {
  if (item.kind !== 'animation') return undefined;
  const { openSheet: open } = await import('./open-sheet');
  // What is wrong with it, the check of animations says.
  const sheet = await open(item, ...rest).catch(() => undefined);
  return sheet?.choice ? { ...sheet, places: chosenItems(sheet.choice) } : sheet;
}
