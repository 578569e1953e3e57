import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { HomePage } from '../pages/home/home-page';
import { paths } from '../pages/paths';
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

/** The routes of spec section 2. Every page but Home is loaded when it is first wanted. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    // The first page may have to be fetched: the ground of the sea is there meanwhile, and nothing jumps.
    hydrateFallbackElement: <></>,
    children: [
      {
        element: <Layout />,
        children: [
          { path: paths.home, element: <HomePage /> },
          {
            path: paths.slots,
            handle: { hasSeabed: true } satisfies PageHandle,
            lazy: loadSlotsPage,
          },
          {
            path: paths.terms,
            lazy: async () => ({ Component: (await import('../pages/policies/terms-page')).TermsPage }),
          },
          {
            path: paths.privacy,
            lazy: async () => ({ Component: (await import('../pages/policies/privacy-page')).PrivacyPage }),
          },
          {
            path: paths.responsibleGaming,
            lazy: async () => ({
              Component: (await import('../pages/policies/responsible-gaming-page')).ResponsibleGamingPage,
            }),
          },
          ...artistsPages,
        ],
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
