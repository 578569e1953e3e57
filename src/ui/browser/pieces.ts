/** Work that can be left off after each of its pieces, so that a press is answered in between. */
export type Pieces<Result> = Generator<void, Result, void>;

/** Does all of it at once. */
export function atOnce<Result>(work: Pieces<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/**
 * Does each piece in a task of its own. Rejects with what a piece throws.
 *
 * @param signal ends it before the next piece
 * @returns null if it was ended
 */
export async function inPieces<Result>(work: Pieces<Result>, signal: AbortSignal): Promise<Result | null> {
  for (;;) {
    if (signal.aborted) return null;
    const step = work.next();
    if (step.done) return step.value;
    await nextTask();
  }
}

/** Lets the browser do first what waits, such as a press. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
