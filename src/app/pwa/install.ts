import { createStore } from 'zustand/vanilla';

/** The browser's offer to install the product, which can be taken once. Not every browser makes one. */
interface InstallOffer extends Event {
  /** Makes the browser ask the player. */
  prompt(): Promise<unknown>;
}

/** The current offer; null if there is none, or once the product is installed. */
export const installOffer = createStore<{ readonly offer: InstallOffer | null }>(() => ({ offer: null }));

/** Keeps the browser's offer for the menu, which shows it in place of the browser's own. Called once, before the first page. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.setState({ offer: event as InstallOffer });
  });
  window.addEventListener('appinstalled', () => installOffer.setState({ offer: null }));
}
