import type { Size } from '../../skins/image-list';
import { shownPath } from '../../skins/archive/refusal';
import { fileOf } from '../../skins/paths';
import { formatBytes } from '../../skins/rules/weights';
import { MAX_LENGTH, type SkinNotes } from '../../skins/skin-manifest';
import type { SoundName } from '../../stage/audio/sound-names';
import type { Round } from '../../engine/round';
import type { WinLevel } from '../../games/game-art';
import type { ThemeColour } from '../../skins/theme-colours';
import type { NotSavedReason } from '../../store/custom-skin';
import { formatCoins } from '../../ui/format/format';

/** "Fish", "Fish and Tuna", "Fish, Tuna and 4 more". @param max how many of three or more are named */
function listed(names: readonly string[], max = 2): string {
  const named = names.length <= Math.max(2, max) ? names.slice(0, -1) : names.slice(0, max);
  const last =
    named.length === names.length - 1 ? (names.at(-1) ?? '') : `${names.length - named.length} more`;
  return named.length === 0 ? last : `${named.join(', ')} and ${last}`;
}

/** How many of the files that were left out are named. */
const MAX_NAMED = 12;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Files that artists have beside those they export, by their endings, and what to export instead. */
const FOREIGN = [
  [
    '.plist',
    'The games can\'t read sheet data of Cocos2d. Export the sheet with data in JSON, such as "JSON (Hash)" in TexturePacker.',
  ],
  ['.heic .heif', "Browsers can't draw photos in this format. Export them as JPEG or PNG."],
  [
    '.psd .psb .kra .xcf .clip .procreate .ora .ai .afdesign .afphoto .af .fig .sketch .xd .fla .cdr .blend',
    'The games need pictures, not the working file of a program. Export PNG or SVG from it.',
  ],
  [
    '.tif .tiff .tga .dds .ktx .ktx2 .pvr .exr .hdr .jxl .jp2 .ico .eps .pdf',
    "Browsers can't draw this format. Export it as PNG or SVG.",
  ],
] as const;

/** All that the studio says. Sentences about what is wrong inside a file come from src/skins. */
export const texts = {
  intro:
    "Draw a fish, add it here, and it spins. Anything you don't draw keeps the original art. Your files stay in this browser and are never uploaded.",
  drop: {
    title: 'Drop your pictures anywhere on this page',
    touchTitle: 'Choose your pictures',
    text: 'Pictures of any kind and size, named after what they show, such as fish.png or coin.svg. Animations, sounds, folders and a skin.zip are welcome too.',
    files: 'Choose files',
    folder: 'Choose a folder',
    over: 'Drop to add your files',
    reading: 'Checking your files...',
  },
  unreadable: "Your browser couldn't read your files. Save them again and add them once more.",
  noPictures: "This browser can't check pictures, so none were added. Open the studio in another browser.",
  /** Those that `of` makes a sentence of follow the name of a file, as those of src/skins do. */
  problems: {
    of: (path: string, problem: string) => `${shownPath(path)} ${problem}.`,
    zip: (path: string, sentence: string) => `${shownPath(path)}: ${sentence}`,
    unreadable: "couldn't be read from your disk. Save it again and add it once more",
    noSound: (kinds: readonly string[]) =>
      `isn't a sound this browser can read. It reads ${listed(kinds, kinds.length)}. Export it again as MP3 or WAV`,
    silent: 'is silent. Export it again from your sound program',
    notConverted:
      'has to be converted, which a browser can do. Add it in the studio, and download the skin again',
    /** @param count of the pictures that are left out */
    moreOnSheet: (path: string, count: number) =>
      `${shownPath(path)} describes ${count} more pictures than can be listed. Name those that you want after their symbols.`,
    data: (problem: string) => `comes with data that ${problem}`,
    dataAlone: (path: string) =>
      `${shownPath(path)} describes a sprite sheet that is missing. Add the picture together with it.`,
    unknown: (files: readonly string[]) => {
      const names = listed(files.map(shownPath), MAX_NAMED);
      return files.length === 1
        ? `${names} isn't a file the games can use. Export pictures as PNG or SVG, and sounds as MP3 or WAV.`
        : `${names} aren't files the games can use.`;
    },
    /** @param advice from `insteadOf` */
    foreign: (files: readonly string[], advice: string) =>
      `${listed(files.map(shownPath), MAX_NAMED)}: ${advice}`,
    /** What to export instead of a file that programs write, by its ending; undefined where that isn't known. */
    insteadOf: (ending: string): string | undefined =>
      FOREIGN.find(([endings]) => endings.split(' ').includes(ending))?.[1],
    weight: (bytes: number, max: number) =>
      `Your files would add up to ${formatBytes(bytes)}, but the limit is ${formatBytes(max)}. Use smaller pictures.`,
    deepFolder: 'This folder has too many levels to be a skin. Add the folder that contains the pictures.',
    manyFiles: (max: number) =>
      `There are more than ${max} files. Add only the pictures, or the folder that contains them.`,
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
    adjusted: (name: string) => `Adjusted ${name}.`,
    removed: 'Removed all your art.',
    undone: (change: string) => `Undid the last change (${change.replace(/\.$/, '')}).`,
  },
  undo: 'Undo',
  problemsTitle: 'Problems to fix',
  notesTitle: 'What was done to your files',
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
    text: 'Their names match more than one place in the games, or none at all. Choose a place for each.',
    drag: 'Or drag a file to its place.',
    files: 'Files without a place',
    place: (file: string) => `Place for ${file}`,
    likely: 'Likely',
    inGame: (title: string, game: string) => `${title}, ${game}`,
    assign: 'Add here',
    assignThis: (file: string) => `Add here: ${file}`,
    leaveOut: 'Skip',
    leaveOutThis: (file: string) => `Skip ${file}`,
  },
  /** A file that was dropped on one place, and has the name of others. */
  otherName: (file: string, slot: string, named: readonly string[]) =>
    `You added ${shownPath(file)} to ${slot}, but it's named like ${listed(named)}. Choose its place.`,
  watch: {
    start: 'Watch a folder',
    startOther: 'Watch another folder',
    again: (folder: string) => `Watch ${folder} again`,
    text: 'Whatever you save there is on the reels at once.',
    watching: (folder: string) => `Watching ${folder}. Whatever you save there is on the reels at once.`,
    stop: 'Stop watching',
    /** Where the browser can't do it. */
    none: "This browser can't watch a folder for you. After you save a file, add it again.",
    lost: (folder: string) => `Stopped watching ${folder}, because your browser can't read it any more.`,
    denied: (folder: string) => `Your browser may not read ${folder}. Press again and allow it.`,
  },
  template: {
    get: 'Get the originals',
    text: 'A zip to draw over, with sizes and safe areas. Add it again when you have changed something.',
    packing: 'Packing the originals...',
    failed: "The originals couldn't be loaded. Check your connection and try again.",
    /** A line after a template was added. @param count of its originals that are as they were */
    unchanged: (count: number, isAll: boolean) =>
      isAll
        ? 'Nothing changed: all files are still the originals.'
        : `${plural(count, 'file')} of the template ${count === 1 ? 'is' : 'are'} still the original, and ${count === 1 ? 'was' : 'were'} left as before.`,
    readme: `These are the original pictures and sounds. Draw over any of them and keep its name, or replace it by a PNG, SVG or WebP of the same name. Then add this zip or folder to the studio: it uses what you have changed. The folder "template" is not part of your skin.

silhouettes.png shows all symbols as black shapes. Yours should differ from each other like that, too.
safe-area.svg shows where to draw a symbol.

File, size in the game in pixels (twice that is better for bitmaps), and what to keep free:`,
    size: ({ width, height }: Size) => `${width} x ${height}`,
    seconds: (max: number) => `at most ${max} s`,
    /** What has to stay empty or calm in a picture; empty where nothing has to. */
    safeArea: (slot: string): string => {
      if (slot.includes('/symbols/')) return 'leave a sixteenth empty on every side';
      const known: Readonly<Record<string, string>> = {
        'lucky-fishing/stage/frame': 'the window begins 7% inside each edge; draw nothing in it',
        'ocean-treasures/stage/frame': 'of 1000 x 660 the window is 900 x 540 at 50, 60; draw nothing in it',
        'ocean-treasures/stage/frame-tall':
          'of 1000 x 917 the window is 900 x 783 at 50, 60; draw nothing in it',
        'ocean-treasures/stage/door': 'dark and calm in the middle, 42% of its width and 35% of its height',
        'shell/pages/banner': 'calm on the left; phones show only what is right of the middle',
      };
      const named: Readonly<Record<string, string>> = {
        sign: 'calm between 11% from left and right, 28% from the top and 16% from the bottom',
        plate: 'dark from 5% to 48% and from 52% to 95% of its width, from 16.5% to 83.5% of its height',
      };
      return known[slot] ?? named[slot.slice(slot.lastIndexOf('/') + 1)] ?? '';
    },
  },
  skins: {
    title: 'Your skins',
    text: 'One skin is open at a time: you edit it here, and play with it. A skin from a friend opens beside yours and never mixes with it.',
    nameOf: ({ name }: SkinNotes) => name.trim() || 'Unnamed skin',
    by: (author: string) => `by ${author}`,
    optionOf: ({ name, author }: SkinNotes) =>
      `${name.trim() || 'Unnamed skin'}${author.trim() && ` by ${author.trim()}`}`,
    isOpen: '(open)',
    open: 'Open',
    openThis: (name: string) => `Open ${name}`,
    duplicate: 'Duplicate',
    startNew: 'New skin',
    share: 'Share',
    shareThis: (name: string) => `Share ${name}`,
    /** The manifest of a zip needs all three. */
    unnamed: ({ name }: SkinNotes) =>
      `To share ${name.trim() || 'this skin'}, open it and fill in its name, artist and licence under "Save and share".`,
    downloaded: (file: string) => `Downloaded ${file}. Your friends can drop it on any page of the games.`,
    mix: {
      title: 'Mix two skins',
      text: 'Makes a new skin. Both stay as they are, and both artists stay named.',
      symbols: 'Symbols from',
      rest: 'Machine, pages, sounds and colours from',
      make: 'Mix them',
    },
    mixOf: (symbols: SkinNotes, rest: SkinNotes) =>
      `${symbols.name.trim() || 'Unnamed'} in ${rest.name.trim() || 'unnamed'}`.slice(0, MAX_LENGTH.name),
    mixed: ({ name }: SkinNotes) => `Opened your mix, ${name}.`,
    emptyMix: 'The first skin has no symbols and the second has nothing else, so there is nothing to mix.',
    delete: 'Delete',
    deleteThis: (name: string) => `Delete ${name}`,
    sure: 'Delete it for good?',
    yes: 'Yes, delete',
    no: 'Keep it',
    copyOf: ({ name }: SkinNotes) => `${name.trim() || 'Unnamed skin'} copy`.slice(0, MAX_LENGTH.name),
    opened: ({ name }: SkinNotes) => `Opened ${name.trim() || 'an unnamed skin'}.`,
    duplicated: ({ name }: SkinNotes) => `Made a copy of ${name.trim() || 'this skin'}.`,
    /** About the skin that was open before another one. */
    shelved: ({ name }: SkinNotes) => `${name.trim() || 'Your unnamed skin'} is kept under "Your skins".`,
    notKept:
      "Your browser couldn't keep your other skins, so nothing was changed. Download skin.zip and remove all first.",
  },
  /** What was done to a sound to make it fit. */
  fitted: {
    /** The first of them begins the sentence. */
    sound: (done: readonly string[]) => capitalized(`${listed(done, done.length)}.`),
    converted: 'saved as WAV',
    pause: (seconds: number) => `${seconds.toFixed(1)} s of silence at its start removed`,
    cut: (seconds: number) => `cut to ${seconds} s with a fade`,
    /** @param gain dB, not 0 */
    loudness: (gain: number) =>
      `made ${Math.abs(gain)} dB ${gain > 0 ? 'louder' : 'quieter'}, like the original`,
    lighter: 'made lighter',
  },
  doubled: {
    title: 'Several files for one place',
    text: 'The better one is used. Press another to use that one instead.',
    choose: (name: string) => `File for ${name}`,
    dismiss: 'Done',
    note: (used: string, others: readonly string[], reason: 'vector' | 'larger' | 'alike') => {
      const why = {
        vector: ", because it's sharp at every size",
        larger: ", because it's larger",
        alike: '',
      }[reason];
      return `Used ${shownPath(used)} instead of ${listed(others.map(shownPath))}${why}.`;
    },
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
    text: 'These coins are only for trying things out.',
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
  adjust: {
    open: 'Adjust',
    openFor: (name: string) => `Adjust ${name}`,
    close: 'Done',
    title: (name: string) => `Adjust ${name}`,
    help: 'Drag the picture, its corner or the handle above it. Or use the arrow keys to move, + and - to scale, and [ and ] to turn.',
    field: (name: string) => `${name} in its place`,
    left: 'Move left',
    right: 'Move right',
    up: 'Move up',
    down: 'Move down',
    larger: 'Larger',
    smaller: 'Smaller',
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    ground: 'Remove background',
    fit: 'How it fills its place',
    cover: 'Fill',
    contain: 'Show whole',
    reset: 'Reset',
    failed: "Your browser couldn't read this picture again.",
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
