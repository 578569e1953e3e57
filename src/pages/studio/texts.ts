import { shownPath } from '../../skins/archive/refusal';
import { MAX_LENGTH, type SkinNotes } from '../../skins/skin-manifest';
import type { ThemeColour } from '../../skins/theme-colours';
import type { NotSavedReason } from '../../store/custom-skin';
import { translatable } from '../../languages/language';
import { listed } from './english';

/** All that the studio says. What its parts say is in their folders. */
export const texts = translatable('studio/studio', {
  intro:
    "Draw a fish, add it here, and it spins. Anything you don't draw keeps the original art. Your files stay in this browser and are never uploaded.",
  drop: {
    title: 'Drop your pictures anywhere on this page',
    touchTitle: 'Choose your pictures',
    text: 'Pictures can have any size and most formats. Name each one after what it shows, such as fish.png or coin.svg. You can also add animations, sounds, folders or a skin.zip.',
    files: 'Choose files',
    folder: 'Choose a folder',
    over: 'Drop to add your files',
    reading: 'Checking your files...',
  },
  unreadable: "Your browser couldn't read your files. Save them again, then add them again.",
  status: {
    added: (names: readonly string[], kind: 'picture' | 'sound' | 'file') => {
      if (names.length === 0) return "Updated the skin's details.";
      return names.length === 1
        ? `${listed(names)} now uses your ${kind}.`
        : `${listed(names)} now use your ${kind}s.`;
    },
    recoloured: (name: string) => `Changed the colour "${name}".`,
    restoredColour: (name: string) => `Restored the original colour "${name}".`,
    restored: (name: string) => `${name} is back to the original.`,
    pixelated: (isOn: boolean) => (isOn ? 'Pixels now stay sharp.' : 'Pictures are now smoothed.'),
    otherTab: 'Updated with the changes you made in another tab.',
    /** What undo takes back then. */
    otherTabsChange: 'Changes from another tab.',
    moved: (from: string, to: string) => `Moved your file from ${from} to ${to}.`,
    adjusted: (name: string) => `Adjusted ${name}.`,
    removed: 'Removed all your art.',
    undone: (change: string) => `Undid the last change (${change.replace(/\.$/, '')}).`,
  },
  undo: 'Undo',
  problemsTitle: 'Problems to fix',
  notesTitle: 'Notes on your files',
  notSaved: {
    quota:
      'Your browser has no space left to save your art. It will be lost when you leave this page, so share it to keep a copy.',
    unavailable:
      "Your browser won't save anything for this site, perhaps because this is a private window. Your art will be lost when you leave this page, so share it to keep a copy.",
    failed:
      "Your browser couldn't save your last change. It will be lost when you leave this page, so share it to keep a copy.",
  } satisfies Readonly<Record<NotSavedReason, string>>,
  unassigned: {
    title: 'Where do these go?',
    text: 'Choose a place for each file.',
    drag: 'Or drag a file to its place.',
    files: 'Files without a place',
    place: (file: string) => `Place for ${file}`,
    likely: 'Likely',
    inGame: (title: string, game: string) => `${title}, ${game}`,
    assign: 'Add here',
    assignThis: (file: string) => `Add here: ${file}`,
    /** Adds each file that has a likely place there. @param count 2 or more */
    assignLikely: (count: number) => `Add ${count === 2 ? 'both' : `all ${count}`} to their likely places`,
    leaveOut: 'Skip',
    leaveOutThis: (file: string) => `Skip ${file}`,
    leaveOutAll: (count: number) => `Skip all ${count}`,
  },
  /** A file that was dropped on one place, and has the name of others. */
  otherName: (file: string, slot: string, named: readonly string[]) =>
    `You added ${shownPath(file)} to ${slot}, but its name matches ${listed(named)}. Choose where it goes.`,
  watch: {
    start: 'Watch a folder',
    startOther: 'Watch another folder',
    again: (folder: string) => `Watch ${folder} again`,
    text: 'Anything you save there shows on the reels right away.',
    watching: (folder: string) =>
      `Watching ${folder}. Anything you save there shows on the reels right away.`,
    stop: 'Stop watching',
    /** Where the browser can't do it. */
    none: "This browser can't watch a folder for you. After you save a file, add it again.",
    lost: (folder: string) => `Stopped watching ${folder}, because your browser can't read it any more.`,
    denied: (folder: string) =>
      `Your browser needs your permission to read ${folder}. Press again and allow it.`,
  },
  skins: {
    title: 'Your skins',
    text: "One skin is open at a time: the one you edit here. Choose in Settings which one the games show. A friend's skin opens separately and doesn't change yours.",
    nameOf: ({ name }: SkinNotes) => name.trim() || 'Unnamed skin',
    by: (author: string) => `by ${author}`,
    optionOf: ({ name, author }: SkinNotes) =>
      `${name.trim() || 'Unnamed skin'}${author.trim() && ` by ${author.trim()}`}`,
    isOpen: '(open)',
    open: 'Open',
    openThis: (name: string) => `Open ${name}`,
    duplicate: 'Duplicate',
    startNew: 'New skin',
    /** The manifest of a zip needs all three. */
    unnamed: ({ name }: SkinNotes, isOpen: boolean) =>
      `To share ${name.trim() || 'this skin'}, ${isOpen ? '' : 'open it and '}fill in its name, artist and licence under "Save and share".`,
    mix: {
      title: 'Mix two skins',
      text: 'Makes a new skin from two others. Both stay as they are, and both artists are credited.',
      symbols: 'Symbols from',
      rest: 'Machine, pages, sounds and colours from',
      make: 'Mix them',
    },
    mixOf: (symbols: SkinNotes, rest: SkinNotes) =>
      `${symbols.name.trim() || 'Unnamed'} in ${rest.name.trim() || 'unnamed'}`.slice(0, MAX_LENGTH.name),
    mixed: ({ name }: SkinNotes) => `Opened your mix, ${name}.`,
    emptyMix:
      "The first skin has no symbols, and the second has nothing but symbols, so there's nothing to mix.",
    copyOf: ({ name }: SkinNotes) => `${name.trim() || 'Unnamed skin'} copy`.slice(0, MAX_LENGTH.name),
    opened: ({ name }: SkinNotes) => `Opened ${name.trim() || 'an unnamed skin'}.`,
    duplicated: ({ name }: SkinNotes) => `Made a copy of ${name.trim() || 'this skin'}.`,
    /** About the skin that was open before another one. */
    shelved: ({ name }: SkinNotes) => `${name.trim() || 'Your unnamed skin'} is kept under "Your skins".`,
    notKept:
      'Your browser couldn\'t save your other skins, so nothing was changed. Share this one to keep a copy, and press "Remove all" first.',
  },
  duplicates: {
    title: 'Several files for one place',
    text: 'The best one is used. Press another one to use it instead.',
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
      `${symbol} has a new picture, but its animation still starts with the old picture, which may appear when the symbol moves.`,
    remove: 'Remove the animation',
    removeThis: (animation: string) => `Remove the animation: ${animation}`,
    fade: 'Keep it',
    fadeThis: (animation: string) => `Keep it, fading from the new picture: ${animation}`,
  },
  oneColour: (game: string) =>
    `All your symbols for ${game} have about the same colour and brightness, so they're hard to tell apart on the reels. Make some of them lighter, darker or a different colour.`,
  grid: {
    label: (animation: string) => `Frames of ${animation}`,
    rows: 'Rows',
    columns: 'Columns',
    apply: 'Cut again',
    applyTo: (animation: string) => `Cut again: ${animation}`,
    frames: 'Choose frames',
    framesOf: (animation: string) => `Choose frames: ${animation}`,
  },
  /** Of sheets with several animations. */
  sheet: {
    title: 'Choose animations',
    text: 'Press what each row is for. Press a frame to leave it out, or to put it back.',
    cut: 'Cut as a sheet',
    cutThis: (name: string) => `Cut as a sheet: ${name}`,
    row: (number: number) => `Row ${number}`,
    whole: 'All rows, one after the other',
    frames: (row: string) => `Frames of ${row}`,
    frame: (number: number, row: string) => `Frame ${number} of ${row}`,
    use: (animation: string, row: string) => `${animation}: ${row}`,
  },
  games: 'Games',
  colours: {
    title: 'Page colours',
    text: 'The original is on the left. Press the colour on the right to choose your own.',
    original: (name: string, colour: string) => `${name}, original: ${colour}`,
    custom: (name: string) => `${name}, your colour`,
    unreadable: "These colours aren't used on the pages yet, because some text would be hard to read:",
    more: (count: number) => `And ${count} more.`,
    sample: {
      title: 'Sample of your colours',
      heading: 'Heading',
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
    text: 'Share your pictures, sounds and colours as a zip. Open it in the studio on another device, give it to a friend, or submit it so everyone can use it.',
    fields: { name: 'Skin name', author: 'Artist', licence: 'Licence, such as CC-BY-4.0' },
    missing: 'Please fill this in.',
    pixelated: 'Keep pixels sharp',
    pixelatedText: 'For pixel art. Pictures are enlarged without smoothing.',
    empty: 'Add a picture, a sound or a colour first.',
    problems: 'Your zip is ready. Fix these before you submit it:',
  },
  play: (game: string) => `Play ${game} with your art`,
  remove: {
    all: 'Remove all',
    sure: 'Remove all your art?',
    yes: 'Yes, remove all',
    no: 'Keep it',
  },
} as const);
