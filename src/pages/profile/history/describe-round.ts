import { symbolName, type GameDefinition } from '../../../engine/definition';
import { decodeRows } from '../../../engine/grid-codec';
import type { Spin } from '../../../engine/round';
import { texts } from '../texts';

/** A grid as a person reads it, row by row: `Fish Tuna Shark / Octopus Whale Whale / ...`. */
export const describeGrid = (definition: GameDefinition, text: string): string =>
  (decodeRows(definition, text) ?? [])
    .map((row) => row.map((id) => symbolName(definition, id)).join(' '))
    .join(' / ');

/** What a spin paid, a phrase for each line and each collected value: `Line 3: 4 × Crab, 30 coins`. */
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
