import { texts as shared } from '../../ui/texts';
import { translatable } from '../../languages/language';

const coins = (count: number): string => shared.coins(count);

/** The texts of notices, toasts and announcements. Texts about a single game are in that game's `texts.ts`. */
export const texts = translatable('messages/notifications', {
  date: {
    title: (date: string) => `Is today ${date}?`,
    text: "Your device's date has changed by more than a day, and the game now uses the new date. If it's wrong, correct it in your device's settings. Limits and breaks keep the time they had left.",
    yes: "Yes, that's right",
  },
  /** Each says what happened, what it means for the coins, and what the player can do. */
  saveProblem: {
    dismiss: 'Dismiss this notice',
    unreadable: {
      title: "Your saved game couldn't be read",
      text: "We've kept it unchanged in this browser as a backup. You can keep playing with the coins you have now, and they're saved as usual. You don't need to do anything.",
    },
    newer: {
      title: 'Your saved game is from a newer version',
      text: 'This page is older, so it leaves your saved game untouched. The coins you see now, and any settings you change, last for this visit only. Reload the page to get the newer version, and your coins will be back.',
    },
    'not storable': {
      title: "Your coins can't be saved",
      text: "This browser doesn't let the game store anything, or its storage is full. You can keep playing, but from now on your coins, settings, limits and breaks will be forgotten when you leave or reload. Free up some space or allow site data, then reload.",
    },
    'impossible round': {
      title: "A round couldn't be finished",
      text: "The saved round doesn't match its game, so we can't tell what it paid. You got your bet back. We've kept a copy of the round in this browser as a backup. You can keep playing.",
    },
  },
  /** No refusal costs coins (spec sections 5 and 8). */
  refusals: {
    'not enough coins': {
      title: 'Not enough coins!',
      description: 'You need more coins to place this bet.',
    },
    'spinning in another tab': {
      title: 'Spinning in another tab',
      description:
        'A spin is running in another tab. No coins were taken here. Try again when it has finished.',
    },
    'open round not loaded': {
      title: 'Your last round has to finish first',
      description:
        "Its game couldn't be loaded, so no new spin was started and no coins were taken. Check your connection and try again.",
    },
    'randomness broken': {
      title: "A fair spin isn't possible right now",
      description:
        "Your browser didn't provide random numbers, so the spin wasn't started and no coins were taken. Reload the page and try again.",
    },
  },
  /** Where to get coins, after a refusal. */
  bonusIsReady: (amount: number) => `Claim today's daily bonus of ${coins(amount)} on the Home page.`,
  bonusIsDue: (time: string) => `Your next daily bonus is in ${time}.`,
  roundVoided: {
    title: "This spin doesn't count",
    description: 'You were also playing in another tab at that moment. Your balance is correct.',
  },
  bonusNotSaved: {
    title: 'You can still claim your bonus',
    description:
      "Your browser couldn't save it, so no coins were added. Free up some space or allow this site to store data, then claim it again.",
  },
  bonus: (amount: number, streak: number) => ({
    title: 'Daily bonus',
    description:
      streak > 1 ? `You got ${coins(amount)}. That's ${streak} days in a row.` : `You got ${coins(amount)}.`,
  }),
  bet: (bet: number) => `Bet ${coins(bet)}.`,
  win: (payout: string) => ({ title: '🎉 You Won!', description: `You've won ${payout} coins!` }),
  /** A payout of no more than the bet, which must not be celebrated as a win. */
  returned: (payout: string, bet: string) =>
    payout === bet
      ? { title: `You got your ${bet} coins back`, description: 'This round paid as much as you bet.' }
      : {
          title: `You got ${payout} of your ${bet} coins back`,
          description: 'This round paid less than you bet.',
        },
  recovered: 'Your last round was finished for you',
  waitingToSave: {
    title: 'Not saved yet',
    description:
      'A spin is running in another tab. Your change is saved as soon as it ends. Keep this page open until then.',
  },
  sessionEnding: (minutes: number) => ({
    title: minutes === 1 ? '1 minute left' : `${minutes} minutes left`,
    description: 'SPIN! is disabled when you reach your session limit.',
  }),
  challenge: {
    lastWeek: "Last week's challenge",
    olderWeek: (week: string) => `Weekly challenge, ${week}`,
    result: (rank: number, prize: number) =>
      prize > 0
        ? `You finished #${rank} and won ${coins(prize)}.`
        : `You finished #${rank}. No prize this time.`,
    rank: (rank: number) => `You finished #${rank}`,
    prize: (prize: number) => `+${coins(prize)}`,
    collect: 'Collect',
  },

  /** Parts of what is announced about a round. Each is a sentence unless noted. */
  round: {
    balance: (balance: number) => `Balance ${coins(balance)}.`,
    noWin: 'No win.',
    /** The only line that pays, with its symbols. */
    lineWon: (line: string, symbols: string, payout: number) =>
      `${line}, ${symbols}: you won ${coins(payout)}.`,
    lineReturned: (line: string, symbols: string, payout: number) =>
      `${line}, ${symbols}: you got ${coins(payout)} back.`,
    /** One of several lines. */
    line: (line: string, symbols: string, payout: number) => `${line}: ${symbols}, ${coins(payout)}.`,
    moreLines: (lines: string, payout: number) => `${lines} more lines: ${coins(payout)}.`,
    symbols: (count: string, plural: string) => `${count} ${plural}`,
    collected: (collected: string, payout: number) => `${collected}: ${coins(payout)}.`,
    collectedOnly: (collected: string) => `${collected}.`,
    freeSpins: (count: number, spins: string, payout: number) =>
      payout > 0 ? `${count} ${spins} paid ${coins(payout)}.` : `${count} ${spins} paid nothing.`,
    freeSpin: (spin: string, number: number, total: number, payout: number) =>
      `${spin} ${number} of ${total}: ${payout > 0 ? coins(payout) : 'nothing'}.`,
    lastNext: (spin: string) => `The next ${spin} is the last one.`,
    won: (payout: number) => `You won ${coins(payout)}.`,
    returned: (payout: number) => `You got ${coins(payout)} back.`,
    /** Of a round that an earlier visit left open. */
    bet: (bet: number) => `You bet ${coins(bet)}.`,
    lineShown: (line: string, symbols: readonly string[]) => `${line}: ${symbols.join(', ')}.`,
    paid: (payout: number) => (payout > 0 ? `It paid ${coins(payout)}.` : 'It paid nothing.'),
    paidInAll: (payout: number) => `It paid ${coins(payout)} in all.`,
  },
} as const);
