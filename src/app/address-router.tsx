import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPath, parsePath, Router, type Location, type Navigator, type To } from 'react-router-dom';

/** A page to show, and how its address has yet to be entered in the tab's history, if it has. */
interface Visit {
  readonly location: Location;
  readonly toEnter: 'pushState' | 'replaceState' | null;
}

let keysGiven = 0;

/** Names an entry of the tab's history, which outlives the document that enters it. */
const newKey = (): string => `${performance.timeOrigin}-${keysGiven++}`;

const locationOf = (to: To, key: string): Location => ({
  ...{ pathname: window.location.pathname, search: '', hash: '', state: null, key },
  ...(typeof to === 'string' ? parsePath(to) : to),
});

/** Where the browser is. An address that was typed, or leads to a part of the page, has no key yet. */
function visitHere(): Visit {
  const { key } = (window.history.state ?? {}) as { readonly key?: string };
  return { location: locationOf(window.location, key ?? newKey()), toEnter: key ? null : 'replaceState' };
}

const addressOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

/**
 * Takes players to the page whose address they choose. While its program is on its way the page before stays, and the
 * address with it: `BrowserRouter` would enter it at once, and again with each impatient press, and the way back would
 * lead through all of them.
 *
 * @param basename where the product lies on its site
 */
export function AddressRouter({ basename, children }: { basename: string; children: ReactNode }) {
  const [{ location, toEnter }, setVisit] = useState(visitHere);

  const [navigator] = useState<Navigator>(() => {
    const visit = (to: To, toEnter: Visit['toEnter']): void =>
      startTransition(() => setVisit({ location: locationOf(to, newKey()), toEnter }));
    return {
      createHref: addressOf,
      go: (steps) => window.history.go(steps),
      push: (to) => visit(to, 'pushState'),
      replace: (to) => visit(to, 'replaceState'),
    };
  });

  useLayoutEffect(() => {
    if (toEnter) window.history[toEnter]({ key: location.key }, '', addressOf(location));
  }, [location, toEnter]);

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
