import { createKeptFiles, type BuiltFile } from './kept-files';

// The service worker: pages and files come from this device where they are kept. build/offline.ts builds it.

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvents {
  readonly install: WorkerEvent;
  readonly activate: WorkerEvent;
  readonly fetch: WorkerFetchEvent;
  readonly message: WorkerEvent & MessageEvent<{ readonly type?: string } | null>;
}

declare const self: {
  /** Put here by the build. */
  readonly __WB_MANIFEST: readonly BuiltFile[];
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener<T extends keyof WorkerEvents>(type: T, listener: (event: WorkerEvents[T]) => void): void;
};

const scope = new URL('./', self.location.href).href;
const kept = createKeptFiles(self.__WB_MANIFEST, scope, 'offline');

self.addEventListener('install', (event) => event.waitUntil(kept.keepWanted()));
self.addEventListener('activate', (event) => event.waitUntil(kept.deleteOld()));

self.addEventListener('message', (event) => {
  // A new version waits until a player takes it (src/app/pwa/new-version.ts).
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === 'KEEP')
    event.waitUntil(
      kept.keepWanted().catch((reason: unknown) => console.warn('Not all is kept for offline play.', reason)),
    );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, mode, url } = request;
  if (method === 'POST' && url === `${scope}shared-skin`) event.respondWith(takeSharedSkin(request));
  if (method !== 'GET') return;
  if (mode === 'navigate') event.respondWith(kept.answerPage(request));
  else if (kept.has(url)) event.respondWith(kept.answerFile(request));
});

/** Leaves a skin from the system's share sheet for the page that takes it (src/app/skin-files/system-files.ts). */
async function takeSharedSkin(request: Request): Promise<Response> {
  const skin = (await request.formData()).get('skin');
  if (skin instanceof File) {
    const cache = await caches.open('shared');
    const headers = { 'x-name': encodeURIComponent(skin.name) };
    await cache.put('skin', new Response(skin, { headers }));
  }
  return Response.redirect('./looks?look=-file', 303);
}
