type Granted = (lock: Lock | null) => unknown;

/** Lets this many microtasks pass. */
export const turns = async (count: number) => {
  for (let n = 0; n < count; n++) await Promise.resolve();
};

/**
 * The Web Locks of one browser, as the standard has them: a lock is held until what its callback gives has settled, or
 * until its tab dies.
 */
export class FakeLocks {
  readonly held: { readonly name: string; readonly tab: object }[] = [];
  private readonly dead = new Set<object>();
  private readonly waiting: (() => void)[] = [];

  /** @param grantTurns how many promise turns it takes until a tab is notified that it has a lock */
  constructor(private readonly grantTurns = 0) {}

  /** The locks as one tab sees them, in the type the browser gives them. */
  forTab(tab: object): LockManager {
    const request = async (
      name: string,
      { mode = 'exclusive', signal, ifAvailable }: LockOptions,
      callback: Granted,
    ) => {
      await Promise.resolve();
      signal?.throwIfAborted();
      const aborted = new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
      while (mode === 'exclusive' && this.isHeld(name)) {
        if (ifAvailable) return callback(null);
        await Promise.race([new Promise<void>((resolve) => this.waiting.push(resolve)), aborted]);
        signal?.throwIfAborted();
      }
      // The browser answers a dead tab never.
      if (this.dead.has(tab)) return new Promise(() => undefined);
      const lock = { name, mode, tab };
      this.held.push(lock);
      try {
        await turns(this.grantTurns);
        return await callback(lock);
      } finally {
        this.free((one) => one === lock);
      }
    };
    const query = () => Promise.resolve({ held: [...this.held], pending: [] });
    return { request, query } as unknown as LockManager;
  }

  isHeld(name: string): boolean {
    return this.held.some((lock) => lock.name === name);
  }

  /** Whether a tab keeps the others from writing. */
  get isTaken(): boolean {
    return this.isHeld('lucky-fishing-round');
  }

  /** What the browser does when a tab dies. */
  killTab(dead: object): void {
    this.dead.add(dead);
    this.free(({ tab }) => tab === dead);
  }

  private free(isFreed: (lock: (typeof this.held)[number]) => boolean): void {
    this.held.splice(0, Infinity, ...this.held.filter((lock) => !isFreed(lock)));
    this.waiting.splice(0).forEach((look) => look());
  }
}
