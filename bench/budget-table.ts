import { budgets, isKept, type Budget, type Figure } from './budgets';
import { table } from './table';

/** What was measured; a figure that could not be taken is missing. */
export type Figures = Partial<Record<Figure, number>>;

function rowOf(figure: Figure, value: number | undefined): string[] {
  const { what, unit, digits, limit }: Budget = budgets[figure];
  const bound = 'max' in limit ? `≤ ${limit.max}` : `≥ ${limit.min}`;
  if (value === undefined) return [what, '-', bound, '?'];
  const over = isKept(budgets[figure], value) ? '' : 'over';
  return [what, `${value.toFixed(digits)} ${unit}`.trimEnd(), bound, over];
}

/** These figures beside their budgets, for a terminal. Those that break theirs are marked "over". */
export const budgetTable = (names: readonly Figure[], figures: Figures): string =>
  table([['', 'measured', 'budget', ''], ...names.map((figure) => rowOf(figure, figures[figure]))]);
