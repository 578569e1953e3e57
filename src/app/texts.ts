export const texts = {
  lookNotLoaded: {
    title: "The look couldn't be loaded",
    description:
      "You're seeing the original look instead. Check your connection, then choose the look again in Settings.",
  },
} as const;
