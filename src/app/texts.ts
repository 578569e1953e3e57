export const texts = {
  lookNotLoaded: {
    title: "The look couldn't be loaded",
    description: 'Check your connection, then choose it again.',
  },
} as const;
