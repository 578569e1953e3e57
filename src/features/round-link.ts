import type { GameDefinition } from '../engine/definition';
import type { Round } from '../engine/round';
import { encodeRound } from '../engine/round-code/round-code';

/** Where the code of a round is in the address of its game's page: behind the `#`, so that no server sees it. */
const PREFIX = '#round=';

/** The address that shows a round again, from the root of the site. */
export const roundPath = (definition: GameDefinition, round: Round): string =>
  `${definition.path}${PREFIX}${encodeRound(definition, round)}`;

/** What stands for the code of a round in the fragment of an address; null where it is about something else. */
export const roundCodeIn = (hash: string): string | null =>
  hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : null;
