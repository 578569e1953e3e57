import { translatable } from '../../languages/language';

/** What is said of the skins of the studio, in Settings and in the studio itself. */
export const texts = translatable('settings/yourSkins', {
  by: (author: string) => `By ${author}.`,
  open: 'Open in the studio.',
  share: 'Share',
  shareThis: (name: string) => `Share ${name}`,
  /** A zip must say all three. */
  unnamed: {
    title: "This skin can't be shared yet",
    description: 'Open it in the studio and fill in its name, artist and licence.',
  },
  downloaded: (file: string) =>
    `The download of ${file} has started. Your friends can drop it on any page of the games.`,
  /** The share sheet was closed. */
  notShared: (file: string) => ({
    title: `${file} wasn't shared`,
    description: 'You can save it as a file instead.',
    save: 'Save as a file',
  }),
  remove: 'Remove',
  removeThis: (name: string) => `Remove ${name}`,
  sure: 'Remove this skin?',
  yes: 'Yes, remove',
  no: 'Keep it',
  removed: {
    title: 'Recently removed',
    bringBack: 'Bring back',
    bringBackThis: (name: string) => `Bring back ${name}`,
    done: (name: string) => `Removed ${name}. You can bring it back.`,
    undone: (name: string) => `${name} is back.`,
  },
  /** The skin in use was removed elsewhere. */
  gone: {
    title: 'Your skin is gone',
    description: "The skin you used is no longer on this device, so you're seeing the original look.",
  },
  failed: {
    title: "Your skins weren't changed",
    description: "Your browser couldn't read or save them. Reload the page, then try again.",
  },
} as const);
