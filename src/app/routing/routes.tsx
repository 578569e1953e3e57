import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { catalog } from '../../games/catalog';
import type { CatalogEntry } from '../../games/listed-game';
import { translator } from '../../languages/language';
import { HomePage } from '../../pages/home/home-page';
import { pageList, type PageName } from '../../pages/page-list';
import { loadGamePage } from '../../pages/slot/load-game-page';
import type { GameStore } from '../../store/game-store';
import { useLanguage } from '../../ui/use-language';
import { BareLayout, Layout } from '../layout/layout';
import { FailedPage } from './failed-page';
import { Root } from './root';

/** A page that is drawn again when the language changes. */
const inLanguage = (Page: ComponentType): ComponentType =>
  function PageInLanguage() {
    useLanguage();
    return <Page />;
  };

/** What a route says of its page to the build (build/pages/). */
export interface PageHandle {
  /** The modules, in src/, that the route loads: its page's HTML asks for them. */
  readonly modules: readonly string[];
}

/** A page whose code is loaded when a player first opens it, and shown once its texts are translated. */
const lazyPage = (modules: PageHandle['modules'], load: () => Promise<ComponentType>) => ({
  handle: { modules } satisfies PageHandle,
  async lazy() {
    const Page = await load();
    await translator.pending;
    return { Component: inLanguage(Page) };
  },
});

type Screen = Pick<RouteObject, 'Component' | 'lazy' | 'handle'>;

/** What is shown for each page except the games'. Home is part of the first script. */
const screens: Readonly<Record<PageName, Screen>> = {
  home: { Component: inLanguage(HomePage) },
  leaderboard: lazyPage(
    ['pages/leaderboard/leaderboard-page.tsx'],
    async () => (await import('../../pages/leaderboard/leaderboard-page')).LeaderboardPage,
  ),
  profile: lazyPage(['pages/profile/load-profile.tsx'], async () =>
    (await import('../../pages/profile/load-profile')).load(),
  ),
  settings: lazyPage(
    ['pages/settings/settings-page.tsx'],
    async () => (await import('../../pages/settings/settings-page')).SettingsPage,
  ),
  looks: lazyPage(
    ['pages/looks/looks-page.tsx'],
    async () => (await import('../../pages/looks/looks-page')).LooksPage,
  ),
  studio: lazyPage(['pages/studio/load-studio.tsx'], async () =>
    (await import('../../pages/studio/load-studio')).load(),
  ),
  fairness: lazyPage(['pages/fairness/load-fairness.tsx'], async () =>
    (await import('../../pages/fairness/load-fairness')).load(),
  ),
  terms: lazyPage(
    ['pages/policies/policy-page.tsx'],
    async () => (await import('../../pages/policies/policy-page')).TermsPage,
  ),
  privacy: lazyPage(
    ['pages/policies/policy-page.tsx'],
    async () => (await import('../../pages/policies/policy-page')).PrivacyPage,
  ),
  responsibleGaming: lazyPage(
    ['pages/policies/responsible-gaming-page.tsx'],
    async () => (await import('../../pages/policies/responsible-gaming-page')).ResponsibleGamingPage,
  ),
};

/** A game with its code alone. */
const gamePage = (store: GameStore, entry: CatalogEntry): Screen =>
  lazyPage(['pages/slot/game-page.tsx', `games/${entry.id}/playable.ts`], () => loadGamePage(store, entry));

const notFound: Screen = lazyPage(
  ['pages/not-found/not-found-page.tsx'],
  async () => (await import('../../pages/not-found/not-found-page')).NotFoundPage,
);

/** The routes of spec section 2. */
export const createRoutes = (store: GameStore): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: FailedPage,
    children: [
      {
        Component: Layout,
        children: [
          ...(Object.keys(screens) as PageName[]).map((name) => ({
            path: pageList[name].path,
            ...screens[name],
          })),
          ...catalog.map((entry) => ({ path: entry.path, ...gamePage(store, entry) })),
        ],
      },
      { Component: BareLayout, children: [{ path: '*', ...notFound }] },
    ],
  },
];
