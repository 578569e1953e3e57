import { translatable } from '../../languages/language';

export const texts = translatable('messages/newVersion', {
  newVersion: {
    title: 'A new version is ready',
    description: 'Reload to update. Your coins are safe.',
    reload: 'Reload',
  },
} as const);
