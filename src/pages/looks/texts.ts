import { translatable } from '../../languages/language';

export const texts = translatable('settings/looks', {
  intro:
    'The look you choose in Settings applies to both games and every page. Here you can try one on the reels first, for this visit only.',
  author: 'Made by',
  licence: 'Licence',
  games: 'Made for',
  tryOn: 'See it on the reels',
  tryOnLook: (name: string) => `See ${name} on the reels`,
  choose: 'Choose a look in Settings',
  make: 'Make your own in the studio',
} as const);
