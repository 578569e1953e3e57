import { useSyncExternalStore } from 'react';

const root = document.documentElement;

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root, { attributeFilter: ['data-motion'] });
  return () => observer.disconnect();
}

/** The motion that the whole page goes by now. */
export const useMotion = (): 'full' | 'reduced' =>
  useSyncExternalStore(subscribe, () => (root.dataset['motion'] === 'reduced' ? 'reduced' : 'full'));
