import { extensionOf, fileOf, folderOf, nameOf } from '../../../skins/paths';
import { MANIFEST_FILE } from '../../../skins/skin-manifest';
import type { SkinSlots } from '../../../skins/skin-slots';
import { acceptedExtensions } from '../../../skins/rules/accepted-formats';
import type { DroppedFile } from '../reading/dropped-files';
import { sortDrop } from '../reading/dropped-items';

const endingOf = ({ path }: DroppedFile): string => extensionOf(path).toLowerCase();
const isData = (file: DroppedFile): boolean =>
  acceptedExtensions.sheetData.includes(endingOf(file)) && fileOf(file.path).toLowerCase() !== MANIFEST_FILE;
/** The number at the end of a name. */
const NUMBER = /[-_ .(]*\d+\)?$/;
/** What the files of an animation have in common: their folder and name, without numbers. */
const stemOf = ({ path }: DroppedFile): string => nameOf(path).replace(NUMBER, '').toLowerCase();

/**
 * Saved files as a drop that means what the artist means: with the other files of the same animation, and with the folder of
 * their game where only what stands beside them says which that is.
 *
 * @param all all files of the folder that is watched
 */
export async function asDrop(
  saved: readonly DroppedFile[],
  all: readonly DroppedFile[],
  slots: SkinSlots,
): Promise<DroppedFile[]> {
  const files = [...saved, ...all.filter(({ path }) => !saved.some((file) => file.path === path))];
  const data = await Promise.all(
    files.filter(isData).map(async (file) => ({ file, text: await file.content.text() })),
  );
  const isOf = ({ file, text }: (typeof data)[number], picture: DroppedFile): boolean =>
    folderOf(file.path) === folderOf(picture.path) &&
    (stemOf(file) === stemOf(picture) || text.includes(fileOf(picture.path)));
  const isFrameLike = (one: DroppedFile, other: DroppedFile): boolean =>
    endingOf(one) === endingOf(other) &&
    stemOf(one) === stemOf(other) &&
    [one, other].every(({ path }) => NUMBER.test(nameOf(path)));
  const wantedData = data.filter((one) => saved.some((file) => file === one.file || isOf(one, file)));
  const wanted = files.filter(
    (file) =>
      saved.some((one) => one === file || isFrameLike(one, file)) ||
      wantedData.some((one) => one.file === file || isOf(one, file)),
  );
  const { items } = sortDrop(files, slots, []);
  return wanted.map((file) => {
    const [slot, ...others] = items.find((item) => item.file === file)?.candidates ?? [];
    if (slot === undefined || others.length > 0) return file;
    const [, ...ambiguous] = sortDrop([file], slots, []).items[0]?.candidates ?? [];
    return ambiguous.length === 0 ? file : { ...file, path: `${folderOf(slot)}/${fileOf(file.path)}` };
  });
}
