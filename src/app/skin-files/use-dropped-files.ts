import { useEffect } from 'react';

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Takes files that are dropped anywhere on the page, which the browser would open in its place. */
export function useDroppedFiles(take: (files: readonly File[]) => void, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const over = (event: DragEvent): void => {
      if (carriesFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      take([...(event.dataTransfer?.files ?? [])]);
    };
    const unmounted = new AbortController();
    window.addEventListener('dragover', over, unmounted);
    window.addEventListener('drop', drop, unmounted);
    return () => unmounted.abort();
  }, [isWanted, take]);
}
