import { decodeRows } from '../../../engine/grid-codec';
import type { Spin } from '../../../engine/round';
import { runLength } from '../../../engine/spin';
import { symbolName, winName } from '../../../games/game-texts';
import type { PlayableGame } from '../../../games/playable';
import { texts } from '../texts';

type NamedGame = Pick<PlayableGame, 'definition' | 'texts'>;

/** A grid as a person reads it, row by row: `Fish Tuna Shark / Octopus Whale Whale / ...`. */
export const describeGrid = (game: NamedGame, text: string): string =>
  (decodeRows(game.definition, text) ?? [])
    .map((row) => row.map((id) => symbolName(game.texts, id)).join(' '))
    .join(' / ');

/** What a spin paid, a phrase for each line and each collected value: `Line 3: 4 × Crab, 30 coins`. */
export function describeSpin({ texts: names }: NamedGame, { wins, collected, multiplier }: Spin): string[] {
  return [
    ...wins.map((win) =>
      texts.history.win(winName(names, win), runLength(win), symbolName(names, win.symbol), win.payout),
    ),
    ...collected.map(({ symbol, payout }) =>
      texts.history.collected(symbolName(names, symbol), multiplier, payout),
    ),
  ];
}
