import { extensionOf, nameOf } from '../paths';

/** The folder of a skin with the files that artists gave, where they were changed to fit, and how. No build contains it. */
const SOURCES = 'source/';

/** Whether a file of a skin is there to be fitted again, not to be shown. */
export const isSource = (path: string): boolean => path.startsWith(SOURCES);

/** The slot that a source was fitted into. */
export const slotOfSource = (path: string): string => nameOf(path.slice(SOURCES.length));

/** The path of a slot's source. @param extension that of the artist's file, or `.json` for how it was adjusted */
export const sourcePath = (slot: string, extension: string): string => SOURCES + slot + extension;

/** What a slot's picture was fitted from. */
export function sourceIn<T>(
  files: ReadonlyMap<string, T>,
  slot: string,
): { file?: readonly [string, T]; adjustment?: T } {
  const found = [...files].filter(([path]) => isSource(path) && slotOfSource(path) === slot);
  const file = found.find(([path]) => extensionOf(path) !== '.json');
  const adjusted = files.get(sourcePath(slot, '.json'));
  return { ...(file && { file }), ...(adjusted !== undefined && { adjustment: adjusted }) };
}
