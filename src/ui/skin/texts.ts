import { translatable } from '../../languages/language';

export const texts = translatable('shell/looks', {
  original: { title: 'Original', text: 'The sea under the pier, the way the games were first drawn.' },
  /** Of skins that come with the site. Others keep the names that their artists gave them. */
  names: { 'desert-oasis': 'Desert Oasis', paper: 'Paper', pixel: 'Pixel' } as Readonly<
    Record<string, string>
  >,
  skin: (author: string, games: string) => `By ${author}, for ${games}.`,
  tried: (author: string) => `By ${author}. Shown for this visit only.`,
  custom: { title: 'Your own art', text: "What you've added in the studio on this device." },
} as const);
