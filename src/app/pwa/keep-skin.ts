import type { Skin } from '../../ui/skin/active-skin';
import { whenIdle } from './when-idle';

/** The cache that the service worker answers from (build/offline.ts). */
const CACHE = 'skin';

const addressesOf = ({ art: { images, vectors, sounds, animations } }: Skin): string[] => [
  ...new Set(
    [
      ...Object.values(images),
      ...Object.values(vectors ?? {}),
      ...Object.values(sounds).flat(),
      ...Object.values(animations).map((animation) => animation?.sheet),
    ].flatMap((address) => (typeof address === 'string' ? [new URL(address, location.href).href] : [])),
  ),
];

/** Caches the files of this skin alone for playing offline, when the page is idle. */
export function keepSkin(skin: Skin): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    keep(addressesOf(skin)).catch((reason: unknown) =>
      console.warn('The look is not kept for offline play.', reason),
    );
  });
}

async function keep(addresses: readonly string[]): Promise<void> {
  // Without a cache for offline play, skins aren't cached either.
  if (!(await navigator.serviceWorker.getRegistration())) return;
  const cache = await caches.open(CACHE);
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !addresses.includes(url)).map((one) => cache.delete(one)));
  const known = new Set(kept.map(({ url }) => url));
  await cache.addAll(addresses.filter((address) => !known.has(address)));
}
