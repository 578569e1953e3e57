export const texts = {
  sound: { name: 'Sound', on: 'Sound is on', off: 'Sound is off' },
  looks: {
    text: 'How the games and pages look. During a spin, a new look waits until the reels stop.',
  },
} as const;
