import { symbolName, type GameDefinition } from '../../../engine/definition';
import { decodeRows } from '../../../engine/grid-codec';
import type { Round, Spin } from '../../../engine/round';
import { restoreRound } from '../../../store/game-state';
import type { HistoryRound } from '../../../store/rounds/history';
import { texts } from '../texts';

/** A grid as a person reads it, row by row: `Fish Tuna Shark / Octopus Whale Whale / ...`. */
export const describeGrid = (definition: GameDefinition, text: string): string =>
  (decodeRows(definition, text) ?? [])
    .map((row) => row.map((id) => symbolName(definition, id)).join(' '))
    .join(' / ');

/** What a spin paid, a phrase for each line and each collected value: `Line 3: 4 × Crab, 30`. */
export function describeSpin(definition: GameDefinition, { wins, collected, multiplier }: Spin): string[] {
  const lineName = (id: string): string => definition.lines.find((line) => line.id === id)?.name ?? id;
  const nameOf = (symbol: string): string => symbolName(definition, symbol);
  return [
    ...wins.map(({ line, symbol, cells, payout }) =>
      texts.history.win(lineName(line), cells.length, nameOf(symbol), payout),
    ),
    ...collected.map(({ symbol, payout }) => texts.history.collected(nameOf(symbol), multiplier, payout)),
  ];
}

/** A round of the history played again; null if this program does not have its game, or has other rules for it. */
export const replay = (definition: GameDefinition | undefined, row: HistoryRound): Round | null =>
  definition ? restoreRound(definition, row) : null;
