import type { UnpackedFiles } from '../archive/archive';
import type { SkinCheckTools } from '../check-skin';
import { extensionOf, nameOf } from '../paths';
import { SOURCE_EXTENSIONS } from '../rules/open-image';
import { skinSlots } from '../skin-slots';
import { fitPicture } from './fit-picture';
import { isSource, sourcePath } from './source';

/**
 * Makes all pictures of a skin fit, as the studio does with those that are dropped. `notes` and `problems` have a line for
 * each thing that was done, and for each picture that can't be used, which is left out.
 */
export async function fitSkin(files: UnpackedFiles, tools: SkinCheckTools) {
  const { images } = skinSlots(tools.product);
  const fitted = new Map<string, Uint8Array<ArrayBuffer>>();
  const notes: string[] = [];
  const problems: string[] = [];
  for (const [path, bytes] of files) {
    const slot = nameOf(path);
    const extension = extensionOf(path).toLowerCase();
    if (isSource(path) || !images.includes(slot) || !SOURCE_EXTENSIONS.includes(extension)) {
      fitted.set(path, bytes);
      continue;
    }
    const picture = await fitPicture(new Blob([bytes]), slot, tools);
    problems.push(...picture.problems.map((problem) => `${path} ${problem}.`));
    notes.push(...picture.notes.map((note) => `${path}: ${note}`));
    if (picture.problems.length > 0) continue;
    fitted.set(slot + picture.extension, picture.content ?? bytes);
    if (picture.content) fitted.set(sourcePath(slot, extension), bytes);
  }
  return { files: fitted, notes, problems };
}
