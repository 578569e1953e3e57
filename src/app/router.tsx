import { lazy, type ComponentType } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { HomePage } from '../pages/home/home-page';
import { pageList, type PageName } from '../pages/page-list';
import { loadSlotsPage } from '../pages/slots/load-slots';
import { Layout } from './layout';
import { OpenSea } from './open-sea';

/** What shows each page of the list. Every one but Home is loaded when it is first wanted. */
const screens: Readonly<Record<PageName, ComponentType>> = {
  home: HomePage,
  slots: lazy(loadSlotsPage),
  leaderboard: lazy(async () => ({
    default: (await import('../pages/leaderboard/leaderboard-page')).LeaderboardPage,
  })),
  profile: lazy(async () => ({ default: (await import('../pages/profile/profile-page')).ProfilePage })),
  settings: lazy(async () => ({ default: (await import('../pages/settings/settings-page')).SettingsPage })),
  terms: lazy(async () => ({ default: (await import('../pages/policies/terms-page')).TermsPage })),
  privacy: lazy(async () => ({ default: (await import('../pages/policies/privacy-page')).PrivacyPage })),
  responsibleGaming: lazy(async () => ({
    default: (await import('../pages/policies/responsible-gaming-page')).ResponsibleGamingPage,
  })),
};

const LostAtSeaPage = lazy(async () => ({
  default: (await import('../pages/lost-at-sea-page')).LostAtSeaPage,
}));

const pageRoutes = (Object.keys(screens) as PageName[]).map((name): RouteObject => {
  const Screen = screens[name];
  return { path: pageList[name].path, element: <Screen /> };
});

/** What only those see who work on the game: no part of a build. */
function artistsRoutes(): RouteObject[] {
  if (!import.meta.env.DEV) return [];
  const ArtworkPage = lazy(async () => ({
    default: (await import('../pages/artwork/artwork-page')).ArtworkPage,
  }));
  return [{ path: '/artwork', element: <ArtworkPage /> }];
}

/** The routes of spec section 2. */
const routes: RouteObject[] = [
  { element: <Layout />, children: [...pageRoutes, ...artistsRoutes()] },
  { element: <OpenSea />, children: [{ path: '*', element: <LostAtSeaPage /> }] },
];

/** The page of the address, in its frame. Suspends until its program has come. */
export const CurrentPage = () => useRoutes(routes);
