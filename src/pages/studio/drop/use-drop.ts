import { useEffect, useState } from 'react';
import { useStudio } from '../editing/studio';
import { chosenFiles, entriesOf, filesInEntries } from '../reading/dropped-files';

/** Marks an element by the slot that a single file takes that is dropped there. */
export const SLOT_ATTRIBUTE = 'data-place';

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/**
 * Adds files that are dropped anywhere on the page: a browser would open one that missed its target, and leave the page.
 * Returns whether files are over the page now.
 */
export function useDrop(): boolean {
  const studio = useStudio();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      // Nothing comes next where the pointer leaves the page itself.
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      const { dataTransfer, target } = event;
      if (!dataTransfer || !carriesFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const entries = entriesOf(dataTransfer);
      const slot =
        target instanceof Element
          ? target.closest(`[${SLOT_ATTRIBUTE}]`)?.getAttribute(SLOT_ATTRIBUTE)
          : null;
      const files = [...dataTransfer.files];
      const [file, ...others] = files;
      if (slot && file && others.length === 0 && !entries.some(({ isDirectory }) => isDirectory)) {
        void studio.addToSlot({ path: file.name, content: file }, slot);
      } else {
        void studio.addByName(async () =>
          entries.length > 0 ? filesInEntries(entries) : chosenFiles(files),
        );
      }
    };
    const unmounted = new AbortController();
    window.addEventListener('dragover', over, unmounted);
    window.addEventListener('dragleave', leave, unmounted);
    window.addEventListener('drop', drop, unmounted);
    return () => unmounted.abort();
  }, [studio]);
  return isOver;
}
