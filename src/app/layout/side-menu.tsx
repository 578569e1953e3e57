import House from 'lucide-react/icons/house';
import Settings from 'lucide-react/icons/settings';
import Trophy from 'lucide-react/icons/trophy';
import { Fragment, useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { useStore } from 'zustand';
import kelp from 'artwork:shell/sea/kelp-left';
import { catalog } from '../../games/catalog';
import { pageList } from '../../pages/page-list';
import { installOffer } from '../pwa/install';
import { texts } from './texts';
import { useEscape, useLoaded } from '../../ui/hooks';
import type { MenuShape } from './use-menu';
import { Picture } from '../../ui/skin/picture';

const menuEntries = () => [
  { title: texts.menu.home, path: pageList.home.path, Icon: House },
  ...catalog.map(({ pageTitle, path, Icon }) => ({ title: pageTitle, path, Icon })),
  { ...pageList.leaderboard, Icon: Trophy },
  { ...pageList.settings, Icon: Settings },
];

const entryLook =
  'flex min-h-12 w-full items-center gap-3.5 rounded-md px-3 font-semibold text-muted hover:bg-shaft/10 hover:text-text aria-[current]:bg-shaft/15 aria-[current]:text-gold-light contrast-more:aria-[current]:bg-abyss';

export const SIDE_MENU_ID = 'main-menu';

const labels = {
  ...{ wide: 'min-w-0', drawer: 'min-w-0', rail: 'sr-only' },
  screen: 'min-w-0 min-[640px]:max-[1024px]:sr-only',
} as const;

const frames = {
  wide: 'relative w-menu',
  rail: 'w-rail',
  screen:
    'relative w-menu max-[1024px]:w-rail max-[640px]:hidden noscript:max-[640px]:order-last noscript:max-[640px]:block noscript:max-[640px]:w-full',
  drawer:
    'fixed top-header bottom-0 start-0 z-30 w-[calc(18rem+var(--spacing-safe-left))] max-w-[85vw] animate-drawer-in shadow-high',
} as const;

/** Links to every part of the product. `onLeave` is called after a choice, Escape, or a press beside the drawer. */
export function SideMenu({ shape, onLeave }: { shape: Exclude<MenuShape, 'hidden'>; onLeave: () => void }) {
  const nav = useRef<HTMLElement>(null);
  const isDrawer = shape === 'drawer';
  const isRail = shape === 'rail';
  const tooltips = useLoaded(() => import('../../ui/tooltip'), isRail, 'The menu has no tooltips.');
  const Provider = tooltips?.TooltipProvider ?? Fragment;
  const { offer } = useStore(installOffer);
  const installing = useLoaded(
    () => import('./install-entry'),
    offer,
    'The menu entry that installs the game could not be loaded.',
  );

  useEffect(() => {
    if (isDrawer) nav.current?.querySelector<HTMLElement>('[aria-current], a')?.focus();
  }, [isDrawer]);

  useEscape(isDrawer, onLeave);

  return (
    <>
      {isDrawer && (
        <div className="fixed inset-0 z-20 animate-fade-in bg-abyss/75" onClick={onLeave} aria-hidden />
      )}
      <nav
        ref={nav}
        id={SIDE_MENU_ID}
        aria-label={texts.menu.name}
        className={`shrink-0 overflow-x-clip border-e border-shaft/10 bg-deep ${frames[shape]}`}
      >
        <div className="sticky top-header z-1 max-h-[calc(100dvh-var(--spacing-header))] overflow-y-auto">
          <ul className="grid gap-1 p-3 pl-[calc(12px+var(--spacing-safe-left))] collapsed:pt-[52px]">
            <Provider>
              {menuEntries().map(({ title, path, Icon }) => {
                const link = (
                  <NavLink to={path} onClick={onLeave} className={entryLook}>
                    <Icon aria-hidden size={24} className="shrink-0" />
                    <span className={labels[shape]}>{title}</span>
                  </NavLink>
                );
                return (
                  <li key={path}>
                    {tooltips ? (
                      <tooltips.Tooltip text={title} enabled={isRail}>
                        {link}
                      </tooltips.Tooltip>
                    ) : (
                      link
                    )}
                  </li>
                );
              })}
              {installing && offer && (
                <installing.InstallEntry isRail={isRail} onLeave={onLeave} className={entryLook} />
              )}
            </Provider>
          </ul>
        </div>
        {!isRail && (
          <Picture
            of={kelp}
            loading="lazy"
            className={`pointer-events-none absolute -start-8 bottom-0 h-[min(24rem,45%)] opacity-60 ${shape === 'screen' ? 'max-[1024px]:hidden' : ''}`}
          />
        )}
      </nav>
    </>
  );
}
