/** The pictures that a player may choose from, by the ids of Lucky Fishing's symbols. */
export const avatars = ['fish', 'tuna', 'shark', 'octopus', 'whale', 'treasure'] as const;
export type Avatar = (typeof avatars)[number];
