import { useCallback, useEffect, useRef, useState } from 'react';
import { catalog } from '../../../games/catalog';
import type { Recomputed } from './recompute';
import type { WorkerMessage } from './odds-worker';

/** How far a recomputation is. The games are in the order of the catalog. */
export type Recomputation =
  | { readonly phase: 'idle' | 'failed' }
  /** `part` of all the work, 0 to 1. */
  | { readonly phase: 'running'; readonly part: number }
  | { readonly phase: 'done'; readonly games: readonly Recomputed[]; readonly ms: number };

/** The address of a published game (build/games-data.ts). */
export const gameFile = (id: string): string => `${import.meta.env.BASE_URL}games/${id}.json`;

async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} is answered with ${response.status}.`);
  return response.text();
}

/** The recomputation of the odds of all games. It ends with the component, and where it is cancelled. */
export function useRecomputation() {
  const [state, setState] = useState<Recomputation>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setState({ phase: 'idle' });
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(async () => {
    const run = new AbortController();
    running.current?.abort();
    running.current = run;
    /** Says something, unless this run was cancelled meanwhile. */
    const say = (next: Recomputation): void => {
      if (!run.signal.aborted) setState(next);
    };
    say({ phase: 'running', part: 0 });
    const fail = (reason: unknown): void => {
      if (!run.signal.aborted) console.warn('The odds could not be recomputed.', reason);
      say({ phase: 'failed' });
      run.abort();
    };
    try {
      const texts = await Promise.all(catalog.map(({ id }) => fetchText(gameFile(id), run.signal)));
      const begun = performance.now();
      const worker = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });
      run.signal.addEventListener('abort', () => worker.terminate());
      worker.addEventListener('error', (event) => fail(event.message));
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
        if ('part' in data) {
          say({ phase: 'running', part: data.part });
          return;
        }
        say({ phase: 'done', games: data.games, ms: performance.now() - begun });
        run.abort();
      });
      worker.postMessage(texts);
    } catch (reason) {
      fail(reason);
    }
  }, []);
  return { state, start, cancel };
}
