import { extensionOf } from '../../../skins/paths';
import type { DroppedUnit } from './dropped-units';

/** What one drop has for a slot. The first is the one to use unless the artist says otherwise. */
export interface SlotUnits {
  readonly slot: string;
  readonly units: readonly DroppedUnit[];
}

/** Units by the slot that each is for, those for one slot in the order in which they are worth using. */
export async function unitsBySlot(units: readonly DroppedUnit[]): Promise<SlotUnits[]> {
  const bySlot = new Map<string, DroppedUnit[]>();
  for (const unit of units) {
    const [slot = ''] = unit.candidates;
    bySlot.set(slot, [...(bySlot.get(slot) ?? []), unit]);
  }
  const slots: SlotUnits[] = [];
  for (const [slot, rivals] of bySlot) {
    slots.push({ slot, units: rivals.length > 1 ? await bestFirst(rivals) : rivals });
  }
  return slots;
}

const isVector = ({ file }: DroppedUnit): boolean => extensionOf(file.path).toLowerCase() === '.svg';

/** A vector picture before bitmaps, of those the one with more pixels first, and of everything else the heavier one. */
async function bestFirst(units: readonly DroppedUnit[]): Promise<DroppedUnit[]> {
  const rated: { unit: DroppedUnit; ratings: readonly number[] }[] = [];
  for (const unit of units) {
    const ratings = [Number(isVector(unit)), await pixelsOf(unit), unit.file.content.size];
    rated.push({ unit, ratings });
  }
  const difference = (a: readonly number[], b: readonly number[]): number =>
    a.map((rating, n) => (b[n] ?? 0) - rating).find((by) => by !== 0) ?? 0;
  return rated.sort((a, b) => difference(a.ratings, b.ratings)).map(({ unit }) => unit);
}

async function pixelsOf({ kind, file }: DroppedUnit): Promise<number> {
  if (kind === 'sound') return 0;
  const { peekAtPicture } = await import('../../../skins/fit/fit-picture');
  const { size } = await peekAtPicture(file.content);
  return size ? size.width * size.height : 0;
}

/** Why the first of these units is used: it alone is a vector picture, it is larger than the next one, or neither. */
export async function reasonForFirst([first, ...others]: readonly DroppedUnit[]): Promise<
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
