import { keepDroppedFiles } from '../ui/browser/file-drops';
import { watchInstallOffer } from './pwa/install';

/** What does nothing before the program is there: links lead to their page by themselves, but take no look along. */
const NEEDS_PROGRAM = 'button, [data-starts-round], a[data-look]';

/**
 * Keeps what may happen while the program is on its way: the browser's offer to install it, dropped files, and the last press on
 * something that needs it.
 *
 * @returns presses it again, and remembers no more presses
 */
export function keepEarlyEvents(): () => void {
  watchInstallOffer();
  keepDroppedFiles();
  let pressed: HTMLElement | null = null;
  const remember = (event: MouseEvent): void => {
    pressed = event.target instanceof Element ? event.target.closest(NEEDS_PROGRAM) : null;
    if (pressed instanceof HTMLAnchorElement) event.preventDefault();
  };
  document.addEventListener('click', remember, { capture: true });
  return () => {
    document.removeEventListener('click', remember, { capture: true });
    if (pressed?.isConnected) pressed.click();
  };
}
