import type { Size } from '../../skins/image-list';
import type { SoundName } from '../../stage/audio/sound-names';
import type { ThemeColour } from '../../skins/theme-colours';
import type { NotKeptReason } from '../../store/own-skin/own-skin-database';

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
  other: {
    picture: (file: string) =>
      `${file} is no picture: choose an SVG, PNG or WebP. Drop a sprite sheet together with its JSON.`,
    sound: (file: string) => `${file} is no sound: choose an MP3, OGG, WAV, M4A or WebM.`,
  },
  news: {
    taken: (names: readonly string[]) =>
      names.length === 0 ? 'The notes about the skin are taken over.' : `${listed(names)}: yours now.`,
    restored: (name: string) => `${name}: ours again.`,
    pixelated: (isOn: boolean) => (isOn ? 'Pixels stay square.' : 'Pixels are smoothed.'),
    otherTab: 'Your art as another tab has it now.',
    removed: 'All of your art was taken out.',
    undone: (change: string) => `Undone: ${change.replace(/\.$/, '')}.`,
  },
  undo: 'Undo',
  problems: 'Left out, and why',
  notKept: {
    quota:
      'This browser has no space left to keep your art. It is here until you leave this page: download skin.zip to keep it.',
    unavailable:
      'This browser keeps nothing for this site now, as in a private window. Your art is here until you leave this page: download skin.zip to keep it.',
    failed:
      'Your browser did not keep the last change. Your art is here until you leave this page: download skin.zip to keep it.',
  } satisfies Readonly<Record<NotKeptReason, string>>,
  doubtful: {
    title: 'Where do these go?',
    text: 'Their names fit several places in the games, or none.',
    place: (file: string) => `Place of ${file}`,
    choose: 'Choose its place',
    put: 'Put it there',
    putThis: (file: string) => `Put ${file} there`,
    leaveOut: 'Leave out',
    leaveOutThis: (file: string) => `Leave out ${file}`,
  },
  games: 'Games',
  reels: { title: 'On the reels', text: 'Press a win to see it. These coins are only for trying.' },
  groups: { symbols: 'Symbols', stage: 'Machine and sea', shell: 'Pages', sounds: 'Sounds' },
  count: (yours: number, all: number) => `${yours} of ${all} yours`,
  card: {
    ours: 'Ours',
    yours: 'Yours',
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
    lookAtThis: (name: string) => `Look closely at ${name}`,
    shown: ({ width, height }: Size) => `${width} × ${height} in the game`,
    moves: 'Its frames move it in a win.',
  },
  hear: {
    text: 'In the game they are as loud as the player likes, and off until the player turns them on.',
    ours: 'Hear ours',
    yours: 'Hear yours',
    stop: 'Stop',
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
    ours: (name: string, colour: string) => `${name}, ours: ${colour}`,
    yours: (name: string) => `${name}, yours`,
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
      refusal: 'A warning',
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
  states: { still: 'Still', blurred: 'At full speed', outline: 'In black and in white', win: 'In a win' },
  about: {
    title: 'Take it along',
    text: 'A zip of your pictures, sounds and colours: put it into this page again on another device, give it to a friend, or send it to us for everybody.',
    fields: { name: 'Name of the skin', author: 'Drawn by', licence: 'Licence, such as CC-BY-4.0' },
    pixelated: 'Keep pixels square',
    pixelatedText: 'For pixel art: your pictures are enlarged without smoothing.',
    needed: 'Fill this in first.',
    download: 'Download skin.zip',
    nothing: 'Drop a picture first.',
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
