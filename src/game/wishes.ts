/** How much the player wants to see move: what the system asks for, all of it, or less. */
export const motionWishes = ['system', 'full', 'reduced'] as const;
export type MotionWish = (typeof motionWishes)[number];

/** What the player wants the reels to be drawn with: what suits the device, or one way alone. */
export const pictureWishes = ['automatic', 'webgl', 'canvas', 'plain'] as const;
export type PictureWish = (typeof pictureWishes)[number];

/** The loudest that the player may set the sound (percent). */
export const FULL_VOLUME = 100;
