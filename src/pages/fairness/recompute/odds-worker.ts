import { recompute, type Recomputed } from './recompute';

/** What the worker says: how far it is, and in the end what it found. */
export type WorkerMessage = { readonly part: number } | { readonly games: readonly Recomputed[] };

// Recomputes the odds beside the page. It is given the published games; what it throws reaches the page as an error event.

addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
  const say = (message: WorkerMessage): void => postMessage(message);
  say({ games: recompute(data, (part) => say({ part })) });
});
