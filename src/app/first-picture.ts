/** How long the pictures of the page's HTML may keep its program waiting (ms). */
const MAX_WAIT_MS = 2000;

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    window.addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, MAX_WAIT_MS);
  });

/** Resolves in the frame in which the pictures that have come are shown. */
async function shown(): Promise<void> {
  const pictures = Array.from(document.images).filter(
    ({ loading, complete }) => loading !== 'lazy' && complete,
  );
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  // It reports as a frame is laid out.
  await new Promise<unknown>((resolve) => new IntersectionObserver(resolve).observe(document.body));
}

/** Resolves when the page is put into the background, where no frame is shown; at once where it is there already. */
const hidden = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });

/**
 * Resolves once the page's HTML is shown with its pictures, which share a slow line with the program; at once where there is no
 * picture to wait for, because the page waits for its program (store/first-paint.js) or is empty.
 */
export async function afterFirstPicture(): Promise<void> {
  const { dataset } = document.documentElement;
  if ('waits' in dataset || document.getElementById('root')?.childElementCount === 0) return;
  await Promise.race([loaded().then(shown), hidden()]);
}
