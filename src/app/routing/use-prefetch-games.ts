import { useEffect } from 'react';
import { catalog } from '../../games/catalog';
import { prefetchGame } from '../../pages/slot/load-game-page';

/** What happens before a link is pressed, earliest first. */
const HINTS = ['pointerover', 'focusin', 'pointerdown'] as const;

function onHint({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const entry = catalog.find(({ path }) => link?.pathname === import.meta.env.BASE_URL + path.slice(1));
  if (entry) void prefetchGame(entry);
}

/** Loads a game's page when the pointer or focus reaches a link to it. */
export function usePrefetchGames(): void {
  useEffect(() => {
    for (const hint of HINTS) document.addEventListener(hint, onHint, { passive: true });
    return () => {
      for (const hint of HINTS) document.removeEventListener(hint, onHint);
    };
  }, []);
}
