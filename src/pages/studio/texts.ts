import type { Size } from '../../skins/image-list';
import { shownPath } from '../../skins/archive/refusal';
import { fileOf } from '../../skins/paths';
import { formatBytes } from '../../skins/rules/weights';
import type { SoundName } from '../../stage/audio/sound-names';
import type { Round } from '../../engine/round';
import type { WinLevel } from '../../games/game-art';
import type { ThemeColour } from '../../skins/theme-colours';
import type { NotSavedReason } from '../../store/custom-skin';
import { formatCoins } from '../../ui/format/format';

/** "Fish", "Fish and Tuna", "Fish, Tuna and 4 more". */
function listed(names: readonly string[]): string {
  const [one = '', other = ''] = names;
  if (names.length < 2) return one;
  if (names.length === 2) return `${one} and ${other}`;
  return `${one}, ${other} and ${names.length - 2} more`;
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** All that the studio says. Sentences about what is wrong inside a file come from src/skins. */
export const texts = {
  intro:
    "Draw a fish, drop it here, and it spins. Anything you don't draw keeps the original art. Your files stay in this browser and are never uploaded.",
  drop: {
    title: 'Drop your pictures anywhere on this page',
    text: 'PNG, SVG or WebP, named after what they show, such as fish.png or coin.svg. You can also drop sounds, a folder, a skin.zip, or animations of any kind.',
    files: 'Choose files',
    folder: 'Choose a folder',
    over: 'Drop to add your files',
    reading: 'Checking your files...',
  },
  unreadable: "Your browser couldn't read what you dropped. Save the files again and drop them once more.",
  noPictures: "This browser can't check pictures, so none were added. Open the studio in another browser.",
  otherKind: {
    picture: (file: string) =>
      `${file} isn't a picture the games can use. Choose an SVG, PNG or WebP file. To add an animation of several files, drop them together anywhere else on the page.`,
    sound: (file: string) =>
      `${file} isn't a sound the games can use. Choose an MP3, OGG, WAV, M4A or WebM file.`,
  },
  /** Those that `of` makes a sentence of follow the name of a file, as those of src/skins do. */
  problems: {
    of: (path: string, problem: string) => `${shownPath(path)} ${problem}.`,
    zip: (path: string, sentence: string) => `${shownPath(path)}: ${sentence}`,
    unreadable: "couldn't be read from your disk. Save it again and drop it once more",
    longSound: (seconds: string, max: number) => `is ${seconds} s long, but the limit is ${max} s`,
    noSound: "isn't a sound this browser can play. Export it again as MP3 or WAV",
    noPlace: "doesn't match any picture in the games",
    unnamedFrames: (path: string) =>
      `${shownPath(path)} describes frames that aren't named after a symbol of the games. Name them like fish_01, fish_02, or name the file after its symbol.`,
    data: (problem: string) => `comes with data that ${problem}`,
    oddName: (path: string) =>
      `${shownPath(path)} has a character in its name that some systems don't allow. Use only letters, digits, dots and hyphens.`,
    dataAlone: (path: string) =>
      `${shownPath(path)} describes a sprite sheet that is missing. Drop the picture together with it.`,
    unknown: (path: string) =>
      `${shownPath(fileOf(path))} isn't a file the games can use. Export pictures as SVG, PNG or WebP.`,
    weight: (bytes: number, max: number) =>
      `Your files would add up to ${formatBytes(bytes)}, but the limit is ${formatBytes(max)}. Use smaller pictures.`,
    deepFolder: 'This folder has too many levels to be a skin. Drop the folder that contains the pictures.',
    manyFiles: (max: number) =>
      `There are more than ${max} files. Drop only the pictures, or the folder that contains them.`,
  },
  news: {
    added: (names: readonly string[], kind: 'picture' | 'sound' | 'file') => {
      if (names.length === 0) return "Updated the skin's details.";
      return `${listed(names)} now ${names.length === 1 ? `uses your ${kind}` : `use your ${kind}s`}.`;
    },
    recoloured: (name: string) => `Colour changed: ${name}.`,
    restoredColour: (name: string) => `Original colour restored: ${name}.`,
    restored: (name: string) => `${name} is back to the original.`,
    pixelated: (isOn: boolean) => (isOn ? 'Pixels now stay sharp.' : 'Pictures are now smoothed.'),
    otherTab: 'Updated with the changes you made in another tab.',
    removed: 'Removed all your art.',
    undone: (change: string) => `Undid the last change (${change.replace(/\.$/, '')}).`,
  },
  undo: 'Undo',
  problemsTitle: 'Problems to fix',
  notesTitle: 'Adjusted to fit',
  notesOf: (path: string, notes: readonly string[]) => `${shownPath(fileOf(path))}: ${notes.join(' ')}`,
  notSaved: {
    quota:
      'Your browser has no space left to save your art. It will be lost when you leave this page, so download skin.zip to keep it.',
    unavailable:
      "Your browser won't save anything for this site, perhaps because this is a private window. Your art will be lost when you leave this page, so download skin.zip to keep it.",
    failed:
      "Your browser couldn't save your last change. It will be lost when you leave this page, so download skin.zip to keep it.",
  } satisfies Readonly<Record<NotSavedReason, string>>,
  unassigned: {
    title: 'Where do these go?',
    text: 'Their names match more than one place in the games, or none at all.',
    place: (file: string) => `Place for ${file}`,
    choose: 'Choose a place',
    inGame: (title: string, game: string) => `${title}, ${game}`,
    assign: 'Add here',
    assignThis: (file: string) => `Add here: ${file}`,
    leaveOut: 'Skip',
    leaveOutThis: (file: string) => `Skip ${file}`,
  },
  stale: {
    text: (symbol: string) =>
      `${symbol} has another picture than its animation begins with, so it may change into the old one when it moves.`,
    remove: 'Remove the animation',
    removeThis: (animation: string) => `Remove the animation: ${animation}`,
    fade: 'Keep it',
    fadeThis: (animation: string) => `Keep it, fading from the new picture: ${animation}`,
  },
  grid: {
    label: (animation: string) => `Frames of ${animation}`,
    rows: 'Rows',
    columns: 'Columns',
    apply: 'Cut again',
    applyTo: (animation: string) => `Cut again: ${animation}`,
  },
  games: 'Games',
  trial: {
    title: 'On the reels',
    text: 'Press a win to play it. These coins are only for trying things out.',
    reels: 'Reels',
    coins: 'Coins',
    win: 'Win',
    levels: {
      returned: 'Coins back',
      small: 'Small win',
      good: 'Good win',
      big: 'Big win',
    } satisfies Readonly<Record<WinLevel['id'], string>>,
    show: (seconds: number, coins: number, bubbles: number) =>
      seconds === 0
        ? 'No celebration'
        : `${seconds} s, ${plural(coins, 'coin')}, ${plural(bubbles, 'bubble')}`,
    winOf: (level: string, win: string) => `${level}: ${win}`,
    none: 'No win',
    idle: 'Press a win to see it.',
    spinning: 'Spinning...',
    lost: 'No win.',
    /**
     * @param won the symbol and the line, if there is one win
     * @param feature what the game calls its free spins
     */
    outcome: (
      level: string,
      { spins, payout }: Round,
      won: readonly string[],
      feature = { spin: 'spin', spins: 'spins' },
    ) => {
      const wins = spins.flatMap((spin) => spin.wins).length;
      const collected = spins.flatMap((spin) => spin.collected).length;
      const free = spins.length - 1;
      const parts = [
        ...(wins === 1 ? won : []),
        ...(wins > 1 ? [plural(wins, 'line')] : []),
        ...(collected > 0 ? [`${plural(collected, 'symbol')} collected`] : []),
        ...(free > 0 ? [`${free} free ${free === 1 ? feature.spin : feature.spins}`] : []),
      ];
      return `${level}: ${parts.join(', ')}, ${formatCoins(payout)} coins.`;
    },
    lessMotion: 'Reduced motion is on. The reels fade, and wins light up without moving.',
  },
  groups: { symbols: 'Symbols', stage: 'Machine and scenery', shell: 'Pages', sounds: 'Sounds' },
  count: (replaced: number, all: number) => `${replaced} of ${all} replaced`,
  animation: (symbol: string, motion: string) => `${symbol} (${motion})`,
  card: {
    original: 'Original',
    originalOf: (name: string) => `${name}, original`,
    custom: 'Your version',
    customOf: (name: string) => `${name}, your version`,
    /** The name of a file follows. */
    empty: 'Drop',
    choose: 'Choose',
    chooseFor: {
      picture: (name: string) => `Choose a picture for ${name}`,
      sound: (name: string) => `Choose a sound for ${name}`,
    },
    restore: 'Restore original',
    restoreThis: (name: string) => `Restore original: ${name}`,
    look: 'Close-up',
    lookAt: (name: string) => `Close-up of ${name}`,
    shown: ({ width, height }: Size) => `Up to ${width} × ${height} px in the game`,
    animated: 'Includes your animation.',
  },
  closeup: {
    still: 'At rest',
    blurred: 'At full speed',
    outline: 'As a silhouette',
    win: 'In a win',
    label: (name: string, state: string, version: string) => `${name}, ${state}, ${version}`,
    on: (label: string, ground: 'dark' | 'light') => `${label}, on ${ground}`,
    side: (pixels: number) => `${pixels} px`,
    play: 'Play the win',
    playOf: (name: string, version: string) => `Play the win of ${name}, ${version}`,
    parts: 'Moving parts',
    /** Follows the name of a part. */
    missingPart: ' (missing)',
    noParts: 'This picture has none of these parts, so it bounces as a whole.',
    fewerParts: "Parts missing from this picture don't move.",
  },
  preview: {
    text: 'In the games, sound is off until a player turns it on.',
    original: 'Play original',
    custom: 'Play your version',
    stop: 'Stop',
    of: (action: string, name: string) => `${action}: ${name}`,
    failed: "Your browser couldn't play this sound.",
  },
  sounds: {
    'reels-start': 'Reels start',
    'reel-land': 'Reel stops',
    line: 'Paying line',
    count: 'Win counts up',
    'count-end': 'Count ends',
    'win-small': 'Small win',
    'win-good': 'Good win',
    'win-big': 'Large win',
    'win-huge': 'Larger win',
    'win-giant': 'Largest win',
    coins: 'Coins added',
    refusal: 'Spin refused',
    pearl: 'Pearl collected',
    shell: 'Shell lands',
    diver: 'Diver lands',
    chest: 'Chest lands',
    'bed-water': 'Background: water',
    'bed-wood': 'Background: wood',
    'bed-bells': 'Background: bells',
    'bed-deep': 'Background: the deep',
    'dives-begin': 'Dives begin',
    descend: 'Deeper dive',
    'dives-end': 'Dives end',
  } satisfies Readonly<Record<SoundName, string>>,
  /** Pictures whose file names say too little, by the name without folder and ending. */
  pictures: {
    'age-18': '18+ badge',
    bonus: 'Daily bonus',
    'cell-lit': 'Winning cell',
    'column-lit': 'Winning reel',
    'desert-oasis': 'Desert Oasis card',
    door: 'Dive door',
    'fan-left': 'Left sea fan',
    'fan-right': 'Right sea fan',
    gauge: 'Pressure gauge',
    'kelp-left': 'Left kelp',
    'kelp-right': 'Right kelp',
    'lucky-fishing': 'Lucky Fishing card',
    'ocean-treasures': 'Ocean Treasures card',
    plate: 'Bet and win board',
    'scene-chamber': 'Treasure chamber',
    'scene-light': 'Sunlit water',
    'scene-midnight': 'Midnight water',
    'scene-reef': 'Reef',
    'scene-sand': 'Seabed',
    'scene-twilight': 'Twilight water',
    'scene-wreck': 'Shipwreck',
  } satisfies Readonly<Record<string, string>>,
  colours: {
    title: 'Page colours',
    text: 'The original is on the left. Press the colour on the right to choose your own.',
    original: (name: string, colour: string) => `${name}, original: ${colour}`,
    custom: (name: string) => `${name}, your colour`,
    unreadable: 'Not used on the pages yet, because some text would be hard to read:',
    more: (count: number) => `And ${count} more.`,
    sample: {
      title: 'Sample of your colours',
      heading: 'Heading',
      text: 'Text and',
      muted: 'secondary text',
      panel: 'Panel',
      button: 'Play',
      news: 'New',
      hot: 'Hot',
      warning: 'Warning',
      paper: 'Paper',
      wood: 'Wood',
    },
    names: {
      foam: 'Titles',
      text: 'Text',
      muted: 'Secondary text',
      shaft: 'Light text and lines',
      'gold-light': 'Gold text',
      gold: 'Gold',
      'gold-shade': 'Dark gold',
      abyss: 'Background',
      deep: 'Panels',
      mid: 'Light background',
      shallow: 'Shallow water',
      trench: 'Darkest background',
      sand: 'Paper',
      plank: 'Light wood',
      driftwood: 'Driftwood',
      oak: 'Dark wood',
      coral: 'Warnings',
      wreck: 'Warning background',
      kelp: 'Good news',
    } satisfies Readonly<Record<ThemeColour, string>>,
  },
  about: {
    title: 'Save and share',
    text: 'Download your pictures, sounds and colours as a zip. Open it in the studio on another device, give it to a friend, or submit it so everyone can use it.',
    fields: { name: 'Skin name', author: 'Artist', licence: 'Licence, such as CC-BY-4.0' },
    missing: 'Please fill this in.',
    pixelated: 'Keep pixels sharp',
    pixelatedText: 'For pixel art. Pictures are enlarged without smoothing.',
    download: 'Download skin.zip',
    empty: 'Add a picture, a sound or a colour first.',
    problems: 'Downloaded. Fix these before you submit it:',
  },
  play: (game: string) => `Play ${game} with your art`,
  remove: {
    all: 'Remove all',
    sure: 'Remove all your art?',
    yes: 'Yes, remove all',
    no: 'Keep it',
  },
} as const;
