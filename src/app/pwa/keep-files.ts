import { whenIdle } from '../../ui/browser/when-idle';

/** Caches that the service worker answers from (build/offline.ts), beside the one of the product. */
type Cache = 'skin' | 'language';

/**
 * Caches the files of what the player has chosen, and no others, for playing offline, when the page is idle.
 *
 * @param addressesOf gives their addresses, which may be relative to the page
 */
export function keepFiles(
  cache: Cache,
  addressesOf: () => readonly string[] | Promise<readonly string[]>,
): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    keep(cache, addressesOf).catch((reason: unknown) =>
      console.warn(`The ${cache} is not kept for offline play.`, reason),
    );
  });
}

async function keep(name: Cache, addressesOf: Parameters<typeof keepFiles>[1]): Promise<void> {
  // Without a cache for offline play, these files aren't cached either: this never resolves then.
  await navigator.serviceWorker.ready;
  const addresses = new Set((await addressesOf()).map((address) => new URL(address, location.href).href));
  const cache = await caches.open(name);
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !addresses.has(url)).map((one) => cache.delete(one)));
  const known = new Set(kept.map(({ url }) => url));
  await cache.addAll([...addresses].filter((address) => !known.has(address)));
}
