import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Grid } from '../../../src/engine/grid';
import type { SymbolId } from '../../../src/games/lucky-fishing/definition';
import type { Avatar } from '../../../src/player/avatars';
import type { RendererPreference } from '../../../src/player/preferences';
import { digitsOf, type GameText, type RoundText, type SavedText } from '../saved-text';

/** A file of what the program of version 1 wrote, as its text. */
export const version1Text = (file: string): string =>
  readFileSync(join(import.meta.dirname, 'version-1', `${file}.json`), 'utf8');

/** The documents among them. */
export const VERSION_1_DOCUMENTS = ['fresh', 'open-round', 'played', 'limits', 'break', 'weeks', 'history'];

interface Version1Round {
  readonly id: number;
  readonly bet: number;
  readonly grid: Grid<SymbolId>;
}

/** What version 1 had and version 2 has by the same name. */
const KEPT = [
  ...(['coins', 'rounds', 'sound', 'volume', 'helpKey', 'motion', 'bonus', 'challenge'] as const),
  ...(['endedWeeks', 'pastWeeks', 'unseenWeeks', 'limits', 'log', 'savedToFileAt'] as const),
  ...(['persistenceAsked', 'writes'] as const),
];
/** What it had by another name, or in another place. */
const MOVED = [
  ...['version', 'openRound', 'lastGrid', 'picture', 'records', 'profile', 'totals', 'unrecorded', 'book'],
];

/** A document of version 1, described independently of the program. */
export interface Version1 extends Pick<SavedText, (typeof KEPT)[number]> {
  version: number;
  openRound: Version1Round | null;
  lastGrid: Grid<SymbolId> | null;
  picture: Exclude<RendererPreference, 'dom'> | 'plain';
  records: GameText['records'] & { readonly highestBalance: number };
  profile: { readonly name: string | null; readonly picture: Avatar };
  totals: GameText['totals'];
  unrecorded: (Version1Round & { readonly at: number; readonly payout: number; readonly balance: number })[];
  book: number;
}

/** Every field of version 1, in alphabetical order. */
export const VERSION_1_FIELDS: readonly string[] = [...KEPT, ...MOVED].sort();

/** A round of version 1 in version 2. */
const asRound = ({ id, bet, grid }: Version1Round): RoundText => ({
  ...{ game: 'lucky-fishing', id, bet },
  spins: [digitsOf(grid)],
});

/** What a document of version 1 has to become, field by field. */
export function inVersion2(old: Version1): SavedText {
  const { largestWin, longestRun, run, highestBalance } = old.records;
  return {
    version: 2,
    ...{ coins: old.coins, highestBalance, rounds: old.rounds },
    openRound: old.openRound === null ? null : asRound(old.openRound),
    games: {
      'lucky-fishing': {
        // The bet was not remembered, and the last round only by its grid.
        bet: null,
        lastRound: old.lastGrid === null ? null : { bet: 10, spins: [digitsOf(old.lastGrid)] },
        records: { largestWin, longestRun, run },
        totals: old.totals,
      },
    },
    ...{ sound: old.sound, volume: old.volume, helpKey: old.helpKey, motion: old.motion },
    skin: null,
    renderer: old.picture === 'plain' ? 'dom' : old.picture,
    ...{ bonus: old.bonus, challenge: old.challenge },
    ...{ endedWeeks: old.endedWeeks, pastWeeks: old.pastWeeks, unseenWeeks: old.unseenWeeks },
    ...{ limits: old.limits, log: old.log },
    profile: { name: old.profile.name, avatar: old.profile.picture },
    unrecorded: old.unrecorded.map(({ at, payout, balance, ...round }) => ({
      ...asRound(round),
      ...{ at, payout, balance },
    })),
    historyId: old.book,
    ...{ savedToFileAt: old.savedToFileAt, persistenceAsked: old.persistenceAsked, writes: old.writes },
  };
}
