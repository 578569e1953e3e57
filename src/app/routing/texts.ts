import { translatable } from '../../languages/language';

/** The texts of the error screen, by why the page can't be shown. */
export const texts = translatable('shell/errorScreen', {
  broken: {
    pageTitle: 'Something went wrong',
    title: 'Unexpected Application Error!',
    text: 'Something went wrong on our side. Your coins are safe: every bet and every win is saved as it happens, and any round that was running will be finished for you.',
  },
  missing: {
    pageTitle: 'Page not loaded',
    title: "This page couldn't be loaded",
    text: "The game was probably updated after you opened it. Reload the page to get the new version. If that doesn't help, try again in a minute. Your coins are safe.",
  },
  unreachable: {
    pageTitle: 'No connection',
    title: 'No connection',
    text: "This page couldn't be loaded because the site isn't responding. Check your connection, then reload the page. Your coins are safe.",
  },
  home: 'Back to Shore',
  reload: 'Reload the page',
} as const);
