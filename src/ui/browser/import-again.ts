let retries = 0;

/**
 * Imports a module. Chromium up to version 153 doesn't fetch a module again that failed once, so after a failure its address gets
 * a query that is new each time. Rejects if that fails too; the next call tries again.
 */
export const importAgain = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((reason: unknown) => {
    const [address] = /https?:\S+\.js/.exec(String(reason)) ?? [];
    if (!address) throw reason;
    return import(/* @vite-ignore */ `${address}?retry=${++retries}`) as Promise<Module>;
  });
