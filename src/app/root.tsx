import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { useSlotsAhead } from './use-slots-ahead';

/**
 * Names the place whose scroll position is kept. Every page that a tab opens afresh has the key `default`:
 * such a page is named by its path, or it would open where the one before it was left.
 */
const placeOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/** What every page has: scrolling to the top or back to where it was, and focus that follows the route. */
export function Root() {
  useFocusOnNavigation();
  useSlotsAhead();
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}
