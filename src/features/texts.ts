import { translatable } from '../languages/language';

export const texts = translatable('shell/features', {
  language: 'Language',
  sound: { name: 'Sound', on: 'Sound is on', off: 'Sound is off' },
} as const);
