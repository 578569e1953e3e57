import { lazy, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { catalog } from '../../games/catalog';
import { HomePage } from '../../pages/home/home-page';
import { pageList, type PageName } from '../../pages/page-list';
import { loadProfilePage } from '../../pages/profile/load-profile';
import { loadGamePage } from '../../pages/slot/load-game-page';
import type { Game } from '../../store/game-store';
import { Layout, BareLayout } from '../layout/layout';

/** A page whose code is loaded when a player first opens it. */
const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/** The component of each page beside those of the games. Home comes with the program. */
const screens: Readonly<Record<PageName, ComponentType>> = {
  home: HomePage,
  leaderboard: page(async () => (await import('../../pages/leaderboard/leaderboard-page')).LeaderboardPage),
  profile: lazy(loadProfilePage),
  settings: page(async () => (await import('../../pages/settings/settings-page')).SettingsPage),
  studio: lazy(async () => (await import('../../pages/studio/load-studio')).loadStudio()),
  fairness: lazy(async () => (await import('../../pages/fairness/load-fairness')).loadFairness()),
  terms: page(async () => (await import('../../pages/policies/policy-page')).TermsPage),
  privacy: page(async () => (await import('../../pages/policies/policy-page')).PrivacyPage),
  responsibleGaming: page(
    async () => (await import('../../pages/policies/responsible-gaming-page')).ResponsibleGamingPage,
  ),
};

const NotFoundPage = page(async () => (await import('../../pages/not-found/not-found-page')).NotFoundPage);

const pageRoutes = (Object.keys(screens) as PageName[]).map((name): RouteObject => {
  const Screen = screens[name];
  return { path: pageList[name].path, element: <Screen /> };
});

/** The page of each game, with that game's code alone. */
const gameRoutes = (game: Game): RouteObject[] =>
  catalog.map((entry) => {
    const Screen = lazy(() => loadGamePage(game, entry));
    return { path: entry.path, element: <Screen /> };
  });

/** The routes of spec section 2. */
export const createRoutes = (game: Game): RouteObject[] => [
  { element: <Layout />, children: [...pageRoutes, ...gameRoutes(game)] },
  { element: <BareLayout />, children: [{ path: '*', element: <NotFoundPage /> }] },
];
