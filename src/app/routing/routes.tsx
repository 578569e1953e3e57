import { lazy, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { catalog } from '../../games/catalog';
import { HomePage } from '../../pages/home/home-page';
import { pageList, type PageName } from '../../pages/page-list';
import { loadGamePage } from '../../pages/slot/load-game-page';
import type { GameStore } from '../../store/game-store';
import { Layout, BareLayout } from '../layout/layout';
import { translator } from '../../languages/language';
import { useLanguage } from '../../ui/use-language';

/** A page in the language in use, once its texts are translated. */
async function translated(Page: ComponentType): Promise<{ default: ComponentType }> {
  await translator.pending;
  return { default: inLanguage(Page) };
}

/** A page that is drawn again when the language changes. */
const inLanguage = (Page: ComponentType): ComponentType =>
  function PageInLanguage() {
    useLanguage();
    return <Page />;
  };

/** A page whose code is loaded when a player first opens it, by the name of its component. */
const page = <Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) =>
  lazy(async () => translated((await load())[name]));

/** A page that needs data too. The code that loads both is itself loaded when a player first opens the page. */
const preparedPage = (code: () => Promise<{ readonly load: () => Promise<{ default: ComponentType }> }>) =>
  lazy(async () => translated((await (await code()).load()).default));

const policyPages = () => import('../../pages/policies/policy-page');

/** The component of each page except the games'. Home is part of the first script. */
const screens: Readonly<Record<PageName, ComponentType>> = {
  home: inLanguage(HomePage),
  leaderboard: page(() => import('../../pages/leaderboard/leaderboard-page'), 'LeaderboardPage'),
  profile: preparedPage(() => import('../../pages/profile/load-profile')),
  settings: page(() => import('../../pages/settings/settings-page'), 'SettingsPage'),
  looks: page(() => import('../../pages/looks/looks-page'), 'LooksPage'),
  studio: preparedPage(() => import('../../pages/studio/load-studio')),
  fairness: preparedPage(() => import('../../pages/fairness/load-fairness')),
  terms: page(policyPages, 'TermsPage'),
  privacy: page(policyPages, 'PrivacyPage'),
  responsibleGaming: page(
    () => import('../../pages/policies/responsible-gaming-page'),
    'ResponsibleGamingPage',
  ),
};

const NotFoundPage = page(() => import('../../pages/not-found/not-found-page'), 'NotFoundPage');

const pageRoutes = (Object.keys(screens) as PageName[]).map((name): RouteObject => {
  const Screen = screens[name];
  return { path: pageList[name].path, element: <Screen /> };
});

/** The page of each game, with that game's code alone. */
const gameRoutes = (store: GameStore): RouteObject[] =>
  catalog.map((entry) => {
    const Screen = lazy(async () => translated((await loadGamePage(store, entry)).default));
    return { path: entry.path, element: <Screen /> };
  });

/** The routes of spec section 2. */
export const createRoutes = (store: GameStore): RouteObject[] => [
  { element: <Layout />, children: [...pageRoutes, ...gameRoutes(store)] },
  { element: <BareLayout />, children: [{ path: '*', element: <NotFoundPage /> }] },
];
