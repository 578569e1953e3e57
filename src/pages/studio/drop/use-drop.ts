import { useEffect, useState } from 'react';
import { chosenFiles, entriesOf, filesInEntries } from '../reading/dropped-files';
import type { Studio } from '../editing/studio';

/** Marks a place of the page by the name of the picture or sound that a single file takes the place of there. */
export const PLACE = 'data-place';

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files that are dropped anywhere on the page: missing a target would replace the page by the picture. Returns
 * whether files are over the page now.
 */
export function useDrop(studio: Studio): boolean {
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
      const place = target instanceof Element ? target.closest(`[${PLACE}]`)?.getAttribute(PLACE) : null;
      const files = [...dataTransfer.files];
      const [file, ...others] = files;
      if (place && file && others.length === 0 && !entries.some(({ isDirectory }) => isDirectory)) {
        void studio.put({ path: file.name, content: file }, place);
      } else {
        void studio.take(async () => (entries.length > 0 ? filesInEntries(entries) : chosenFiles(files)));
      }
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [studio]);
  return isOver;
}
