import { createStore } from 'zustand/vanilla';

/** What was dropped on the page together. */
export interface FileDrop {
  readonly files: readonly File[];
  /** The same, where the browser has entries: only those list what is in a folder. */
  readonly entries: readonly FileSystemEntry[];
  readonly target: EventTarget | null;
}

/** What was dropped and not taken yet (`takeDrops`). */
export const waitingDrops: FileDrop[] = [];

/** How many times something was dragged onto a part of the page, or files were dropped: the code that takes them is loaded then. */
export const drags = createStore<number>(() => 0);

/** Keeps files that are dropped anywhere on the page, which a browser would open in its place, for the code that takes them. */
export function keepDroppedFiles(): void {
  const count = (): void => drags.setState((before) => before + 1, true);
  window.addEventListener('dragenter', count);
  for (const type of ['dragover', 'drop'] as const) {
    window.addEventListener(type, (event) => {
      const { dataTransfer, target } = event;
      if (!dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (type === 'dragover') return;
      // A browser forgets both right after the event.
      const files = [...dataTransfer.files];
      const entries = [...dataTransfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
      waitingDrops.push({ files, entries, target });
      count();
    });
  }
}

/**
 * Takes what was dropped and not taken yet, and what will be dropped until the signal: the studio on its page, `VisitLooks` on
 * any other.
 */
export function takeDrops(take: (drop: FileDrop) => void, signal: AbortSignal): void {
  const takeAll = (): void => waitingDrops.splice(0).forEach(take);
  takeAll();
  // After `keepDroppedFiles`, which listened first.
  window.addEventListener('drop', takeAll, { signal });
}
