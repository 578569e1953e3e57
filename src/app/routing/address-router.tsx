import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPath, parsePath, Router, type Location, type Navigator, type To } from 'react-router-dom';
import { everyPage } from '../../pages/page-list';

/** A location to show, and how to add it to the tab's history; null if it is there already. */
interface Visit {
  readonly location: Location;
  readonly pending: 'pushState' | 'replaceState' | null;
}

let keysGiven = 0;

/** A key for an entry of the tab's history, unique across reloads. */
const newKey = (): string => `${performance.timeOrigin}-${keysGiven++}`;

const locationOf = (to: To, key: string, state: unknown = null): Location => ({
  ...{ pathname: window.location.pathname, search: '', hash: '', state, key },
  ...(typeof to === 'string' ? parsePath(to) : to),
});

/**
 * The one address of the page at this path. Hosts that serve files by name answer `/slots.html` with Slots, and
 * `/index.html` with Home. Where there is no such page, the path stays as it is.
 */
function canonicalPath(path: string): string {
  const bare = path.replace(/(\/index)?(\.html)?\/?$/, '');
  const pages = everyPage.map((page) => import.meta.env.BASE_URL + page.path.slice(1));
  return pages.find((page) => page.replace(/\/$/, '') === bare) ?? path;
}

/** The browser's location. A typed address and a changed hash have no key yet. */
function visitHere(): Visit {
  const { key, state } = (window.history.state ?? {}) as { readonly key?: string; readonly state?: unknown };
  const { pathname, search, hash } = window.location;
  const path = canonicalPath(pathname);
  return {
    location: locationOf({ pathname: path, search, hash }, key ?? newKey(), state),
    pending: key && path === pathname ? null : 'replaceState',
  };
}

const addressOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

/**
 * A router that changes the address together with the page: while the next page's code loads, both stay.
 * `BrowserRouter` would add each press to the tab's history. docs/decisions/router.md says why it is not the library's
 * data router.
 */
export function AddressRouter({ basename, children }: { basename: string; children: ReactNode }) {
  const [{ location, pending }, setVisit] = useState(visitHere);

  const [navigator] = useState<Navigator>(() => {
    const visit = (to: To, state: unknown, pending: Visit['pending'], key = newKey()): void =>
      startTransition(() => setVisit({ location: locationOf(to, key, state), pending }));
    return {
      createHref: addressOf,
      go: (steps) => window.history.go(steps),
      push: (to, state) => visit(to, state, 'pushState'),
      // The entry of the tab's history keeps its key, and with that its scroll position.
      replace: (to, state) => visit(to, state, 'replaceState', visitHere().location.key),
    };
  });

  useLayoutEffect(() => {
    // Absolute, because a path that begins with two slashes would name another site.
    const address = window.location.origin + createPath(location);
    if (pending)
      window.history[pending]({ key: location.key, state: location.state as unknown }, '', address);
  }, [location, pending]);

  useEffect(() => {
    const onPop = (): void => startTransition(() => setVisit(visitHere()));
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  return (
    <Router basename={basename} location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
