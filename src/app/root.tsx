import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Catch } from '../components/catch';
import { ErrorScreen } from './error-screen';
import { CurrentPage } from './router';
import { ScrollKeeper } from './scroll-keeper';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { useSlotsAhead } from './use-slots-ahead';

/**
 * What every page has: scrolling to the top or back to where it was, focus that follows the route, and the error
 * screen in its stead, which the next navigation takes away.
 */
export function Root() {
  const { key, hash } = useLocation();
  const [failedAt, setFailedAt] = useState<string | null>(null);
  useFocusOnNavigation();
  useSlotsAhead();
  return (
    <>
      {failedAt === key ? (
        <ErrorScreen />
      ) : (
        <Catch onCatch={() => setFailedAt(key)}>
          <CurrentPage />
        </Catch>
      )}
      <ScrollKeeper place={key} part={hash.slice(1)} />
    </>
  );
}
