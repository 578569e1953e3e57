import type { PageName } from '../../pages/page-list';
import type { OpenedSkin } from '../../pages/studio/reading/open-skin';
import { toast } from '../../ui/toast/toasts';
import { texts } from './texts';

/** The kind of every toast about given files. */
export const FILE_TOAST = 'skin file';

/** Why given files are no skin, and the pages that they may belong on. */
interface NoSkin {
  readonly title: string;
  readonly description: string;
  readonly pages: readonly (PageName & keyof typeof texts.open)[];
}

const isZip = ({ name, type }: File): boolean => /\.zip$/i.test(name) || /\bzip\b/.test(type);

/** What files that are no zip are, as far as it matters for where they belong. */
function kindOf(files: readonly File[]): 'art' | 'data' | 'other' {
  if (files.every(({ type }) => /^(image|audio)\//.test(type))) return 'art';
  return files.every(({ name }) => /\.json$/i.test(name)) ? 'data' : 'other';
}

/** Opens the skin among files that were given to the product. Where there is none, says where they belong. */
export async function openGiven(files: readonly File[]): Promise<OpenedSkin | NoSkin> {
  const zip = files.find(isZip);
  if (!zip) {
    const kind = kindOf(files);
    return {
      title: texts.noZip.title(files.map(({ name }) => name)),
      description: texts.noZip[kind],
      pages: kind === 'data' ? ['profile', 'studio'] : ['studio'],
    };
  }
  toast({ kind: FILE_TOAST, ...texts.opening(zip.name) });
  try {
    const { openSkin } = await import('../../pages/studio/reading/open-skin');
    const opened = await openSkin(zip);
    if ('content' in opened) return opened;
    const { title, loose, other } = texts.noSkin;
    const [first = other] = opened.problems;
    return opened.hasArt
      ? { title: title(zip.name), description: loose, pages: ['studio'] }
      : { title: title(zip.name), description: first, pages: [] };
  } catch (reason) {
    console.warn('A skin could not be opened.', reason);
    return { ...texts.unreadable(zip.name), pages: [] };
  }
}
