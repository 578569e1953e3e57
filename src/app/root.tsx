import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useFocusOnNavigation } from './use-focus-on-navigation';

/** What every page has: scrolling to the top or back to where it was, and focus that follows the route. */
export function Root() {
  useFocusOnNavigation();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
