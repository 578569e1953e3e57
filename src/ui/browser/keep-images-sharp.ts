import { finer } from './fitting-bitmap';
import { observePixelRatio } from './observe';

/** Gives an image of the page a finer bitmap, once that has loaded, where the screen needs one by now. */
async function sharpen(image: HTMLImageElement): Promise<void> {
  const address = image.getAttribute('src') ?? '';
  const better = finer(address);
  if (!better) return;
  try {
    await Object.assign(new Image(), { src: better }).decode();
  } catch {
    // Without a network the coarse one stays.
    return;
  }
  // Another picture may have taken its place meanwhile.
  if (image.getAttribute('src') === address) image.src = better;
}

/**
 * Keeps the images of the page sharp when the window moves to a finer screen, is zoomed or is made wider: their addresses
 * were chosen when their code was loaded.
 */
export function keepImagesSharp(): void {
  const sharpenAll = (): void => {
    for (const image of document.querySelectorAll('img')) void sharpen(image);
  };
  observePixelRatio(sharpenAll);
  window.addEventListener('resize', sharpenAll);
  // Images that come to the page later still have the address that was chosen first.
  const sharpenLoaded = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) void sharpen(target);
  };
  document.addEventListener('load', sharpenLoaded, { capture: true });
}
