import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../ui/error-boundary';
import { ErrorScreen } from './error-screen';
import { CurrentPage } from './router';
import { ScrollRestoration } from './scroll-restoration';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { usePrefetchGames } from './use-prefetch-games';

/** The current page. If it fails, the error screen replaces it until the next navigation. */
export function Root() {
  const { key, hash } = useLocation();
  const [failedAt, setFailedAt] = useState<string | null>(null);
  useFocusOnNavigation();
  usePrefetchGames();
  return (
    <>
      {failedAt === key ? (
        <ErrorScreen />
      ) : (
        <ErrorBoundary onCatch={() => setFailedAt(key)}>
          <CurrentPage />
        </ErrorBoundary>
      )}
      <ScrollRestoration locationKey={key} elementId={hash.slice(1)} />
    </>
  );
}
