import { translatable } from '../../languages/language';

export const texts = translatable('messages/visitLook', {
  shown: 'Shown for this visit only.',
  keep: 'Keep it',
  back: 'Back to mine',
  unknown: {
    title: 'Look not found',
    description: "This site has no look by that name, so your look hasn't changed.",
  },
} as const);
