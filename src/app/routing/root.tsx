import { useState } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { useGame } from '../../store/game-context';
import { isSpinning } from '../../store/game-state';
import { ErrorBoundary } from '../../ui/error-boundary';
import { ErrorScreen } from './error-screen';
import { pageFailure, type PageFailure } from './page-failure';
import { ScrollRestoration } from './scroll-restoration';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { usePrefetchGames } from './use-prefetch-games';

interface FailedPage {
  /** The key of its entry in the tab's history. */
  readonly key: string;
  /** Null until it is known, and while the page is being reloaded. */
  readonly failure: PageFailure | null;
}

/** The page of the current address in its frame. Suspends until its code has loaded. */
const CurrentPage = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/** The current page. If it fails, the error screen replaces it until the next navigation. */
export function Root({ routes }: { routes: RouteObject[] }) {
  const game = useGame();
  const { key, hash } = useLocation();
  const [failed, setFailed] = useState<FailedPage | null>(null);
  useFocusOnNavigation();
  usePrefetchGames();
  // Read before the page is left, which settles its round.
  const wasSpinning = isSpinning(game.state.getState());
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
      <ScrollRestoration locationKey={key} elementId={hash.slice(1)} />
    </>
  );
}
