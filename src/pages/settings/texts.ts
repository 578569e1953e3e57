import { formatCoins } from '../../ui/format/format';
import type { ResetOutcome } from '../../store/account/reset';
import type { MotionPreference, RendererPreference } from '../../player/preferences';
import { translatable } from '../../languages/language';

export const texts = translatable('settings/settings', {
  intro:
    "Changes apply right away in every open tab, and they're kept for your next visit. Like the rest of your game, they're stored on this device and never sent anywhere.",
  language: {
    title: 'Language',
    text: "Changes the games and all pages right away. Until you choose one, you see your browser's language.",
    automatic: 'Same as browser',
  },
  sound: {
    title: 'Sound',
    text: 'Hear the reels, your catches and the water around them while you play.',
    on: 'Sound on',
    effects: 'Effects volume',
    music: 'Music volume',
    mono: 'Same sound in both ears (mono)',
    percent: (volume: number) => `${volume}%`,
    spoken: (volume: number) => `${volume} percent`,
    off: 'Sound is off. Turn it on to hear the game.',
  },
  motion: {
    title: 'Motion',
    text: (seconds: number) => `How much moves on screen. A spin always takes ${seconds} seconds.`,
    choices: {
      system: { title: 'Same as device', text: 'Follows the motion setting of your device.' },
      full: { title: 'Full', text: 'The reels roll, wins are celebrated and the sea moves.' },
      reduced: { title: 'Reduced', text: 'Symbols fade instead of rolling, and wins just light up.' },
    } satisfies Record<MotionPreference, object>,
    inUse: { full: 'In use: full motion.', reduced: 'In use: reduced motion.' },
    idle: 'Let the sea move for a few seconds between spins',
    idleReduced: 'With reduced motion, the sea stays still.',
  },
  vibration: {
    title: 'Vibration',
    text: 'Feel it when a reel stops or you win.',
    switchOn: 'Vibrate while you play',
  },
  look: {
    title: 'Look',
    text: 'How the games and pages look. If you choose another during a spin, it appears when the reels stop.',
    link: 'See who made each look',
  },
  renderer: {
    title: 'Graphics',
    text: 'How the reels are drawn. If that fails while you play, the game switches to Simple.',
    choices: {
      automatic: { title: 'Automatic', text: 'Picks what works best on this device.' },
      webgl: { title: 'WebGL', text: 'Fast with a graphics processor, slow without one.' },
      canvas: { title: 'Canvas', text: 'Works without a graphics processor.' },
      dom: { title: 'Simple', text: 'Drawn by the page itself. Works in every browser.' },
    } satisfies Record<RendererPreference, object>,
    inUse: {
      webgl: 'In use: WebGL.',
      bestWebgl: 'In use: WebGL, because this device has a graphics processor.',
      slowWebgl: 'In use: WebGL, without a graphics processor. Canvas would be faster here.',
      canvas: 'In use: Canvas.',
      faultyWebgl: 'In use: Canvas, because WebGL gets colours wrong here.',
      noWebgl: 'In use: Canvas, because this browser has no WebGL.',
      noGraphicsProcessor: 'In use: Canvas, because WebGL is slow without a graphics processor.',
      dom: 'In use: Simple.',
      noCanvas: "In use: Simple, because this browser can't draw on a canvas.",
    },
  },
  customSkin: {
    title: 'Your own art',
    text: 'Drop in your own pictures and see them on the reels right away.',
    link: 'Open the studio',
    note: "Draw a fish, a frame or the whole sea. Anything you don't draw keeps the original art. Your pictures stay on this device.",
  },
  keys: {
    title: 'Keyboard shortcut',
    text: "Using voice control? Turn this shortcut off so dictation can't trigger it.",
    helpKey: 'Press ? on a game page to open Help',
  },
  limits: {
    title: 'Playing responsibly',
    text: "The same tools as on the Responsible Gaming page. Resetting your game doesn't loosen your limits.",
  },
  reset: {
    title: 'Start over',
    text: "Deletes your game from this browser, in every tab. You can't undo this.",
    goes: {
      title: 'What gets deleted',
      list: (coins: number) => [
        `your coins (you start again with ${formatCoins(coins)})`,
        'your profile, round history, records, daily bonus streak and weekly challenge results',
        'every setting on this page, except your limits and breaks',
        "copies of saved games that couldn't be read",
      ],
    },
    stays: {
      title: 'What stays',
      list: [
        "your limits and breaks, and this week's and last week's play, so that they still count",
        'your own pictures in the studio',
        'the copy of the game that lets you play offline',
      ],
    },
    copy: {
      text: 'Save a copy first. It keeps everything in one file, which you can import on your Profile page.',
      button: 'Save a copy',
      failed: { title: "The copy wasn't saved", description: 'Reload the page, then try again.' },
      withoutHistory: {
        title: 'The copy has no history',
        description: "Your browser couldn't read your history. Reload the page, then save another copy.",
      },
    },
    word: 'RESET',
    label: 'To reset your game, type {word}',
    wrong: 'Type the word above in capital letters, and nothing else.',
    button: 'Reset my game',
    busy: 'Resetting...',
    outcomes: {
      everything: (coins) => ({
        title: 'Your game was reset',
        description: `You start again with ${formatCoins(coins)} coins.`,
      }),
      'old copies remain': (coins) => ({
        title: 'Your game was reset',
        description: `You have ${formatCoins(coins)} coins. Your browser couldn't delete some old rounds and copies. To remove them, clear this site's data.`,
      }),
      'this visit': () => ({
        title: "You've started over for this visit",
        description: "Your browser isn't saving the game right now. Anything it saved before is still there.",
      }),
    } satisfies Record<ResetOutcome, (coins: number) => object>,
    failed: {
      title: 'Nothing was deleted',
      description:
        "Your browser couldn't save the new game. Free up some space or allow this site to store data, then reload the page and try again.",
    },
  },
});
