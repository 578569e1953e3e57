import { translatable } from '../languages/language';

export const texts = translatable('shell/features', {
  language: 'Language',
  sound: { name: 'Sound', on: 'Sound is on', off: 'Sound is off' },
  textCopy: {
    question: "Didn't get the file?",
    show: 'Show it as text',
    label: 'Your game as text',
    advice:
      'Copy all of this text and keep it somewhere safe, such as in a note. You can paste it on your Profile page later.',
    copy: 'Copy',
    copied: 'Copied. Check that the text has arrived where you paste it.',
    notCopied: "Your browser couldn't copy the text. Select all of it and copy it yourself.",
    failed: "The text couldn't be created. Reload the page, then try again.",
  },
} as const);
