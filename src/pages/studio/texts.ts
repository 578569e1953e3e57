import type { Size } from '../../skins/image-list';
import { shownPath } from '../../skins/archive/check-path';
import { fileOf } from '../../skins/paths';
import { formatBytes } from '../../skins/rules/weights';
import type { SoundName } from '../../stage/audio/sound-names';
import type { WinLevel } from '../../games/win-levels';
import type { ThemeColour } from '../../skins/theme-colours';
import type { NotKeptReason } from '../../store/own-skin/own-skin-database';
import { formatCoins } from '../../ui/format/format';

/** "Fish", "Fish and Tuna", "Fish, Tuna and 4 more". */
function listed(names: readonly string[]): string {
  const [one = '', other = ''] = names;
  if (names.length < 2) return one;
  if (names.length === 2) return `${one} and ${other}`;
  return `${one}, ${other} and ${names.length - 2} more`;
}

/** All that the studio says, but for what is wrong with a file (src/skins). */
export const texts = {
  title: 'Your own art',
  intro:
    'Draw a fish, drop it here, and it spins. Whatever you do not draw stays ours. Your pictures stay in this browser: nothing leaves your device.',
  drop: {
    title: 'Drop your pictures anywhere on this page',
    text: 'PNG, SVG or WebP, named after what they show: fish.png, coin.svg. Sounds, a folder, a skin.zip, or a sprite sheet with its JSON too.',
    files: 'Choose files',
    folder: 'Choose a folder',
    over: 'Let go, and they are in the game',
    reading: 'Looking at your pictures...',
  },
  unreadable: 'What you dropped cannot be read: save it once more, and drop it again.',
  noPictures:
    'This browser cannot look at pictures, so none of them was taken: open the studio in another browser.',
  otherKind: {
    picture: (file: string) =>
      `${file} is no picture: choose an SVG, PNG or WebP. Drop a sprite sheet together with its JSON.`,
    sound: (file: string) => `${file} is no sound: choose an MP3, OGG, WAV, M4A or WebM.`,
  },
  /** Where `of` makes a sentence of them, they follow the name of a file, as those of src/skins do. */
  problems: {
    of: (path: string, problem: string) => `${shownPath(path)} ${problem}.`,
    zip: (path: string, sentence: string) => `${shownPath(path)}: ${sentence}`,
    unreadable: 'can not be read from your disk now: save it once more, and drop it again',
    longSound: (seconds: string, max: number) => `lasts ${seconds} s: make it at most ${max} s`,
    noSound: 'is no sound that this browser can play: export it again from the sound program, as MP3 or WAV',
    noPlace: 'has no place',
    sheetAlone: 'is a sprite sheet without its data: drop its .json along with it',
    data: (problem: string) => `has data that ${problem}`,
    heavyNotes: 'is too heavy for what a skin says about itself',
    oddName: (path: string) =>
      `${shownPath(path)} has a character in its name that not every system can write: use letters, digits, dots and dashes.`,
    dataAlone: (path: string) =>
      `${shownPath(path)} is without its sprite sheet: drop the picture of the same name along with it.`,
    unknown: (path: string) =>
      `${shownPath(fileOf(path))} is no picture that the game can show: export it as SVG, PNG or WebP.`,
    weight: (bytes: number, max: number) =>
      `All files together would weigh ${formatBytes(bytes)}: make them at most ${formatBytes(max)}, with fewer pixels.`,
    deepFolder: 'The folder is too deep to be a skin: drop the folder that holds the pictures.',
    manyFiles: (max: number) =>
      `These are more than ${max} files: drop only the pictures, or the folder that holds them.`,
  },
  news: {
    added: (names: readonly string[]) =>
      names.length === 0 ? 'The notes about the skin are taken over.' : `${listed(names)}: yours now.`,
    recoloured: (name: string) => `${name}: yours now.`,
    restored: (name: string) => `${name}: ours again.`,
    pixelated: (isOn: boolean) => (isOn ? 'Pixels stay square.' : 'Pixels are smoothed.'),
    otherTab: 'Your art as another tab has it now.',
    removed: 'All of your art was taken out.',
    undone: (change: string) => `Undone: ${change.replace(/\.$/, '')}.`,
  },
  undo: 'Undo',
  leftOut: 'Left out, and why',
  notKept: {
    quota:
      'This browser has no space left to keep your art. It is here until you leave this page: download skin.zip to keep it.',
    unavailable:
      'This browser keeps nothing for this site now, as in a private window. Your art is here until you leave this page: download skin.zip to keep it.',
    failed:
      'Your browser did not keep the last change. Your art is here until you leave this page: download skin.zip to keep it.',
  } satisfies Readonly<Record<NotKeptReason, string>>,
  unassigned: {
    title: 'Where do these go?',
    text: 'Their names fit several places in the games, or none.',
    place: (file: string) => `Place of ${file}`,
    choose: 'Choose its place',
    inGame: (title: string, game: string) => `${title}, ${game}`,
    put: 'Put it there',
    putThis: (file: string) => `Put ${file} there`,
    leaveOut: 'Leave out',
    leaveOutThis: (file: string) => `Leave out ${file}`,
  },
  games: 'Games',
  trial: {
    title: 'On the reels',
    text: 'Press a win to see it. These coins are only for trying.',
    reels: 'Reels',
    coins: 'Coins',
    win: 'Win',
    levels: {
      returned: 'Money back',
      small: 'Small win',
      good: 'Good win',
      big: 'Big win',
    } satisfies Readonly<Record<WinLevel['id'], string>>,
    show: (seconds: number, coins: number, bubbles: number) =>
      `${seconds} s, ${coins} coins, ${bubbles} bubbles`,
    winOf: (level: string, win: string) => `${level}: ${win}`,
    none: 'No win',
    idle: 'Press a win to see it.',
    spinning: 'Spinning...',
    lost: 'No win.',
    outcome: (trial: TrialInWords) => {
      const { level, symbol, line, wins, collected, freeSpins, payout } = trial;
      const parts = [
        ...(wins === 1 ? [symbol, line] : []),
        ...(wins > 1 ? [`${wins} lines`] : []),
        ...(collected > 0 ? [`${collected} collected`] : []),
        ...(freeSpins > 0 ? [`${freeSpins} free spins`] : []),
      ];
      return `${level}: ${parts.join(', ')}, ${formatCoins(payout)} coins.`;
    },
    lessMotion: 'Less motion is wanted here: the reels fade, and a win is lit without its show.',
  },
  groups: { symbols: 'Symbols', stage: 'Machine and sea', shell: 'Pages', sounds: 'Sounds' },
  count: (yours: number, all: number) => `${yours} of ${all} yours`,
  animation: (symbol: string, motion: string) => `${symbol}, ${motion}`,
  card: {
    original: 'Ours',
    originalOf: (name: string) => `${name}, ours`,
    custom: 'Yours',
    customOf: (name: string) => `${name}, yours`,
    /** The name of a file follows. */
    empty: 'Drop',
    choose: 'Choose',
    chooseFor: {
      picture: (name: string) => `Choose a picture for ${name}`,
      sound: (name: string) => `Choose a sound for ${name}`,
    },
    restore: 'Back to ours',
    restoreThis: (name: string) => `${name}: back to ours`,
    look: 'Look closely',
    lookAt: (name: string) => `Look closely at ${name}`,
    shown: ({ width, height }: Size) => `${width} × ${height} in the game`,
    animated: 'Its frames move it in a win.',
  },
  closeup: {
    still: 'Still',
    blurred: 'At full speed',
    outline: 'In black and in white',
    win: 'In a win',
    label: (name: string, state: string, version: string) => `${name}, ${state}, ${version}`,
    on: {
      dark: (label: string) => `${label}, on dark`,
      light: (label: string) => `${label}, on light`,
    },
    side: (pixels: number) => `${pixels} px`,
    play: 'Play the win',
    playOf: (name: string, version: string) => `Play the win of ${name}, ${version}`,
    parts: 'Parts of the gesture',
    /** Follows the name of a part. */
    missingPart: ' is not in the image',
    noParts: 'The image has none of these parts: it bounces as a whole.',
    fewerParts: 'The gesture leaves out the missing parts.',
  },
  preview: {
    text: 'In the game they are as loud as the player likes, and off until the player turns them on.',
    original: 'Hear ours',
    custom: 'Hear yours',
    stop: 'Stop',
    of: (action: string, name: string) => `${action}: ${name}`,
    failed: 'This sound cannot be played here now.',
  },
  sounds: {
    'reels-start': 'The reels start',
    'reel-land': 'A reel lands',
    'win-small': 'Small win',
    'win-good': 'Good win',
    'win-big': 'Big win',
    coins: 'Coins arrive',
    refusal: 'A spin is refused',
    pearl: 'A pearl is collected',
    'dives-begin': 'The dives begin',
    descend: 'A level deeper',
    'dives-end': 'The dives end',
  } satisfies Readonly<Record<SoundName, string>>,
  colours: {
    title: 'Colours of the pages',
    text: 'The left field of each is ours. Press the right one to choose yours.',
    original: (name: string, colour: string) => `${name}, ours: ${colour}`,
    custom: (name: string) => `${name}, yours`,
    unreadable: 'Not on the pages yet, as some texts could not be read:',
    more: (count: number) => `And ${count} more.`,
    sample: {
      title: 'A sample of your colours',
      heading: 'A page',
      text: 'Text, and',
      muted: 'quiet text',
      panel: 'A panel',
      button: 'Play',
      news: 'New',
      hot: 'Hot',
      warning: 'A warning',
      paper: 'Paper',
      wood: 'Wood',
    },
    names: {
      foam: 'Titles',
      text: 'Text',
      muted: 'Quiet text',
      shaft: 'Light text and lines',
      'gold-light': 'Golden text',
      gold: 'Gold',
      'gold-shade': 'Gold in shade',
      abyss: 'Ground',
      deep: 'Panels',
      mid: 'Ground in light',
      shallow: 'Shallow water',
      trench: 'Darkest ground',
      sand: 'Paper',
      plank: 'Light wood',
      driftwood: 'Driftwood',
      oak: 'Dark wood',
      coral: 'Warnings',
      wreck: 'Ground of warnings',
      kelp: 'Good news',
    } satisfies Readonly<Record<ThemeColour, string>>,
  },
  about: {
    title: 'Take it along',
    text: 'A zip of your pictures, sounds and colours: put it into this page again on another device, give it to a friend, or send it to us for everybody.',
    fields: { name: 'Name of the skin', author: 'Drawn by', licence: 'Licence, such as CC-BY-4.0' },
    missing: 'Fill this in first.',
    pixelated: 'Keep pixels square',
    pixelatedText: 'For pixel art: your pictures are enlarged without smoothing.',
    download: 'Download skin.zip',
    empty: 'Drop a picture first.',
    problems: 'The zip is on its way, and this would keep it out of the game:',
  },
  play: (game: string) => `Play ${game} with it`,
  remove: {
    all: 'Remove all',
    sure: 'Take out all of your art?',
    yes: 'Yes, remove all',
    no: 'Keep it',
  },
} as const;

/** What a trial came to. */
interface TrialInWords {
  readonly level: string;
  /** What won and on which line, if there is one win. */
  readonly symbol: string | undefined;
  readonly line: string | undefined;
  readonly wins: number;
  /** Symbols that were collected. */
  readonly collected: number;
  readonly freeSpins: number;
  /** Coins. */
  readonly payout: number;
}
