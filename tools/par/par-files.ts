import { format, resolveConfig } from 'prettier';
import type { GameDefinition } from '../../src/engine/definition';
import { oddsOf } from '../../src/engine/odds/odds';
import { summaryOf } from '../../src/engine/odds/summary';
import { parSheet } from './par-sheet';

/** A file that follows from a game's definition. */
export interface ParFile {
  /** From the root of the project. */
  readonly path: string;
  readonly text: string;
}

async function formatted(path: string, text: string): Promise<ParFile> {
  return { path, text: await format(text, { ...(await resolveConfig(path)), filepath: path }) };
}

/** A game's PAR sheet, and the odds that pages show and the build publishes. */
export async function parFiles(
  game: GameDefinition,
): Promise<{ readonly sheet: ParFile; readonly odds: ParFile }> {
  const odds = oddsOf(game);
  return {
    sheet: await formatted(`docs/par/${game.id}.md`, parSheet(game, odds)),
    odds: await formatted(`src/games/${game.id}/odds.json`, JSON.stringify(summaryOf(odds))),
  };
}
