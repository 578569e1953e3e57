import type { GameDefinition } from '../engine/definition';
import type { Round } from '../engine/round';
import { encodeRound } from '../engine/round-code/round-code';
import { ROUND_PREFIX } from './round-fragment';

/** The address that shows a round again, from the root of the site. */
export const roundPath = (definition: GameDefinition, round: Round): string =>
  `${definition.path}${ROUND_PREFIX}${encodeRound(definition, round)}`;
