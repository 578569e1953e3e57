/** What the system opens the installed product with. Only Chromium has it. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

/** Where the service worker leaves what was shared with the product (build/offline.ts). */
const CACHE = 'shared';

/** Takes the files that the installed product was opened with from the system's list of files, or that were shared with it. */
export function takeSystemFiles(take: (files: readonly File[]) => void): void {
  const warn = (reason: unknown): void => console.warn('The system gave no file.', reason);
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => {
    Promise.all(files.map((file) => file.getFile())).then(take, warn);
  });
  sharedFile().then((file) => file && take([file]), warn);
}

/** The file that was shared with the product last, which is then forgotten; null if there is none. */
async function sharedFile(): Promise<File | null> {
  // Browsers have it only on https and localhost.
  const { caches } = window as Partial<Window>;
  if (!caches || !(await caches.has(CACHE))) return null;
  const [answer] = await (await caches.open(CACHE)).matchAll();
  await caches.delete(CACHE);
  const name = decodeURIComponent(answer?.headers.get('x-name') ?? '');
  return answer ? new File([await answer.blob()], name) : null;
}
