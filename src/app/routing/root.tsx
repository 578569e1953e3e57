import { useEffect, useRef, useState } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { useStore } from 'zustand';
import { catalog } from '../../games/catalog';
import { prefetchGame } from '../../pages/slot/load-game-page';
import { useGameStore } from '../../store/game-context';
import { isSpinning } from '../../store/game-state';
import { drags } from '../../ui/browser/file-drops';
import { useLoaded } from '../../ui/hooks';
import { ErrorBoundary } from '../../ui/error-boundary';
import { requestedLook } from '../visit-look/requested-look';
import { ErrorScreen } from './error-screen';
import { pageFailure, type PageFailure } from './page-failure';
import { ScrollRestoration } from './scroll-restoration';

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

/** Shows looks for this visit: the one that the address or the link that was followed asks for, and dropped ones. */
function VisitLooks() {
  const location = useLocation();
  const asks = requestedLook(location.search, location.state) !== null;
  const dragged = useStore(drags);
  const loaded = useLoaded(
    () => import('../visit-look/visit-looks'),
    dragged || (asks && location.key),
    'The look is not offered.',
  );
  return loaded && <loaded.VisitLooks />;
}

/** The page of the current address in its frame. Suspends until its code has loaded. */
const CurrentPage = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/** The current page. If it fails, the error screen replaces it until the next navigation. */
export function Root({ routes }: { routes: RouteObject[] }) {
  const store = useGameStore();
  const { key, hash } = useLocation();
  /** `failure` is null until it is known, and while the page is being reloaded. */
  const [failed, setFailed] = useState<{ key: string; failure: PageFailure | null } | null>(null);
  useFocusOnNavigation();
  usePrefetchGames();
  // Read before the page is left, which settles its round.
  const wasSpinning = isSpinning(store.state.getState());
  const onCatch = async (reason: unknown): Promise<void> => {
    setFailed({ key, failure: null });
    const failure = await pageFailure(reason, key, wasSpinning);
    // Another page may have failed since.
    setFailed((now) => (now?.key === key ? { key, failure } : now));
  };
  return (
    <>
      {failed?.key === key ? (
        failed.failure && <ErrorScreen failure={failed.failure} />
      ) : (
        <ErrorBoundary onCatch={(reason) => void onCatch(reason)}>
          <CurrentPage routes={routes} />
        </ErrorBoundary>
      )}
      <VisitLooks />
      <ScrollRestoration locationKey={key} elementId={hash.slice(1)} />
    </>
  );
}
