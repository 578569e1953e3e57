import type { GameDefinition } from '../definition';
import { hashText } from '../seeded-random';

/** What a round does not depend on. */
const NAMES: readonly string[] = ['name', 'title', 'path', 'spin'] satisfies (
  | keyof GameDefinition
  | 'name'
)[];

/** A 32-bit number that changes with the rules of a game, and not with what things are called or how long a spin takes. */
export const fingerprint = (definition: GameDefinition): number =>
  hashText(JSON.stringify(definition, (key, value: unknown) => (NAMES.includes(key) ? undefined : value)));
