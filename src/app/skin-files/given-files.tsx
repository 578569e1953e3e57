import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pageList } from '../../pages/page-list';
import type { OpenedSkin } from '../../pages/studio/reading/open-skin';
import { closeToastsOf, toast } from '../../ui/toast/toasts';
import { FILE_TOAST, openGiven } from './open-given';
import { SkinOffer } from './skin-offer';
import { texts } from './texts';

/** Offers the skin among files that were given to the product. Where there is none, says where they belong. */
export function GivenFiles({ files, onEnd }: { files: readonly File[]; onEnd: () => void }) {
  const [offered, setOffered] = useState<OpenedSkin | null>(null);
  const navigate = useNavigate();
  const show = useEffectEvent((opened: Awaited<ReturnType<typeof openGiven>>): void => {
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
    void openGiven(files).then((opened) => {
      if (isWanted) show(opened);
    });
    return () => {
      isWanted = false;
    };
  }, [files]);
  return offered && <SkinOffer skin={offered} onEnd={onEnd} />;
}
