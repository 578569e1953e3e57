/** How often something is looked at again, and after how long it counts as hung (ms). */
const EVERY_MS = 10;
const HUNG_MS = 60_000;

/** Before a test fakes it. */
const realTimeout = setTimeout;

/**
 * Waits until an assertion holds. Only real time passes meanwhile: Vitest's own `waitFor` advances fake timers for as
 * long as real work takes, which depends on the machine's speed.
 */
export async function eventually(assertion: () => unknown): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await assertion();
      return;
    } catch (reason) {
      if (tries * EVERY_MS >= HUNG_MS) throw reason;
    }
    await new Promise<void>((resolve) => realTimeout(resolve, EVERY_MS));
  }
}

/** Waits, in real time, until something is so. */
export const until = (isSo: () => unknown): Promise<void> =>
  eventually(() => {
    if (!isSo()) throw new Error(`It has never been so: ${isSo.toString()}`);
  });
