import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Takes focus to the heading of a page that the player has gone to, or of the part of it that the address names, so
 * that the keyboard and a screen reader go on from there. The first page keeps the browser's own start.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.getElementById(hash.slice(1)) ?? document.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    // Where the page stands is the scroll restoration's business.
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
}
