import type { ArtTools } from '../../../../skins/art-tools';
import { extensionOf, nameOf } from '../../../../skins/paths';
import { IMAGE_EXTENSIONS } from '../../../../skins/rules/open-image';
import { pictureSlotOf, type SkinSlots } from '../../../../skins/skin-slots';
import { cameWith } from './fit-animation-item';

/** Whether an animation begins with a picture, by the files of both, which never change. */
const known = new WeakMap<Blob, WeakMap<Blob, boolean>>();

/** The slots of animations that begin with another picture than the skin has for their symbol. */
export async function findStale(
  files: ReadonlyMap<string, Blob>,
  { animations }: SkinSlots,
  tools: ArtTools,
): Promise<string[]> {
  const picture = (slot: string): readonly [string, Blob] | undefined =>
    [...files].find(([path]) => nameOf(path) === slot && IMAGE_EXTENSIONS.includes(extensionOf(path)));
  const stale: string[] = [];
  for (const slot of animations) {
    const [sheet, still, data] = [picture(slot), picture(pictureSlotOf(slot)), files.get(`${slot}.json`)];
    if (!sheet || !still || !data) continue;
    const compared = known.get(sheet[1]) ?? new WeakMap<Blob, boolean>();
    known.set(sheet[1], compared);
    const begins =
      compared.get(still[1]) ??
      ((await cameWith(files, slot, still[1])) || (await beginsWith(sheet, data, still, tools)));
    compared.set(still[1], begins);
    if (!begins) stale.push(slot);
  }
  return stale;
}

async function beginsWith(
  [path, sheet]: readonly [string, Blob],
  data: Blob,
  [stillPath, still]: readonly [string, Blob],
  { decode }: ArtTools,
): Promise<boolean> {
  const { begins } = await import('../../../../skins/frames/ready-sheet');
  const fileAt = (at: string, content: Blob) => ({ name: nameOf(at), extension: extensionOf(at), content });
  return begins(fileAt(path, sheet), await data.text(), fileAt(stillPath, still), decode);
}
