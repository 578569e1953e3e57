import { translatable } from '../../languages/language';

/** Loaded with the first toast. */
export const texts = translatable('messages/toast', {
  label: 'Message',
  /** Radix puts the key in place of `{hotkey}`. */
  list: 'Messages ({hotkey})',
  close: 'Close',
} as const);
