import { clampBet, toCoins } from '../../../engine/coins';
import { symbolIds, type GameDefinition, type ReelStrip, type SymbolRole } from '../../../engine/definition';
import { stripsOf, symbolAt, windowAt } from '../../../engine/grid';
import { initialGrid } from '../../../engine/initial-grid';
import { drawRound, type Round } from '../../../engine/round';
import { seededRandom } from '../../../engine/seeded-random';
import type { WinLevel, WinSize } from '../../../games/win-levels';

/** What a trial comes to: the id of the symbol that wins, collects or begins the feature, `none`, or `trialOfSize`. */
export type TrialOutcome = string;

/** A win of a size, whatever may bring it. */
export const trialOfSize = (size: WinSize): TrialOutcome => `size-${size}`;

/** The symbols that can bring something: others only take part in it. */
export const trialSymbols = (definition: GameDefinition): string[] =>
  symbolIds(definition).filter((id) => {
    const role = definition.symbols[id]?.role;
    return role !== 'wild' && role !== 'value';
  });

type Window = readonly string[];

/** What a reel has to show for an outcome, best first. Reels that have none of it stop anywhere. */
function conditionsFor(definition: GameDefinition, outcome: TrialOutcome, column: number) {
  const { symbols, lines, feature, payRule } = definition;
  const hasRole = (role: SymbolRole) => (id: string | undefined) => symbols[id ?? '']?.role === role;
  const row = lines[0]?.cells.find((cell) => cell.column === column)?.row ?? -1;
  const scatters = Math.min(...Object.keys(feature?.awards ?? {}).map(Number));
  const own = (window: Window): boolean => window.includes(outcome);
  switch (symbols[outcome]?.role) {
    case 'collector':
      return [own, (window: Window) => window.some(hasRole('value'))];
    case 'scatter':
      return column < scatters ? [own] : [];
    default:
      if (payRule === 'ways-from-the-left') return [own, (window: Window) => window.some(hasRole('wild'))];
      return [(window: Window) => window[row] === outcome, (window: Window) => hasRole('wild')(window[row])];
  }
}

/** The places where printed reels stop for an outcome. */
const placesFor = (
  definition: GameDefinition,
  outcome: TrialOutcome,
  strips: readonly ReelStrip[],
): number[] =>
  strips.map((strip, column) => {
    const windows = strip.map((_, place) => windowAt(strip, place, definition.grid.rows));
    const places = conditionsFor(definition, outcome, column).map((isMet) => windows.findIndex(isMet));
    return places.find((place) => place >= 0) ?? 0;
  });

/** The symbols that are drawn for an outcome where nothing is printed, in reading order. */
function drawsFor(definition: GameDefinition, outcome: TrialOutcome): number[] {
  const { columns, rows } = definition.grid;
  const [line] = definition.lines;
  const ids = symbolIds(definition);
  const grid = initialGrid(definition);
  return Array.from({ length: columns * rows }, (_, n) => {
    const [row, column] = [Math.floor(n / columns), n % columns];
    const onLine = line?.cells.some((cell) => cell.column === column && cell.row === row);
    const symbol = onLine && outcome !== 'none' ? outcome : symbolAt(grid, { column, row });
    return ids.indexOf(symbol ?? '');
  });
}

/** A round with this outcome at the default bet: the same each time, so that an artist can compare two images. */
export function trialRound(definition: GameDefinition, id: Round['id'], outcome: TrialOutcome): Round {
  const bet = clampBet(definition, definition.bet.default);
  const drawn = (first: readonly number[]): Round => {
    const draws = first.values();
    const rest = seededRandom(1);
    return drawRound(definition, id, bet, (n) => draws.next().value ?? rest(n));
  };
  const strips = stripsOf(definition, 'base');
  if (!strips) return drawn(drawsFor(definition, outcome));
  if (outcome !== 'none') return drawn(placesFor(definition, outcome, strips));
  const shortest = Math.min(...strips.map(({ length }) => length));
  const rounds = Array.from({ length: shortest }, (_, place) => drawn(strips.map(() => place)));
  return rounds.find(({ payout, spins }) => payout === 0 && spins.length === 1) ?? drawn([]);
}

/** A win in one spin that pays as much as the smallest of a level, whatever its symbol pays in the game. */
export function roundOfLevel(definition: GameDefinition, id: Round['id'], { from }: WinLevel): Round {
  const [symbol = 'none'] = trialSymbols(definition);
  const round = trialRound(definition, id, symbol);
  const [spin] = round.spins;
  // What is no more than the bet isn't celebrated.
  const payout = toCoins(Math.max(from * round.bet, round.bet + 1));
  const wins = spin.wins.slice(0, 1).map((win) => ({ ...win, payout }));
  return { ...round, payout, spins: [{ ...spin, wins, payout }] };
}
