export const texts = {
  original: { title: 'Original', text: 'The sea under the pier, the way the games were first drawn.' },
  skin: (author: string, games: string) => `By ${author}, for ${games}.`,
  guest: (author: string) => `By ${author}, for this visit.`,
  custom: { title: 'Your own art', text: "What you've added in the studio on this device." },
} as const;
