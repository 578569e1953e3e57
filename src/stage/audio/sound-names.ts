/** Every sound of a game, by the name of its file in its folder of sounds. `npm run assets:check` reads this list too. */
export const soundNames = [
  'reels-start',
  'reel-land',
  'win-small',
  'win-good',
  'win-big',
  'coins',
  'refusal',
] as const;

export type SoundName = (typeof soundNames)[number];
