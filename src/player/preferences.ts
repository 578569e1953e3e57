/** How much motion the player wants: as the system asks, all of it, or less. */
export const motionPreferences = ['system', 'full', 'reduced'] as const;
export type MotionPreference = (typeof motionPreferences)[number];

/** The renderer that the player wants for the reels: the best one for the device, or a certain one. */
export const rendererPreferences = ['automatic', 'webgl', 'canvas', 'dom'] as const;
export type RendererPreference = (typeof rendererPreferences)[number];

/** The loudest that the player may set the sound (percent). */
export const FULL_VOLUME = 100;

/** The pictures that a player may choose from, by the ids of Lucky Fishing's symbols. */
export const avatars = ['fish', 'tuna', 'shark', 'octopus', 'whale', 'treasure'] as const;
export type Avatar = (typeof avatars)[number];
