import { isBet } from '../coins';
import { symbolIds, type GameDefinition, type ReelSet } from '../definition';
import { stripsOf, symbolAt, windowAt, type Grid } from '../grid';
import { drawRound, SEEDS, type Round } from '../round';
import { BytesEnded, createByteReader, createByteWriter, fromBase64Url, toBase64Url } from './byte-codec';
import { hashText } from '../seeded-random';

/** The first byte of a code: how the rest of it is written. */
const VERSION = 1;

/** The longest text that is read (characters). The longest round of the games takes a tenth of that. */
const MAX_LENGTH = 2_000;

/**
 * Why a text is not played as the code of a round.
 *
 * - `other rules`: it is a round of another game, or of this one before its rules were changed
 * - `impossible`: no round of this game can be like that
 */
export type RoundCodeFault = 'not a code' | 'too long' | 'cut off' | 'other rules' | 'impossible';

/** What a round does not depend on. */
const NAMES: readonly string[] = ['title', 'path', 'spin'] satisfies (keyof GameDefinition)[];

/** A 32-bit number that changes with the rules of a game, and not with what things are called or how long a spin takes. */
const fingerprint = (definition: GameDefinition): number =>
  hashText(JSON.stringify(definition, (key, value: unknown) => (NAMES.includes(key) ? undefined : value)));

/** How many versions a byte tells apart. */
const VERSIONS = 2 ** 8;
const betsOf = ({ bet: { min, max, step } }: GameDefinition): number => Math.floor((max - min) / step) + 1;

/** What was drawn, and one of how many numbers it is. */
type Draw = readonly [drawn: number, of: number];

/** What was drawn for a grid, in the order of `drawGrid`. */
function gridDrawsOf(definition: GameDefinition, set: ReelSet, grid: Grid): Draw[] {
  const { rows, columns } = definition.grid;
  const strips = stripsOf(definition, set);
  if (strips)
    return strips.map((strip, column) => {
      const shown = grid[column]?.join();
      return [strip.findIndex((_, place) => windowAt(strip, place, rows).join() === shown), strip.length];
    });
  const ids = symbolIds(definition);
  return Array.from({ length: rows * columns }, (_, n) => {
    const symbol = symbolAt(grid, { row: Math.floor(n / columns), column: n % columns });
    return [ids.indexOf(symbol ?? ''), ids.length];
  });
}

/** What was drawn for the outcome of a round, in the order of `drawRound`. The round must be one of this game. */
export const drawsOf = (definition: GameDefinition, { spins }: Pick<Round, 'spins'>): Draw[] =>
  spins.flatMap(({ grid }, spin) => gridDrawsOf(definition, spin === 0 ? 'base' : 'feature', grid));

/**
 * A round as a text of letters, digits, `-` and `_`: all of it but its number. Where a strip shows the same symbols at
 * several places it names the first. The round must be one of this game.
 */
export function encodeRound(definition: GameDefinition, round: Round): string {
  const { bet, seed } = round;
  const { write, bytes } = createByteWriter();
  write(VERSION, VERSIONS);
  write(fingerprint(definition), SEEDS);
  write(seed, SEEDS);
  write((bet - definition.bet.min) / definition.bet.step, betsOf(definition));
  for (const [drawn, of] of drawsOf(definition, round)) write(drawn, of);
  return toBase64Url(bytes);
}

/** The round of a code, with 0 for its number, or why there is none. Never throws, whatever the text. */
export function decodeRound(definition: GameDefinition, code: string): Round | RoundCodeFault {
  if (code.length > MAX_LENGTH) return 'too long';
  if (!/^[\w-]*$/.test(code)) return 'not a code';
  const bytes = fromBase64Url(code);
  const { read, hasEnded } = createByteReader(bytes);
  try {
    if (read(VERSIONS) !== VERSION) return 'not a code';
    if (read(SEEDS) !== fingerprint(definition)) return 'other rules';
    const seed = read(SEEDS);
    const bet = definition.bet.min + read(betsOf(definition)) * definition.bet.step;
    if (!isBet(definition, bet)) return 'impossible';
    const round = { ...drawRound(definition, 0, bet, read), seed };
    return hasEnded() && toBase64Url(bytes) === code ? round : 'impossible';
  } catch (reason) {
    return reason instanceof BytesEnded ? 'cut off' : 'impossible';
  }
}
