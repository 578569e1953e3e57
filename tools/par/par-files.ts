import type { GameDefinition } from '../../src/engine/definition';
import { oddsOf } from '../../src/engine/odds/odds';
import { likelyPayouts, summariseOdds } from '../../src/engine/odds/summary';
import { formatted } from '../formatted';
import { parSheet } from './par-sheet';

/** A file that follows from a game's definition. */
export interface ParFile {
  /** From the root of the project. */
  readonly path: string;
  readonly text: string;
}

async function parFile(path: string, text: string): Promise<ParFile> {
  return { path, text: await formatted(path, text) };
}

/** A game's PAR sheet, the odds that pages show and the build publishes, and the chances that a player's rounds are checked against. */
export async function parFiles(
  game: GameDefinition,
): Promise<Readonly<Record<'sheet' | 'odds' | 'payouts', ParFile>>> {
  const odds = oddsOf(game);
  return {
    sheet: await parFile(`docs/par/${game.id}.md`, parSheet(game, odds)),
    odds: await parFile(`src/games/${game.id}/odds.json`, JSON.stringify(summariseOdds(odds))),
    payouts: await parFile(`src/games/${game.id}/payouts.json`, JSON.stringify(likelyPayouts(odds))),
  };
}
