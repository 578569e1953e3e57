import { highestPay, payoutsOf, type GameDefinition } from './definition';

// Upper bounds of a round, from the definition alone. The exact largest payout takes all outcomes (odds/).

/** All that a line or a value may pay, in multiples of the bet. */
export const allPayouts = ({ symbols }: GameDefinition): number[] =>
  Object.values(symbols).flatMap(payoutsOf);

export const maxSpins = ({ feature }: GameDefinition): number =>
  feature
    ? 1 + Math.max(...Object.values(feature.awards)) + feature.adds * (feature.multipliers.length - 1)
    : 1;

/** More than a round can pay, in multiples of the bet: all lines or ways of all spins, and a value in every cell. */
export function maxPayoutInBets(definition: GameDefinition): number {
  const { grid, lines, payRule, feature } = definition;
  const symbols = Object.values(definition.symbols);
  const linesPaid = {
    'first-full-line': 1,
    'all-lines-from-the-left': lines.length,
    'ways-from-the-left': grid.rows ** grid.columns,
  }[payRule];
  const value = Math.max(...symbols.map((symbol) => symbol.value ?? 0));
  const multiplier = Math.max(...(feature?.multipliers ?? [1]));
  const cells = grid.columns * grid.rows;
  return (
    maxSpins(definition) * (linesPaid * Math.max(...symbols.map(highestPay)) + cells * value * multiplier)
  );
}
