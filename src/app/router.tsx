import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { HomePage } from '../pages/home/home-page';
import { pageList, type PageName } from '../pages/page-list';
import { loadSlotsPage } from '../pages/slots/load-slots';
import { ErrorScreen } from './error-screen';
import type { PageHandle } from './footer';
import { Layout } from './layout';
import { OpenSea } from './open-sea';
import { Root } from './root';

/** What only those see who work on the game: no part of a build. */
const artistsPages: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: '/artwork',
        lazy: async () => ({ Component: (await import('../pages/artwork/artwork-page')).ArtworkPage }),
      },
    ]
  : [];

/** What shows each page of the list. Every one but Home is loaded when it is first wanted. */
const screens: Readonly<Record<PageName, RouteObject>> = {
  home: { element: <HomePage /> },
  slots: {
    handle: { hasSeabed: true } satisfies PageHandle,
    lazy: loadSlotsPage,
  },
  leaderboard: {
    lazy: async () => ({
      Component: (await import('../pages/leaderboard/leaderboard-page')).LeaderboardPage,
    }),
  },
  terms: {
    lazy: async () => ({ Component: (await import('../pages/policies/terms-page')).TermsPage }),
  },
  privacy: {
    lazy: async () => ({ Component: (await import('../pages/policies/privacy-page')).PrivacyPage }),
  },
  responsibleGaming: {
    lazy: async () => ({
      Component: (await import('../pages/policies/responsible-gaming-page')).ResponsibleGamingPage,
    }),
  },
};

const pageRoutes = (Object.keys(screens) as PageName[]).map((name) => ({
  path: pageList[name].path,
  ...screens[name],
}));

/** The routes of spec section 2. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    // The first page may have to be fetched: the ground of the sea is there meanwhile, and nothing jumps.
    hydrateFallbackElement: <></>,
    children: [
      {
        element: <Layout />,
        children: [...pageRoutes, ...artistsPages],
      },
      {
        element: <OpenSea />,
        children: [
          {
            path: '*',
            lazy: async () => ({ Component: (await import('../pages/lost-at-sea-page')).LostAtSeaPage }),
          },
        ],
      },
    ],
  },
];

export const router = createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });
