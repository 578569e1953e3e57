import { spokenList } from '../../games/spoken';
import { translatable } from '../../languages/language';

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const texts = translatable('messages/skinFiles', {
  opening: (file: string) => ({ title: `Opening ${file}`, description: 'Checking its pictures and sounds.' }),
  unreadable: (file: string) => ({
    title: `${file} couldn't be opened`,
    description: 'Save or download it again, then try again.',
  }),
  /** Zips that are no skin. */
  noSkin: {
    title: (file: string) => `${file} isn't a skin`,
    /** It has pictures or sounds, but nothing that says whose they are. */
    loose: 'It has no skin.json, but it does have pictures or sounds. Add it in the studio.',
    other: "The games can't use anything in it.",
  },
  /** Files that are no zips. */
  noZip: {
    title: (files: readonly string[]) =>
      files.length === 1 ? `${files[0] ?? ''} isn't a skin` : "These files aren't a skin",
    art: 'Add pictures and sounds in the studio to see and hear them in the games.',
    data: "Import a saved game on your profile. Add a skin's files in the studio.",
    other: 'A skin is a file that ends in .zip. Pictures, sounds and folders belong in the studio.',
  },
  open: { studio: 'Open the studio', profile: 'Open your profile' },
  offer: {
    about: (author: string, games: string) => `A skin by ${author}, for ${games}.`,
    licence: (licence: string) => `Licence: ${licence}.`,
    contents: (counts: Readonly<Record<'pictures' | 'animations' | 'sounds' | 'colours', number>>) =>
      `${spokenList([
        ...(counts.pictures > 0 ? [plural(counts.pictures, 'picture')] : []),
        ...(counts.animations > 0 ? [plural(counts.animations, 'animation')] : []),
        ...(counts.sounds > 0 ? [plural(counts.sounds, 'sound')] : []),
        ...(counts.colours > 0 ? [plural(counts.colours, 'page colour')] : []),
      ])}.`,
    leftOut: (count: number) => `${plural(count, 'problem')} found. Anything that can't be used is left out.`,
    help: '"Look at it" shows the skin until you close or reload this page. "Use it" keeps it, and you can edit it in the studio. Your own skin is kept there too.',
    look: 'Look at it',
    use: 'Use it',
    notNow: 'Not now',
  },
  /** A skin that a link names. */
  linked: {
    question: (name: string, author: string, size: string) =>
      `Show the skin "${name}" by ${author} (${size}) for this visit?`,
    show: 'Show it',
    title: "The skin couldn't be opened",
    address: 'The link to the skin must start with https://. Ask for a new link.',
    refused: (status: number) =>
      `Its site answered with error ${status}. Ask whoever sent you the link whether it is right.`,
    unreachable:
      "Its site can't be reached, or doesn't let other sites read the file. Download the zip and drop it on this page.",
    noZip: "The link doesn't lead to a zip. Download the zip and drop it on this page.",
    tooLarge: (max: string) =>
      `The zip is larger than ${max}, which is too much for a skin. Ask for a smaller one.`,
  },
  used: (name: string, author: string) => ({
    title: `You're using ${name}`,
    description: `By ${author}. Edit it in the studio, or choose another look in Settings.`,
  }),
  /** What was open in the studio before. */
  shelved: (name: string) =>
    `${name.trim() || 'Your unnamed skin'} is kept under "Your skins" in the studio.`,
  notKept: (name: string) => ({
    title: `${name} couldn't be saved`,
    description:
      "Your browser has no space left or won't save anything for this site. You can still look at the skin for this visit.",
  }),
} as const);
