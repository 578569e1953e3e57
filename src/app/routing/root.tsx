import { startTransition, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { catalog } from '../../games/catalog';
import { prefetchGame } from '../../pages/slot/load-game-page';
import { drags } from '../../ui/browser/file-drops';
import { useLoaded } from '../../ui/hooks';
import { requestedLook, requestedSkin } from '../visit-look/requested-look';

/** Moves focus to the new page's heading, or to the element in its address; not on the first page. */
function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.getElementById(hash.slice(1)) ?? document.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    // `ScrollRestoration` scrolls.
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/** What happens before a link is pressed, earliest first. */
const HINTS = ['pointerover', 'focusin', 'pointerdown'] as const;

function onHint({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const entry = catalog.find(({ path }) => link?.pathname === import.meta.env.BASE_URL + path.slice(1));
  if (entry) void prefetchGame(entry);
}

/** Loads a game's page when the pointer or focus reaches a link to it. */
function usePrefetchGames(): void {
  useEffect(() => {
    for (const hint of HINTS) document.addEventListener(hint, onHint, { passive: true });
    return () => {
      for (const hint of HINTS) document.removeEventListener(hint, onHint);
    };
  }, []);
}

/** Shows looks for this visit: those that the address or the link that was followed asks for, and dropped ones. */
function VisitLooks() {
  const location = useLocation();
  const asks =
    requestedLook(location.search, location.state) !== null || requestedSkin(location.search) !== null;
  const dragged = useStore(drags);
  const loaded = useLoaded(
    () => import('../visit-look/visit-looks'),
    dragged || (asks && location.key),
    'The look is not offered.',
  );
  return loaded && <loaded.VisitLooks />;
}

/** What all pages share. */
export function Root() {
  useFocusOnNavigation();
  usePrefetchGames();
  // The router listens to itself only after its pages are shown: what is restored before is lost.
  const [isShown, setShown] = useState(false);
  useEffect(() => startTransition(() => setShown(true)), []);
  return (
    <>
      <Outlet />
      <VisitLooks />
      {isShown && <ScrollRestoration />}
    </>
  );
}
