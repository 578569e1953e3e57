import { shownPath } from '../../../skins/archive/refusal';
import { fileOf } from '../../../skins/paths';
import { formatBytes } from '../../../skins/rules/weights';
import { translatable } from '../../../languages/language';
import { listed } from '../english';

/** How many of the files that were left out are named. */
const MAX_NAMED = 12;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Files that artists have beside those they export, by their endings, and what to export instead. */
const FOREIGN = [
  [
    '.skel .spine',
    "The games can't play Spine skeletons. In Spine, export the animation as a sequence of PNG files.",
  ],
  ['.heic .heif', "Browsers can't draw photos in this format. Export them as JPEG or PNG."],
  [
    '.psd .psb .kra .xcf .clip .procreate .ora .ai .afdesign .afphoto .af .fig .sketch .xd .fla .cdr .blend',
    "The games need pictures, not a program's working files. Export PNG or SVG files instead.",
  ],
  [
    '.tif .tiff .tga .dds .ktx .ktx2 .pvr .exr .hdr .jxl .jp2 .eps .pdf',
    "Browsers can't draw this format. Export it as PNG or SVG.",
  ],
  ['.rar .7z .tar .gz .tgz', "The studio can't open this kind of archive. Unpack it and add what's inside."],
] as const;

/** What is said of files that are read. Sentences about what is wrong inside a file come from src/skins. */
export const texts = translatable('studio-files/reading', {
  noPictures:
    "This browser hides the pixels of pictures, so some files couldn't be checked or converted and weren't added. Allow this site to read canvases, or open the studio in another browser.",
  /** Of a picture in the right format that couldn't be checked. */
  notFitted:
    'Used as it is. This browser hides the pixels of pictures, so it could be neither checked nor fitted.',
  /** Those without a full stop are about a file, as those of src/skins are: `sentenceAboutFile` makes sentences of them. */
  problems: {
    zip: (path: string, sentence: string) => `${shownPath(path)}: ${sentence}`,
    unreadable: "couldn't be read from your disk. Save it again, then add it again",
    noSound: (kinds: readonly string[]) =>
      `isn't a sound this browser can read. This browser can read ${listed(kinds, kinds.length)}. Export it again as MP3 or WAV`,
    fontRefused: "isn't a font this browser can read. Export it again as WOFF2 or TTF",
    silent: 'is silent. Export it again from your sound program',
    notConverted:
      'has to be converted, which only a browser can do. Add it in the studio, then download the skin again',
    /** @param count of the pictures that are left out */
    moreOnSheet: (path: string, count: number) =>
      `${shownPath(path)} describes ${count} more pictures than fit in the list. Name the ones you want after their symbols.`,
    /** Of an atlas of Spine. @param count of the pictures that are left out */
    skeletonParts: (path: string, count: number) =>
      count === 1
        ? `${shownPath(path)}: 1 of its pictures was left out, because it's part of a Spine skeleton.`
        : `${shownPath(path)}: ${count} of its pictures were left out, because they're parts of a Spine skeleton.`,
    data: (problem: string) => `comes with data that ${problem}`,
    dataAlone: (path: string) =>
      `${shownPath(path)} describes a sprite sheet that is missing. Add the sheet together with it.`,
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
  /** Where the data names another picture, or none. */
  sheetBySize: (sheet: string, data: string) =>
    `Used ${shownPath(sheet)} as the sprite sheet of ${shownPath(data)}, because its size matches.`,
  /** @param frame counted from 1 */
  restFrame: (frame: number) =>
    `At rest, the symbol shows frame ${frame}, because the first frame is almost empty.`,
  /** Of a sheet that is no animation, or of several symbols. */
  things: (path: string) =>
    `${shownPath(fileOf(path))}: This sheet shows different things. Choose a place for each one you want.`,
  guessedGrid: "Its rows and columns are a guess. If they're wrong, set them under the picture.",
  notesOf: (path: string, notes: readonly string[]) => `${shownPath(fileOf(path))}: ${notes.join(' ')}`,
  /** What was done to a sound to make it fit. */
  fitted: {
    /** The first of them begins the sentence. */
    sound: (done: readonly string[]) => capitalized(`${listed(done, done.length)}.`),
    converted: 'saved as WAV',
    pause: (seconds: number) => `trimmed by ${seconds.toFixed(1)} s to remove silence at the start`,
    cut: (seconds: number) => `cut to ${seconds} s with a fade-out`,
    /** @param gain dB, not 0 */
    loudness: (gain: number) =>
      `made ${Math.abs(gain)} dB ${gain > 0 ? 'louder' : 'quieter'} to match the original`,
    mono: 'mixed down to mono',
    rate: (kHz: number) => `saved at ${kHz} kHz`,
    lighter: 'made smaller',
    /** A whole sentence, about a sound whose file stays as it is. @param by dB */
    quieter: (by: number) => `Played ${by} dB quieter to match the original.`,
  },
} as const);
