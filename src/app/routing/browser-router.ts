import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { everyPage } from '../../pages/page-list';
import { tryOrNull } from '../../ui/browser/try-or-null';

const basename = (): string => import.meta.env.BASE_URL;

/**
 * The one address of the page at this path. Hosts that serve files by name answer `/slots.html` with Slots, and `/index.html` with
 * Home. The router takes `/Slots` and `/%73lots` for Slots too. Any other path stays as it is.
 */
function canonicalPath(path: string): string {
  const bare = (one: string): string =>
    (tryOrNull(() => decodeURI(one)) ?? one).toLowerCase().replace(/(\/index)?(\.html)?\/?$/, '');
  const addresses = everyPage.map((page) => basename() + page.path.slice(1));
  return addresses.find((address) => bare(address) === bare(path)) ?? path;
}

/**
 * Puts the page's address right, and gives its entry in the tab's history a key of its own, by which the router finds its scroll
 * position: it would take the same key for each page that is opened by its address.
 */
function prepareEntry(): void {
  const state = window.history.state as { readonly key?: string } | null;
  const { pathname, search, hash } = window.location;
  const path = canonicalPath(pathname);
  // Any other address stays: relative to itself, one with two slashes at its beginning would name another site.
  const address = path === pathname ? undefined : path + search + hash;
  const key = state?.key ?? String(performance.timeOrigin);
  window.history.replaceState({ ...state, key }, '', address);
}

/** Loads the code of the page at the browser's address: the router hydrates only what is there. */
async function loadFirstPage(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location, basename()) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/**
 * Keeps Back and Forward from a router that would miss them.
 *
 * @returns lets them through, and makes up for those that were kept
 */
function holdTraversals(): () => void {
  let isMissed = false;
  const hold = (event: Event): void => {
    event.stopImmediatePropagation();
    isMissed = true;
  };
  window.addEventListener('popstate', hold, { capture: true });
  return () => {
    window.removeEventListener('popstate', hold, { capture: true });
    if (isMissed) window.dispatchEvent(new PopStateEvent('popstate'));
  };
}

/**
 * Lets pages open and go on though the browser keeps the address of the one before. Safari refuses more than 100 changes in
 * 30 seconds by throwing; for a new entry the router itself loads the page's HTML then.
 */
function tolerateRefusals(): void {
  const { history } = window;
  const replaceState = history.replaceState.bind(history);
  history.replaceState = (...entry) => void tryOrNull(() => replaceState(...entry));
}

/**
 * Creates the router for the browser's address, once the code of that page is there, or is known to be out of reach.
 *
 * @param hydrates whether the page's HTML is taken over: then the browser has restored the scroll position of a reloaded page
 * @returns `onShown`: to be called once the page is shown. Only then does `RouterProvider` listen to its router.
 */
export async function openBrowserRouter(routes: RouteObject[], hydrates: boolean) {
  tolerateRefusals();
  prepareEntry();
  // The router tries again, and shows what fails then.
  await loadFirstPage(routes).catch(() => undefined);
  const onShown = holdTraversals();
  const router = createBrowserRouter(routes, {
    basename: basename(),
    // With it the router leaves the scroll position of the first page as it is.
    ...(hydrates && { hydrationData: {} }),
  });
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
  return { router, onShown };
}
