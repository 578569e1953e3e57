import { catalog } from '../games/catalog';
import type { ListedGame } from '../games/listed-game';
import { paths } from './paths';
import { texts } from './texts';

/** What search engines and the browser's tab show of a page. */
export interface PageEntry {
  /** The not-found page has none. */
  readonly path?: string;
  /** Home has none: its tab shows the product's name alone. */
  readonly title?: string;
  readonly description: string;
}

/** The pages of the product (spec section 2), except those of its games. */
export const pageList = {
  home: { path: paths.home, ...texts.home },
  leaderboard: { path: paths.leaderboard, ...texts.leaderboard },
  profile: { path: paths.profile, ...texts.profile },
  settings: { path: paths.settings, ...texts.settings },
  looks: { path: paths.looks, ...texts.looks },
  studio: { path: paths.studio, ...texts.studio },
  fairness: { path: paths.fairness, ...texts.fairness },
  terms: { path: paths.terms, ...texts.terms },
  privacy: { path: paths.privacy, ...texts.privacy },
  responsibleGaming: { path: paths.responsibleGaming, ...texts.responsibleGaming },
} as const satisfies Readonly<Record<string, PageEntry & { readonly path: string }>>;

export type PageName = keyof typeof pageList;

export const gamePageOf = ({ path, pageTitle, description }: ListedGame) =>
  ({ path, title: pageTitle, description }) satisfies PageEntry;

const { home, ...others } = pageList;

/** Every page that has an address. The build (build/site-pages.ts) makes a file of each. */
export const everyPage: readonly (PageEntry & { readonly path: string })[] = [
  home,
  ...catalog.map(gamePageOf),
  ...Object.values(others),
];

export const lostAtSea: PageEntry = texts.lostAtSea;
