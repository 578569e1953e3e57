import type { Atlas, AtlasPage } from '../../../../skins/frames/formats/atlas';
import type { Size } from '../../../../skins/image-list';
import { matchFile } from '../../../../skins/match';
import { fileOf, folderOf, nameOf } from '../../../../skins/paths';
import { openImage } from '../../../../skins/rules/open-image';
import { symbolSlotOf, type SkinSlots } from '../../../../skins/skin-slots';
import { slotsNamed } from './animation-names';
import { asImageFile, isPicture, type DroppedFile } from '../dropped-files';

/** A file of data, and what it says of its sheet. */
export interface SheetData {
  readonly file: DroppedFile;
  readonly atlas: Atlas;
}

/**
 * The picture of a page of a sheet: that with the name of the data, if that is the only page, or with the name that the data
 * gives it. Of several the first is meant that has the right size.
 */
export async function pictureOf(
  data: DroppedFile,
  { image, size }: AtlasPage,
  isOnlyPage: boolean,
  files: readonly DroppedFile[],
): Promise<DroppedFile | undefined> {
  const pictures = files.filter(isPicture);
  const named = image && fileOf(image.replaceAll('\\', '/')).toLowerCase();
  const isNamed = ({ path }: DroppedFile): boolean => fileOf(path).toLowerCase() === named;
  const isBeside = ({ path }: DroppedFile): boolean => folderOf(path) === folderOf(data.path);
  const isAlike = ({ path }: DroppedFile): boolean =>
    isOnlyPage && nameOf(fileOf(path)) === nameOf(fileOf(data.path));
  const found = [
    ...pictures.filter((picture) => isBeside(picture) && isAlike(picture)),
    ...pictures.filter((picture) => isBeside(picture) && isNamed(picture)),
    ...pictures.filter(isNamed),
    ...pictures.filter(isAlike),
  ];
  if (!size || new Set(found).size < 2) return found[0];
  for (const picture of found) if (await hasSize(picture, size)) return picture;
  return found[0];
}

async function hasSize(picture: DroppedFile, { width, height }: Size): Promise<boolean> {
  const { image } = await openImage(asImageFile(picture));
  return image?.width === width && image.height === height;
}

/**
 * The sheet of data that names another file: the only picture of its size, where no other data lacks its sheet. One with the
 * name of another symbol is that symbol.
 *
 * @param sheets what was found for each file of data by its name
 */
export async function renamedSheet(
  all: readonly SheetData[],
  sheets: ReadonlyMap<DroppedFile, readonly (DroppedFile | undefined)[]>,
  files: readonly DroppedFile[],
  slots: SkinSlots,
): Promise<{ readonly data: DroppedFile; readonly sheet: DroppedFile } | undefined> {
  const [alone, ...others] = all.filter(({ file }) => sheets.get(file)?.includes(undefined));
  const [page, ...more] = alone?.atlas.pages ?? [];
  if (!alone || !page?.size || others.length + more.length > 0) return undefined;
  const taken = new Set([...sheets.values()].flat());
  const fitting: DroppedFile[] = [];
  for (const file of files.filter((one) => isPicture(one) && !taken.has(one))) {
    if (await hasSize(file, page.size)) fitting.push(file);
  }
  const [sheet, ...rivals] = fitting;
  if (!sheet || rivals.length > 0) return undefined;
  const meant = [alone.file.path, page.image ?? ''].flatMap((path) => slotsNamed(nameOf(path), slots));
  const named = matchFile(sheet.path, slots).candidates;
  const isOther =
    named.length > 0 &&
    meant.length > 0 &&
    !named.some((slot) => meant.some((one) => symbolSlotOf(one) === symbolSlotOf(slot)));
  return isOther ? undefined : { data: alone.file, sheet };
}
