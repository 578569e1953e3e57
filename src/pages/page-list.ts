import { catalog } from '../games/catalog';
import type { ListedGame } from '../games/listed-game';
import { paths } from './paths';

/** What search engines and the browser's tab show of a page. */
export interface PageEntry {
  /** Its address in the product. The not-found page has none. */
  readonly path?: string;
  /** Home has none: it goes by the product's name. */
  readonly title?: string;
  /** One or two sentences for a list of search results. */
  readonly description: string;
}

/** The pages of the product (spec section 2) beside those of its games. */
export const pageList = {
  home: {
    path: paths.home,
    description:
      'Social slot games under the pier: three reels of fish, five of treasures, virtual coins only. Free, in the browser, for adults, 18+.',
  },
  leaderboard: {
    path: paths.leaderboard,
    title: 'Leaderboard',
    description:
      'The weekly fishing challenge: your first 100 spins against 24 computer anglers, for virtual coins, all of it on your own device.',
  },
  profile: {
    path: paths.profile,
    title: 'Profile',
    description:
      'Your name, your figures and every round that you have played, kept on your own device, with a save file to take along.',
  },
  settings: {
    path: paths.settings,
    title: 'Settings',
    description:
      'Sound and volume, motion, what draws the reels, and a new beginning: all of it saved on your own device.',
  },
  studio: {
    path: paths.studio,
    title: 'Your own art',
    description:
      'Drop your own pictures on the games and see them on the reels at once. Nothing leaves your device; take them along as a zip.',
  },
  terms: {
    path: paths.terms,
    title: 'Terms of Service',
    description:
      'What playing Lucky Fishing means: for adults, 18 or over, with virtual coins that have no cash value.',
  },
  privacy: {
    path: paths.privacy,
    title: 'Privacy Policy',
    description:
      'What Lucky Fishing keeps: your coins, your rounds and your results, in your own browser, and nothing anywhere else.',
  },
  responsibleGaming: {
    path: paths.responsibleGaming,
    title: 'Responsible Gaming',
    description:
      'How to keep play fun: limits, reminders, self-exclusion, and where to find help with problem gambling.',
  },
} as const satisfies Readonly<Record<string, PageEntry & { readonly path: string }>>;

export type PageName = keyof typeof pageList;

/** The page of a game. */
export const gamePageOf = ({ path, pageTitle, description }: ListedGame) =>
  ({ path, title: pageTitle, description }) satisfies PageEntry;

const { home, ...others } = pageList;

/** Every page that has an address. The build (build/site-pages.mjs) makes a file of each. */
export const everyPage: readonly (PageEntry & { readonly path: string })[] = [
  home,
  ...catalog.map(gamePageOf),
  ...Object.values(others),
];

/** Shown for an unknown address. */
export const lostAtSea = {
  title: 'Lost at sea',
  description: 'There is no page of Lucky Fishing at this address.',
} as const satisfies PageEntry;
