import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pageList, type PageName } from '../../pages/page-list';
import type { OpenedSkin } from '../../pages/studio/reading/open-skin';
import { closeToastsOf, toast } from '../../ui/toast/toasts';
import { SkinOffer } from './skin-offer';
import { texts } from './texts';

/** The kind of every toast about files that are dropped, shared or opened. */
const FILE_TOAST = 'skin file';

/** Why files are no skin, and the pages that they may belong on. */
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

/** Opens the skin among files. Where there is none, says where they belong. */
async function openSkinAmong(files: readonly File[]): Promise<OpenedSkin | NoSkin> {
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

interface IncomingFilesProps {
  readonly files: readonly File[];
  /** What a skin that a link names weighs, to be read; undefined for any other. */
  readonly linkedSize: string | undefined;
  readonly onEnd: () => void;
}

/** Offers the skin among files that came together: dropped, shared, opened or by a link. Where there is none, says where they belong. */
export function IncomingFiles({ files, linkedSize, onEnd }: IncomingFilesProps) {
  const [offered, setOffered] = useState<OpenedSkin | null>(null);
  const navigate = useNavigate();
  const show = useEffectEvent((opened: Awaited<ReturnType<typeof openSkinAmong>>): void => {
    if ('content' in opened) {
      closeToastsOf(FILE_TOAST);
      setOffered(opened);
      return;
    }
    const { pages, ...said } = opened;
    const actions = pages.map((page) => ({
      name: texts.open[page],
      act: () => void navigate(pageList[page].path),
    }));
    toast({ kind: FILE_TOAST, variant: 'destructive', ...said, ...(actions.length > 0 && { actions }) });
    onEnd();
  });
  useEffect(() => {
    let isWanted = true;
    void openSkinAmong(files).then((opened) => {
      if (isWanted) show(opened);
    });
    return () => {
      isWanted = false;
    };
  }, [files]);
  return offered && <SkinOffer skin={offered} linkedSize={linkedSize} onEnd={onEnd} />;
}
