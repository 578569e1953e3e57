import { useEffect, useState } from 'react';
import { takeDrops, type FileDrop } from '../../../ui/browser/file-drops';
import { useStudio, type Studio } from '../editing/studio';
import { chosenFiles, filesInEntries } from '../reading/dropped-files';

/** On an element that takes what is dropped on it: its slot. Tests and tools rely on the name. */
export const SLOT_ATTRIBUTE = 'data-place';

/** Adds what was dropped anywhere on the page, also while this page was loading. Returns whether files are over it now. */
export function useDrop(): boolean {
  const studio = useStudio();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = ({ dataTransfer }: DragEvent): void => {
      if (dataTransfer?.types.includes('Files')) setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      // Nothing comes next where the pointer leaves the page itself.
      if (relatedTarget === null) setOver(false);
    };
    const unmounted = new AbortController();
    window.addEventListener('dragover', over, unmounted);
    window.addEventListener('dragleave', leave, unmounted);
    takeDrops((drop) => {
      setOver(false);
      add(drop, studio);
    }, unmounted.signal);
    return () => unmounted.abort();
  }, [studio]);
  return isOver;
}

function add({ files, entries, target }: FileDrop, studio: Studio): void {
  const slot =
    target instanceof Element ? target.closest(`[${SLOT_ATTRIBUTE}]`)?.getAttribute(SLOT_ATTRIBUTE) : null;
  const listed = async () => (entries.length > 0 ? filesInEntries(entries) : chosenFiles(files));
  if (slot) void studio.addToSlot(listed, slot);
  else void studio.addByName(listed);
}
