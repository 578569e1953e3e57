import { extensionOf } from '../../../skins/paths';
import type { DroppedItem } from './dropped-items';

/** What one drop has for a slot. The first is the one to use unless the artist says otherwise. */
export interface SlotItems {
  readonly slot: string;
  readonly items: readonly DroppedItem[];
}

/** Items by the slot that each is for, those for one slot in the order in which they are worth using. */
export async function itemsBySlot(items: readonly DroppedItem[]): Promise<SlotItems[]> {
  const bySlot = new Map<string, DroppedItem[]>();
  for (const item of items) {
    const [slot = ''] = item.candidates;
    bySlot.set(slot, [...(bySlot.get(slot) ?? []), item]);
  }
  const slots: SlotItems[] = [];
  for (const [slot, rivals] of bySlot) {
    slots.push({ slot, items: rivals.length > 1 ? await bestFirst(rivals) : rivals });
  }
  return slots;
}

const isVector = ({ file }: DroppedItem): boolean => extensionOf(file.path).toLowerCase() === '.svg';

/** A vector picture before bitmaps, of those the one with more pixels first, and of everything else the heavier one. */
async function bestFirst(items: readonly DroppedItem[]): Promise<DroppedItem[]> {
  const rated: { item: DroppedItem; ratings: readonly number[] }[] = [];
  for (const item of items) {
    const ratings = [Number(isVector(item)), await pixelsOf(item), item.file.content.size];
    rated.push({ item, ratings });
  }
  const difference = (a: readonly number[], b: readonly number[]): number =>
    a.map((rating, n) => (b[n] ?? 0) - rating).find((by) => by !== 0) ?? 0;
  return rated.sort((a, b) => difference(a.ratings, b.ratings)).map(({ item }) => item);
}

async function pixelsOf({ kind, file }: DroppedItem): Promise<number> {
  if (kind === 'sound' || kind === 'font') return 0;
  const { peekAtPicture } = await import('../../../skins/fit/fit-picture');
  const { size } = await peekAtPicture(file.content);
  return size ? size.width * size.height : 0;
}

/** Why the first of these items is used: it alone is a vector picture, it is larger than the next one, or neither. */
export async function reasonForFirst([first, ...others]: readonly DroppedItem[]): Promise<
  'vector' | 'larger' | 'alike'
> {
  const [next] = others;
  if (!first || !next) return 'alike';
  if (isVector(first) && !others.some(isVector)) return 'vector';
  const pixels = [await pixelsOf(first), await pixelsOf(next)] as const;
  // Of two pictures with as many pixels neither is larger to anyone who looks at them.
  const sizes = pixels[0] > 0 ? pixels : ([first.file.content.size, next.file.content.size] as const);
  return sizes[0] > sizes[1] ? 'larger' : 'alike';
}
