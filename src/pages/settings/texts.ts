import { formatCoins } from '../../ui/format/format';
import type { ResetOutcome } from '../../store/account/reset';
import type { MotionPreference, RendererPreference } from '../../player/preferences';

interface Choice {
  readonly title: string;
  readonly text: string;
}

/** All that the Settings page says, but for what draws the reels (renderer-in-use.ts). */
export const texts = {
  title: 'Settings',
  intro:
    'What you set here holds at once, in every open tab, and at your next visit. It lives on this device, like all of your game, and is sent nowhere.',
  sound: {
    title: 'Sound',
    text: 'Reels, catches and coins can be heard while you play.',
    on: 'Sound on',
    volume: 'Volume',
    percent: (volume: number) => `${volume} %`,
    spoken: (volume: number) => `${volume} percent`,
    off: 'While sound is off, nothing is heard at any volume.',
  },
  motion: {
    title: 'Motion',
    text: (seconds: number) => `A spin takes ${seconds} seconds either way.`,
    choices: {
      system: { title: 'As the system asks', text: 'Goes by the setting of your device.' },
      full: { title: 'Full', text: 'Reels roll, a win is celebrated, and the sea stirs.' },
      reduced: {
        title: 'Reduced',
        text: 'Symbols fade in place of rolling, and a win is lit without a show.',
      },
    } satisfies Readonly<Record<MotionPreference, Choice>>,
    inUse: { full: 'In use: full motion.', reduced: 'In use: reduced motion.' },
  },
  look: {
    title: 'Look',
    text: 'How the games are drawn. On the page of a game a change waits until the reels rest.',
  },
  renderer: {
    title: 'Picture',
    text: 'What draws the reels. Should it fail while you play, plain takes its place.',
    choices: {
      automatic: { title: 'Automatic', text: 'What suits this device best.' },
      webgl: { title: 'WebGL', text: 'Made for a graphics processor, and slow without one.' },
      canvas: { title: 'Canvas', text: 'Needs no graphics processor.' },
      dom: { title: 'Plain', text: 'Drawn by the page itself, in every browser.' },
    } satisfies Readonly<Record<RendererPreference, Choice>>,
  },
  ownArt: {
    title: 'Your own art',
    text: 'Drop your own pictures on the games and see them on the reels at once.',
    link: 'Open the studio',
    note: 'Fish, frames, the sea: what you do not draw stays ours. Your pictures stay on this device.',
  },
  keys: {
    title: 'Keys',
    text: 'Turn the key off if you speak to your device: it could hear it in what you say.',
    helpKey: 'The key ? opens the help on the page of a game',
  },
  limits: {
    title: 'Playing responsibly',
    text: 'The same tools as on the Responsible Gaming page. No reset loosens them.',
  },
  reset: {
    title: 'Begin anew',
    text: 'Deletes your game from this browser, in every tab. It cannot be undone.',
    goes: {
      title: 'What goes',
      list: (coins: number) => [
        `your coins: you have ${formatCoins(coins)} again`,
        'your profile, the history of your rounds, your records, your daily bonuses in a row, and your weeks in the challenge',
        'all that is set on this page, but for limits and breaks',
        'copies of saved games that could not be read',
      ],
    },
    stays: {
      title: 'What stays',
      list: [
        'limits and breaks that you have set, and what you have played this week and last week, so that they hold on',
        'the pictures of your own that are in the studio',
        'the copy of the game itself, for playing without a network',
      ],
    },
    copy: {
      text: 'Save a copy first: everything in one file, which your Profile page can bring back.',
      button: 'Save a copy',
      failed: { title: 'No copy was saved', description: 'Try again, or reload the page first.' },
      withoutHistory: {
        title: 'The copy has no history',
        description: 'Your browser does not give it out now. Reload the page and save another copy.',
      },
    },
    word: 'RESET',
    /** The word follows. */
    label: 'To delete everything, type',
    wrong: 'Type the word above, in capital letters, and nothing else.',
    button: 'Reset everything',
    busy: 'Resetting...',
    outcomes: {
      everything: (coins) => ({
        title: 'Everything was reset',
        description: `You start again with ${formatCoins(coins)} coins.`,
      }),
      'old copies remain': (coins) => ({
        title: 'Your game was reset',
        description: `You have ${formatCoins(coins)} coins. But your browser did not delete all old rounds and copies: clear this site's data to remove them.`,
      }),
      'this visit': () => ({
        title: 'This visit starts over',
        description:
          'The game saves nothing in this browser now. Anything saved here before is left as it is.',
      }),
    } satisfies Readonly<
      Record<ResetOutcome, (coins: number) => { readonly title: string; readonly description: string }>
    >,
    failed: {
      title: 'Nothing was deleted',
      description:
        'Your browser did not store the new game. Allow this site to store data or free some space, reload the page and try again.',
    },
  },
} as const;
