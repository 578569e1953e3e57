import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Footer } from './footer';
import { Header } from './header';
import { Notices } from '../notifications/notices';
import { SideMenu } from './side-menu';
import { texts } from './texts';
import { useMenu } from './use-menu';
import { useLanguage } from '../../ui/use-language';

const MAIN_ID = 'main';

/** The frame of every page except the not-found page (spec section 2). */
export function Layout() {
  useLanguage();
  const menu = useMenu();
  const { pathname } = useLocation();
  const [firstPath] = useState(pathname);
  const [hasNavigated, setNavigated] = useState(false);
  if (pathname !== firstPath && !hasNavigated) setNavigated(true);
  const isDrawer = menu.shape === 'drawer';
  return (
    <div className="min-h-dvh ground">
      <a
        href={`#${MAIN_ID}`}
        onClick={(event) => {
          // Don't put the hash into the page's address.
          event.preventDefault();
          document.getElementById(MAIN_ID)?.focus();
        }}
        className="fixed start-2 top-[calc(var(--spacing-header)+0.5rem)] z-50 translate-y-[-100vh] rounded-pill bg-foam px-5 py-3 font-semibold text-abyss focus:translate-y-0"
      >
        {texts.skip}
      </a>
      <Header {...menu} />
      <div className="flex noscript:max-[640px]:flex-wrap">
        {menu.shape !== 'hidden' && <SideMenu shape={menu.shape} onLeave={menu.close} />}
        {/* Keeps the rail's width while the drawer covers it. */}
        {isDrawer && <div className="w-rail shrink-0 max-[640px]:hidden" />}
        <div
          inert={isDrawer}
          className="flex min-h-[calc(100dvh-var(--spacing-header))] min-w-0 grow flex-col pr-safe-right first:pl-safe-left"
        >
          {/* It would stay over a machine, which takes the whole screen. */}
          <div className="sticky top-header z-10 has-[~main_.machine]:static">
            <Notices />
          </div>
          <main id={MAIN_ID} tabIndex={-1} className="grow outline-none">
            {/* The key restarts the animation for each page. The first one is there at once. */}
            <div key={pathname} className={hasNavigated ? 'animate-page-in' : undefined}>
              <Outlet />
            </div>
          </main>
          <Footer />
        </div>
      </div>
    </div>
  );
}

/** The frame of a page outside the layout. It has only the notice about saved data, which every page shows. */
export function BareLayout() {
  useLanguage();
  return (
    <>
      <div className="sticky top-0 z-30">
        <Notices />
      </div>
      <Outlet />
    </>
  );
}
