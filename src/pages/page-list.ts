import { catalog } from '../games/catalog';
import type { ListedGame } from '../games/listed-game';
import { paths } from './paths';
import { titles } from './texts';
import { translatable } from '../languages/language';

/** What the browser's tab shows of a page. */
export interface PageEntry {
  /** The not-found page has none. */
  readonly path?: string;
  /** Home has none: its tab shows the product's name alone. */
  readonly title?: string;
}

/** The pages of the product (spec section 2), except those of its games. */
export const pageList = translatable('shell/pages', {
  home: { path: paths.home },
  leaderboard: { path: paths.leaderboard, title: titles.leaderboard },
  profile: { path: paths.profile, title: titles.profile },
  settings: { path: paths.settings, title: titles.settings },
  looks: { path: paths.looks, title: titles.looks },
  studio: { path: paths.studio, title: titles.studio },
  fairness: { path: paths.fairness, title: titles.fairness },
  terms: { path: paths.terms, title: titles.terms },
  privacy: { path: paths.privacy, title: titles.privacy },
  responsibleGaming: { path: paths.responsibleGaming, title: titles.responsibleGaming },
} as const satisfies Readonly<Record<string, PageEntry & { readonly path: string }>>);

export type PageName = keyof typeof pageList;

export const gamePageOf = ({ path, pageTitle, description }: ListedGame) =>
  ({ path, title: pageTitle, description }) satisfies PageEntry & { readonly description: string };

const { home, ...others } = pageList;

/** Every page that has an address. */
export const everyPage: readonly (PageEntry & { readonly path: string })[] = [
  home,
  ...catalog.map(gamePageOf),
  ...Object.values(others),
];
