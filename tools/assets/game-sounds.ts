import { catalog } from '../../src/games/catalog';
import { soundNamesOf, type SoundName } from '../../src/stage/audio/sound-names';

/**
 * The names of the sounds that each game can play, by the game's id. Made while this module is loaded: afterwards Vite's
 * runner fetches no more modules.
 */
export const gameSounds: Readonly<Record<string, readonly SoundName[]>> = Object.fromEntries(
  await Promise.all(catalog.map(async ({ id, load }) => [id, soundNamesOf(await load())] as const)),
);
