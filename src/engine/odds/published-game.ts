import {
  symbolList,
  type Cell,
  type GameDefinition,
  type GameRules,
  type Line,
  type SymbolDefinition,
} from '../definition';
import { stripsOf } from '../grid';
import type { OddsSummary } from './summary';

/** The figures of a game's odds by the names under which they are published. */
export type PublishedOdds = Readonly<Record<string, number>>;

type PublishedLine = Pick<Line, 'id'> &
  (
    | { readonly rows: readonly number[] }
    | { readonly cells: readonly (readonly [column: number, row: number])[] }
  );

type Strips = readonly (readonly string[])[];

/** A game as the site publishes it, beside its feature: that is under its own id. */
interface PublishedGame {
  readonly id: string;
  readonly columns: number;
  readonly rows: number;
  readonly bet: GameDefinition['bet'];
  readonly payRule: GameDefinition['payRule'];
  readonly symbols: Readonly<Record<string, SymbolDefinition>>;
  readonly lines: readonly PublishedLine[];
  /** The strips of the feature are under its id. */
  readonly reels: { readonly kind: 'uniform' } | { readonly kind: 'strips'; readonly base: Strips };
  readonly odds: PublishedOdds;
}

/** A line as its row on each reel where it has one cell a reel, from the left; otherwise as its cells. */
function publishedLine({ grid }: GameRules, { id, cells }: Line): PublishedLine {
  const isRowByRow = cells.length === grid.columns && cells.every(({ column }, place) => column === place);
  return isRowByRow
    ? { id, rows: cells.map(({ row }) => row) }
    : { id, cells: cells.map(({ column, row }) => [column, row] as const) };
}

function publishedReels(game: GameRules): object {
  const base = stripsOf(game, 'base');
  if (!base) return { kind: 'uniform' };
  return { kind: 'strips', base, ...(game.feature && { [game.feature.id]: stripsOf(game, 'feature') }) };
}

/** The feature under its id, and in it what begins it under the plural of the scatter's id. */
function publishedFeature({ symbols, feature }: GameRules): object {
  if (!feature) return {};
  const { id, awards, every, adds, multipliers } = feature;
  return { [id]: { [scatterKey(symbols)]: awards, every, adds, multipliers } };
}

const scatterKey = (symbols: GameRules['symbols']): string =>
  `${symbolList({ symbols }).find(({ role }) => role === 'scatter')?.id ?? 'scatter'}s`;

/**
 * The odds; the rate and the share of the feature under its id.
 *
 * @param feature the id of the game's feature, if it has one
 */
export function publishedOdds(feature: string | undefined, odds: OddsSummary): PublishedOdds {
  const { returnToPlayer, hitRate, standardDeviation, largestWin, feature: found } = odds;
  return {
    ...{ returnToPlayer, hitRate },
    ...(feature && found && { [`${feature}Rate`]: found.rate, [`${feature}Share`]: found.share }),
    ...{ standardDeviation, largestWin },
  };
}

/** A game as data, for whoever wants to check its odds with a program of their own. */
export function publishGame(game: GameDefinition, odds: OddsSummary): PublishedGame {
  const { id, grid, bet, payRule, symbols, lines } = game;
  return {
    ...{ id, columns: grid.columns, rows: grid.rows, bet, payRule, symbols },
    lines: lines.map((line) => publishedLine(game, line)),
    reels: publishedReels(game) as PublishedGame['reels'],
    ...publishedFeature(game),
    odds: publishedOdds(game.feature?.id, odds),
  };
}

const cellsOf = (line: PublishedLine): Cell[] =>
  'rows' in line
    ? line.rows.map((row, column) => ({ column, row }))
    : line.cells.map(([column, row]) => ({ column, row }));

/**
 * Reads a published game: its rules, and the odds that are published with them. The file is one of this site, so it is not
 * checked: a damaged one throws here, or where its odds are computed.
 */
export function readPublishedGame(text: string): { readonly rules: GameRules; readonly odds: PublishedOdds } {
  const game = JSON.parse(text) as PublishedGame & Record<string, unknown>;
  const { columns, rows, bet, payRule, symbols, reels, odds } = game;
  const lines = game.lines.map((line): Line => ({ id: line.id, cells: cellsOf(line) }));
  const rules = { grid: { columns, rows }, symbols, lines, payRule, bet };
  if (reels.kind === 'uniform') return { rules: { ...rules, reels }, odds };
  const { kind, base, ...others } = reels;
  const [ofFeature] = Object.entries<Strips>(others);
  if (!ofFeature) return { rules: { ...rules, reels: { kind, base } }, odds };
  const [id, strips] = ofFeature;
  const { [scatterKey(symbols)]: awards, ...feature } = game[id] as Record<string, unknown>;
  return {
    rules: {
      ...rules,
      reels: { kind, base, feature: strips },
      feature: { id, awards, ...feature } as NonNullable<GameRules['feature']>,
    },
    odds,
  };
}
