export const texts = {
  sound: { name: 'Sound', on: 'Sound is on', off: 'Sound is off' },
} as const;
