import { guessSlots } from '../../../skins/match';
import type { SkinSlots } from '../../../skins/skin-slots';
import type { DroppedItem } from './dropped-items';

/** The slots that an item may take. */
export const slotsForKind = ({ kind }: DroppedItem, slots: SkinSlots): readonly string[] =>
  ({
    picture: [...slots.images, ...slots.blurs],
    animation: slots.animations,
    sound: slots.sounds,
    font: slots.fonts,
  })[kind];

/** The slots that an item is likely for, by its name: those of the game that is shown first, of each game the likeliest first. */
export function likelySlots(item: DroppedItem, slots: SkinSlots, game: string): string[] {
  const wanted = item.candidates.length > 0 ? item.candidates : guessSlots(item.file.path, slots);
  const isShown = (slot: string): number => Number(slot.startsWith(`${game}/`));
  const possible = slotsForKind(item, slots);
  return wanted.filter((slot) => possible.includes(slot)).sort((a, b) => isShown(b) - isShown(a));
}

/** The items that have a likely slot, each with the likeliest. Of several for the same slot only the first is among them. */
export function likelyPlaces(items: readonly DroppedItem[], slots: SkinSlots, game: string) {
  const places = new Map<string, DroppedItem>();
  for (const item of items) {
    const [slot] = likelySlots(item, slots, game);
    if (slot !== undefined && !places.has(slot)) places.set(slot, item);
  }
  return [...places].map(([slot, item]) => ({ slot, item }));
}
