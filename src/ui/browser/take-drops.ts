import { waitingDrops, type FileDrop } from './file-drops';

/** Takes what was dropped and not taken yet, and what will be dropped until the signal. Nobody else gets it. */
export function takeDrops(take: (drop: FileDrop) => void, signal: AbortSignal): void {
  const takeAll = (): void => waitingDrops.splice(0).forEach(take);
  takeAll();
  // After `keepDroppedFiles`, which listened first.
  window.addEventListener('drop', takeAll, { signal });
}
