import { catalog } from '../games/catalog';
import { texts as homeTexts } from './home/texts';
import { gamePageOf, pageList, type PageEntry, type PageName } from './page-list';
import { translatable } from '../languages/language';

// What search engines show of pages: apart from the list of pages, because Home needs only that.

/** One or two sentences about each page. */
export const descriptions: Readonly<Record<PageName, string>> = translatable('shell/descriptions', {
  home: homeTexts.pageDescription,
  leaderboard:
    'Compete with 24 computer anglers for virtual coins in the weekly challenge. Your first 100 spins count.',
  profile:
    "Your name, your stats and every round you've played, kept on your own device. Save it all to a file to take with you.",
  settings:
    'Choose your language, sound, motion, look and graphics, or start over. Everything is saved on your own device.',
  looks: 'Every look, and who made it.',
  studio:
    'Drop in your own pictures and see them on the reels right away. Nothing leaves your device, and you can download everything as a zip.',
  fairness: 'Compare your rounds with the odds, and work them out in your own browser.',
  terms:
    'The rules for playing Lucky Fishing. For adults 18 or over, with virtual coins that have no cash value.',
  privacy: 'Your coins, rounds and results stay in your own browser. Nothing is sent anywhere.',
  responsibleGaming:
    'How to keep play fun: limits, reminders, self-exclusion, and where to get help with problem gambling.',
});

/** What search engines and the browser's tab show of a page. */
export interface DescribedPage extends PageEntry {
  readonly description: string;
}

const described = (Object.keys(pageList) as PageName[]).map((name) => ({
  ...pageList[name],
  description: descriptions[name],
}));

/** Every page that has an address. The build (build/pages/plugin.ts) makes a file of each. */
export const describedPages: readonly (DescribedPage & { readonly path: string })[] = [
  ...described,
  ...catalog.map(gamePageOf),
];

/** The page of every other address. */
export const lostAtSea: DescribedPage = translatable('shell/lostAtSea', {
  title: 'Lost at sea',
  description: "This page doesn't exist on Lucky Fishing.",
});
