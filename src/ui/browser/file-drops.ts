/** What was dropped on the page together. */
export interface FileDrop {
  readonly files: readonly File[];
  /** The same, where the browser has entries: only those list what is in a folder. */
  readonly entries: readonly FileSystemEntry[];
  readonly target: EventTarget | null;
}

/** What was dropped and not taken yet (`takeDrops`). */
export const waitingDrops: FileDrop[] = [];

/** Keeps files that are dropped anywhere on the page, which a browser would open in its place, for the code that takes them. */
export function keepDroppedFiles(): void {
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
    });
  }
}
