import { formatCoins } from './format/format';
import { translatable } from '../languages/language';

export const texts = translatable('shell/ui', {
  pageTitle: (page?: string) => (page ? `${page} · Lucky Fishing` : 'Lucky Fishing'),
  coins: (coins: number) => (coins === 1 ? '1 coin' : `${formatCoins(coins)} coins`),
  newTab: '(opens in a new tab)',
  toast: {
    /** Announced with a toast that has buttons of these names. */
    actions: (names: readonly string[]) =>
      `Press F8 to reach this message, then choose ${names.join(' or ')}.`,
  },
  /** Browsers open the share sheet only soon after a press. */
  fileReady: {
    title: 'Your file is ready',
    description: 'It took a moment to make. Press Save to choose where it goes.',
    action: 'Save',
  },
  time: {
    short: { day: 'd', hour: 'h', minute: 'm' },
    spoken: {
      day: (days: number) => (days === 1 ? '1 day' : `${days} days`),
      hour: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
      minute: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
    },
    today: (time: string) => `at ${time}`,
    otherDay: (dayAndTime: string) => `on ${dayAndTime}`,
  },
} as const);
