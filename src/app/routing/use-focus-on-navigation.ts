import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves focus to the new page's heading, or to the element in its address; not on the first page. */
export function useFocusOnNavigation(): void {
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
