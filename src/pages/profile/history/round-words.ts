import { symbolName, type GameDefinition } from '../../../engine/definition';
import { decodeRows } from '../../../engine/grid-codec';
import type { Round, Spin } from '../../../engine/round';
import { formatCoins } from '../../../ui/format/format';
import { roundOf } from '../../../store/game-state';
import type { HistoryRound } from '../../../store/rounds/history';

/** A grid as a person reads it, row by row: `Fish Tuna Shark / Octopus Whale Whale / ...`. */
export const gridWords = (definition: GameDefinition, text: string): string =>
  (decodeRows(definition, text) ?? [])
    .map((row) => row.map((id) => symbolName(definition, id)).join(' '))
    .join(' / ');

/** What a spin has paid, each line and each collected value as a phrase: `Line 3: 4 Crab, 30`. */
export function spinWords(definition: GameDefinition, { wins, collected, multiplier }: Spin): string[] {
  const lineName = (id: string): string => definition.lines.find((line) => line.id === id)?.name ?? id;
  const times = multiplier > 1 ? ` × ${multiplier}` : '';
  return [
    ...wins.map(
      ({ line, symbol, cells, payout }) =>
        `${lineName(line)}: ${cells.length} ${symbolName(definition, symbol)}, ${formatCoins(payout)}`,
    ),
    ...collected.map(
      ({ symbol, payout }) => `${symbolName(definition, symbol)}${times}, ${formatCoins(payout)}`,
    ),
  ];
}

/** A round of the history played again; null if this program does not have its game, or other rules of it. */
export const replay = (definition: GameDefinition | undefined, row: HistoryRound): Round | null =>
  definition ? roundOf(definition, row) : null;
