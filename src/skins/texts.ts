import { spokenList } from '../games/spoken';
import type { Size } from './image-list';
import { formatBytes } from './rules/weights';
import { locale, translatable } from '../languages/language';

const again = 'Export it again from your drawing program';
const aboutPixels = (pixels: number): number =>
  pixels < 10 ? Number(pixels.toFixed(2)) : Math.round(pixels);
const sizeText = ({ width, height }: Size): string => `${aboutPixels(width)} × ${aboutPixels(height)}`;
const embed = 'Embed it in the SVG, or delete it';
const asPngOrWebp = 'export it as PNG or WebP';
const leaveOut = "Leave out everything that isn't part of the skin.";
/** Where and why an XML parser stopped: `unclosed tag: g`. */
interface XmlFault {
  readonly line: number;
  readonly detail: string;
}
/** A problem that is found on a line, and what to do about it. */
const fault = (problem: string, advice: string) => ({ problem, advice });
export type Fault = ReturnType<typeof fault>;
const tooHeavy =
  (advice = '') =>
  (bytes: number, max: number): string =>
    `is ${formatBytes(bytes)}. Make it at most ${formatBytes(max)}${advice}`;
const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
const list = (items: readonly string[]): string => items.join(', ');
const anyOf = (items: readonly string[]): string => spokenList(items, 'or');
/** The name of a file format by its ending, as people write it: `PNG`, `WebP`. */
const formatName = (format: string): string => (format === 'webp' ? 'WebP' : format.toUpperCase());

/**
 * What the rules say about files. Each problem says what is wrong and what to do. A comment says where a text is not a
 * whole sentence: most follow the name of the file, and get their full stop where they are shown.
 */
export const texts = translatable('skins/files', {
  /** Each after the name of an image. */
  image: {
    empty: `is empty. ${again}`,
    unreadable: (reason: string) => `is cut off or unreadable (${reason}). ${again}`,
    otherFormat: (found: string, wanted: string) =>
      `contains ${formatName(found)} data, not ${formatName(wanted)}. ${again} as ${formatName(wanted)}`,
    notUtf8: `isn't encoded in UTF-8. ${again} in UTF-8`,
    animated: 'is animated. Export a still picture, because the game animates it',
    tooManyPixels: (size: Size, max: number) =>
      `is ${sizeText(size)} pixels. Make it at most ${max} pixels on each side`,
    /** @param side of a square with as many pixels as are allowed */
    moreThanDecoded: (size: Size, side: number) =>
      `is ${sizeText(size)} pixels, more than a browser can decode. Make it at most ${side} × ${side}`,
    svgTooHeavy: tooHeavy(` by using fewer points and decimals, or ${asPngOrWebp}`),
    tooHeavy: tooHeavy(' by using fewer pixels'),
    smallSymbol: (size: Size, min: number) =>
      `is ${sizeText(size)} pixels. Make it at least ${min} pixels on the shorter side (512 is better)`,
    narrow: (width: number, min: number) =>
      `is ${width} pixels wide. Make it at least ${min} pixels (${2 * min} is better)`,
    symbolNotSquare: (size: Size, right: Size) =>
      `is ${sizeText(size)}. Make it ${sizeText(right)}, because symbols are square`,
    otherProportion: (size: Size, right: Size, shown: Size) =>
      `is ${sizeText(size)}. Make it ${sizeText(right)}, because it's shown at ${sizeText(shown)} pixels`,
    /** Of a file that browsers can't draw. */
    otherKind: (format: string) =>
      `is a ${formatName(format)} file, which browsers can't draw. Export it as PNG, SVG or WebP`,
    noPlace: "doesn't match any picture in the games",
    transparent: 'is fully transparent. Draw something, or export it again from your drawing program',
    /** @param span 0 to 1 */
    smallDrawing: (span: number) =>
      `fills only ${Math.round(100 * span)}% of its width and height. Crop the empty edges or draw it larger, because other symbols fill 90%`,
    /** Reasons why an image is unreadable. */
    reasons: {
      endMissing: 'its end is missing',
      damaged: 'it is damaged',
      tooManyPixels: 'it has too many pixels',
      damagedPart: (part: string) => `its ${part} chunk is damaged`,
      unknownPart: (part: string) => `it begins with ${JSON.stringify(part)}`,
      encoding: (name: string) => `it isn't encoded in ${name.toUpperCase()}`,
      unpacksTooLarge: "it's too large once unpacked",
      noImage: "it isn't a picture file",
      notSvg: (line: number, tag: string) => `line ${line}: <${tag}> instead of <svg>`,
      /** @param detail what the parser says, which knows English only: other languages leave it out */
      badXml: ({ line, detail }: XmlFault) => `line ${line}: ${detail}`,
    },
  },
  /** What was done to a picture so that it fits: short sentences. Those of `warnings` say what may look wrong. */
  fit: {
    squared: 'Fitted into a square.',
    /** @param span 0 to 1 */
    trimmed: (span: number) => `Enlarged, because it filled only ${Math.round(100 * span)}% of the square.`,
    centred: 'Centred, because it was off the middle of its square.',
    /** @param opacity of the most opaque part, 0 to 1 */
    faint: (opacity: number) =>
      `It's almost invisible, because no part of it is more than ${Math.max(1, Math.round(100 * opacity))}% opaque.`,
    covers: 'It covers the symbols. Make its middle transparent, so that the reels show through.',
    covered: 'Fills the whole area, so its edges are cut off.',
    contained: 'Fitted into the area without cropping.',
    converted: (format: string) => `Converted from ${formatName(format)}.`,
    firstFrame: 'Shows only its first frame.',
    upright: 'Rotated or flipped to match its EXIF data.',
    reduced: (pixels: number) => `Reduced from ${pixels.toLocaleString(locale())} pixels.`,
    enlarged: (pixels: number) =>
      `Enlarged from ${pixels.toLocaleString(locale())} pixels, so it may look soft.`,
    pixelArt: (times: number) => `Enlarged ${times} times with sharp pixels.`,
    groundRemoved: 'Removed its background.',
    fringe: {
      dark: 'Cleaned up its dark edges.',
      light: 'Cleaned up its white edges.',
    },
    ground: {
      plain: 'It has a background. Press "Adjust" to remove it.',
      checkered: 'It has a checkerboard behind it. Press "Adjust" to remove it.',
      busy: "Its background isn't transparent.",
    },
    leftOut: {
      script: 'Left out a script.',
      'web-page': 'Left out part of a web page.',
      animation: 'Left out its animation, because the game animates it.',
      font: 'Left out a font.',
      link: 'Left out a link.',
      outward: (targets: readonly string[]) =>
        `Left out what it loads from elsewhere (${list(targets.slice(0, 3).map(shortened))}).`,
    },
    nothingLeft: 'contains only things it loads from elsewhere. Embed them in the SVG',
    text: 'It contains text, which may look different on other devices. Turn the text into paths.',
    currentColor: 'Anything that takes its colour from its surroundings (currentColor) is drawn in black.',
    /** @param bytes of the SVG, without the pictures in it */
    drawn: (bytes: number) => `Turned into pixels, because its shapes take up ${formatBytes(bytes)}.`,
    /** @param bytes of the pictures in an SVG */
    drawnPictures: (bytes: number) =>
      `Turned into pixels, because the pictures in it take up ${formatBytes(bytes)}.`,
    /** @param count of the elements that it draws, copies and all */
    drawnOften: (count: number) =>
      `Turned into pixels, because it draws ${count.toLocaleString(locale())} elements.`,
    strip: 'If it\'s a strip of frames, press "Cut as a sheet", or add "sheet" to its name.',
    uneven: ([one, other]: readonly [number, number]) =>
      `Its pixels are uneven, some ${one} and some ${other} pixels wide. Export it at a whole multiple of its size.`,
    grid: 'It seems to include a grid. Hide the grid before you export.',
  },
  /** Each after the name of an SVG. */
  svg: {
    onLine: ({ problem, advice }: Fault, line: number) => `${problem} (line ${line}). ${advice}`,
    script: fault('contains a <script>', "Delete it, because pictures can't contain scripts"),
    handler: (attribute: string) =>
      fault(`runs a script in ${attribute}`, "Delete that attribute, because pictures can't contain scripts"),
    webPage: (tag: string) =>
      fault(`contains part of a web page (<${tag}>)`, 'Delete it, or export the picture as plain SVG'),
    animated: (by: string) =>
      fault(`is animated with ${by}`, 'Export a still picture, because the game animates it'),
    doctype: fault(
      'has a DOCTYPE with entities or an external file',
      'Delete the DOCTYPE, or export plain SVG',
    ),
    reference: (target: string) => fault(`refers to ${target}`, embed),
    styleSheet: fault('loads a style sheet from another file', embed),
    cssImport: fault('loads a style or picture from another file', embed),
    noNamespace: (namespace: string) =>
      fault(
        `has no xmlns="${namespace}" on its <svg>`,
        'Add it, because browsers need it to show the picture',
      ),
    noSize: fault('has no size', 'Give its <svg> a width and height, or a viewBox'),
    tooComplex: (max: number) =>
      `draws more than ${max.toLocaleString(locale())} elements, because its copies contain more copies. To fix that, ${asPngOrWebp}`,
  },
  /** Each after the name of a sprite sheet or its data. */
  animation: {
    heavyData: tooHeavy(' by using fewer frames'),
    notData:
      "isn't sprite sheet data. Export it as JSON from Aseprite or TexturePacker, or drop the picture without it",
    spine: "is a Spine skeleton, which the games can't play. In Spine, export a sequence of PNG files",
    otherSheet: (described: Size, found: Size) =>
      `describes a sheet of ${sizeText(described)} pixels, but the picture is ${sizeText(found)}. Export both together again`,
    noFrames: 'has no frames. Export the animation again',
    outside: (frame: string) =>
      `has a frame outside its picture, "${frame}". Export the sheet and its data together again`,
  },
  /** What was done to an animation so that the games can play it. Whole sentences. */
  animationNotes: {
    squared: 'Centred its frames in a square.',
    cropped: 'Cropped the empty edges that all its frames share.',
    enlarged: (from: number, to: number) => `Enlarged its frames from ${aboutPixels(from)} to ${to} pixels.`,
    enlargedSoft: (from: number, to: number) =>
      `Enlarged its frames from ${aboutPixels(from)} to ${to} pixels, so they may look soft.`,
    linedUp: "Lined up with the symbol's picture.",
    faded:
      "It doesn't start with the symbol's picture, so the game fades from that picture into the animation.",
    still: 'Its first frame is now the symbol at rest.',
    cut: (rows: number, columns: number) =>
      `Cut into ${rows} ${rows === 1 ? 'row' : 'rows'} and ${columns} ${columns === 1 ? 'column' : 'columns'} of frames.`,
    /** @param count of the clips on the sheet */
    clip: (name: string, count: number) => `Plays "${name}", one of its ${count} animations.`,
    clips: (count: number, motion: string) =>
      `Plays its ${count} animations one after the other. To play only one of them, name it "${motion}".`,
    groundRemoved: 'Removed the plain background of its frames.',
    ground: "The background of its frames isn't transparent.",
    uncut:
      "Its frames couldn't be told apart, so the whole sheet is shown as one frame. Set its rows and columns.",
    plainLayers: "Its layers are drawn in normal mode, because the games don't support blend modes.",
    noTimes: (count: number, rate: number) =>
      `Its ${count} frames have no durations, so they play at ${rate} frames a second.`,
    faster: (seconds: number, max: number) =>
      `Plays in ${max} seconds instead of ${Number(seconds.toFixed(1))}, because wins are short.`,
    fewerFrames: (count: number, max: number) => `Resampled from ${count} to ${max} frames.`,
    resampled: (from: number, to: number) =>
      `Resampled from ${Math.round(from)} to ${Math.round(to)} frames a second.`,
    rounded: (rate: number) => `Rounded its timing to ${Math.round(rate)} frames a second.`,
    otherSheet: (described: Size, found: Size) =>
      `Its data describes a sheet of ${sizeText(described)} pixels, but the picture is ${sizeText(found)}. Check that they belong together.`,
  },
  /** Each after the name of a sound. */
  sound: {
    empty: 'is empty. Export it again from your sound program',
    tooHeavy: tooHeavy(' by shortening or compressing it'),
  },
  /** Each after the name of a font. */
  font: {
    empty: 'is empty. Export it again from your font program',
    tooHeavy: tooHeavy(' by keeping only the digits 0 to 9, the comma and the full stop'),
    noFont: "isn't a font. Export it as WOFF2, WOFF, TTF or OTF",
  },
  /** Whole sentences. */
  names: {
    missing: (name: string, extensions: readonly string[]) =>
      `${name}${extensions[0] ?? ''} is missing. Add it as ${anyOf(extensions)}.`,
    duplicates: (name: string, files: readonly string[]) =>
      `${name} has ${files.length} files (${list(files)}). Keep one of them.`,
    unexpected: {
      picture: (file: string, advice: string) => `${file} isn't one of the game's pictures. ${advice}`,
      animation: (file: string, advice: string) => `${file} isn't one of the game's animations. ${advice}`,
      sound: (file: string, advice: string) => `${file} isn't one of the game's sounds. ${advice}`,
      font: (file: string, advice: string) => `${file} isn't one of the game's fonts. ${advice}`,
    },
    exportAs: (extensions: readonly string[]) => `Export it as ${anyOf(extensions)}.`,
    moveTo: (name: string, folder: string) =>
      `Name it ${name} and put it directly into the folder ${folder}.`,
    moveOut: 'Move it out of this folder.',
    nameAfter: (names: readonly string[]) => `Rename it to ${anyOf(names)}, or move it out of this folder.`,
  },
  /** Whole sentences about a skin. */
  skin: {
    nothingElse: (manifest: string) =>
      `The skin contains only ${manifest}. Add a picture, a sound or a colour.`,
    unlistedGame: (manifest: string, game: string) =>
      `${manifest} doesn't list ${game}, but the skin has files for it. Add it to "games".`,
    noSheet: (data: string, sheet: string) => `${data} has no sprite sheet. Put ${sheet} next to it.`,
    noData: (sheet: string, data: string) =>
      `${sheet} is a sprite sheet without its data. Put ${data} next to it.`,
    gainAlone: (manifest: string, sound: string) =>
      `${manifest} makes ${sound} quieter, but the skin has no such sound. Add the sound, or delete it from "gains".`,
    /** @param digits not all of them */
    missingDigits: (digits: readonly string[]) =>
      `The pictures of digits are used only when all ten are there. Still missing: ${list(digits)}.`,
    /** @param notes sentences that say what has to be done to it */
    notFitted: (file: string, notes: readonly string[]) =>
      `${file} doesn't fit the games yet. Add it in the studio, which makes these changes: ${notes.join(' ')}`,
  },
  /** Each after `skin.json`. */
  manifest: {
    missing: 'is missing. It says what the skin is called, who made it and which games it is for',
    tooHeavy: tooHeavy(),
    notJson: "isn't a JSON object. Write it again, or download the skin again from the studio",
    needs: {
      name: 'needs a "name" for the skin',
      author: 'needs an "author", the person who made it',
      licence: 'needs a "licence", the terms under which others may use it, such as CC-BY-4.0',
    },
    needsGames: (games: readonly string[]) => `needs "games", a list of one or more games (${anyOf(games)})`,
    tooLong: (field: string, max: number) =>
      `has a "${field}" that is too long. Use at most ${max} characters`,
    invisible: (field: string) =>
      `has an invisible character in "${field}". Type it again without that character`,
    nameless: 'needs a "name" with a letter from a to z or a digit, because its folder gets that name',
    unknownGame: (game: string, games: readonly string[]) =>
      `is for ${game}, which isn't a game on this site. Use ${anyOf(games)}`,
    pixelated: 'has a "pixelated" other than true or false. Write true if pixels should stay sharp',
    notColours: 'has "colours" in the wrong format. Write them like { "gold": "#ffd27a" }',
    notGains: 'has "gains" in the wrong format. Write them like { "lucky-fishing/sounds/coins": -6 }',
    badGain: (min: number) =>
      `has a number in "gains" that isn't from ${min} to 0 dB. Sounds can only be made quieter`,
    unknownField: (field: string) => `has "${field}", which skins don't use. Delete it`,
    unknownColour: (name: string, known: readonly string[]) =>
      `has a colour "${name}", which the page doesn't use. Use ${anyOf(known)}`,
    badColour: (name: string, value: unknown) =>
      `sets the colour "${name}" to ${JSON.stringify(value)}. Write it as #rrggbb`,
    hardToRead: (problem: string) => `has colours that are hard to read: ${problem}`,
  },
  colours: {
    /** A sentence without its full stop. @param ratio as a text, such as `4.4` */
    contrast: (text: string, ground: string, ratio: string, min: number) =>
      `${text} on ${ground} has a contrast of ${ratio}:1. Make one of them lighter or darker until it is at least ${min}:1`,
    token: (token: string, colour: string) => `${token} (${colour})`,
    /** A colour that no skin replaces. */
    ink: (colour: string) => `the fixed colour ${colour}`,
  },
  /** Whole sentences about a zip, by the reason why it is refused. */
  archive: {
    'too-heavy': (bytes: number, max: number) =>
      `The zip is ${formatBytes(bytes)}. Make it at most ${formatBytes(max)}.`,
    'no-zip': () => "The file isn't a zip. Pack the folder as a zip.",
    'cut-off': () => 'The end of the zip is missing. Download it again, or pack it again.',
    damaged: () => 'The zip is damaged. Download it again, or pack it again.',
    'several-parts': () => 'The zip is in several parts. Pack it again as a single file.',
    empty: () => 'The zip is empty. Pack the folder of the skin.',
    /** @param sentence about the first of its files */
    'nothing-usable': (sentence: string) => `Nothing in the zip can be used. ${sentence}`,
    'too-many-files': (max: number) => `The zip contains more than ${max} files. ${leaveOut}`,
    'unpacks-too-large': (max: number) => `The zip unpacks to more than ${formatBytes(max)}. ${leaveOut}`,
    'unsafe-path': (path: string) =>
      `The zip contains "${path}", a path that could lead out of its folder. Pack the folder itself, without links.`,
  },
  /** Each after the path of a file that is left out of a zip. */
  archiveFile: {
    damaged: 'is damaged. Download the zip again, or pack it again',
    encrypted: 'is locked with a password. Pack the zip again without one',
    unknownMethod: 'is compressed in an unusual way. Pack the folder again as a plain zip',
    tooLarge: (bytes: number, max: number) =>
      `is ${formatBytes(bytes)}. Make each file at most ${formatBytes(max)}`,
    twice: 'is in the zip twice, and only the first one was used. Keep one of them',
  },
});
