import { translatable } from '../../languages/language';

export const texts = translatable('shell/notFound', {
  code: '404',
  title: 'This page is lost at sea',
  text: "It may have moved, or it never existed. Let's get you back to shore.",
  home: 'Back to Shore',
} as const);
