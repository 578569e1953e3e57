// Computes the odds of a published game from its JSON alone, as an outsider would: nothing of the program is used. It
// goes reel by reel and keeps together everything that can no longer turn out differently.

type Cell = readonly [column: number, row: number];

export interface Published {
  readonly columns: number;
  readonly rows: number;
  readonly payRule: string;
  readonly symbols: Readonly<
    Record<string, { role?: string; pays?: Record<number, number>; value?: number }>
  >;
  readonly lines: readonly { id: string; rows?: readonly number[]; cells?: readonly Cell[] }[];
  readonly reels: { readonly base?: string[][]; readonly dives?: string[][] };
  readonly dives?: { shells: Record<number, number>; every: number; adds: number; multipliers: number[] };
}

/** The symbol of a line that is still open and how long its run is; null once it is closed. */
type Run = readonly [symbol: string, length: number] | null;

/** One way in which spins can turn out so far. */
interface Way extends Readonly<Record<'chance' | 'paid' | 'shells' | 'pearls' | 'divers', number>> {
  readonly lines: readonly Run[];
  /** The symbol of each line that is full. */
  readonly full: readonly (string | null)[];
}

const sumOf = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);

/** What the reels can show, each as likely as any other on its reel. */
function windowsOf({ rows, columns, symbols }: Published, strips?: readonly string[][]): string[][][] {
  if (strips)
    return strips.map((strip) => strip.map((_, place) => [...strip, ...strip].slice(place, place + rows)));
  let windows: string[][] = [[]];
  for (let row = 0; row < rows; row++)
    windows = windows.flatMap((window) => Object.keys(symbols).map((symbol) => [...window, symbol]));
  return Array.from({ length: columns }, () => windows);
}

/** Adds one more reel to a way. */
function turned({ lines, symbols }: Published, way: Way, reel: number, window: readonly string[]): Way {
  const next = { ...way, lines: [...way.lines], full: [...way.full] };
  for (const symbol of window) {
    const { role, value = 0 } = symbols[symbol] ?? {};
    if (role === 'scatter') next.shells++;
    if (role === 'collector') next.divers++;
    next.pearls += value;
  }
  const close = (n: number, [symbol, length]: NonNullable<Run>) => {
    next.lines[n] = null;
    next.paid += symbols[symbol]?.pays?.[length] ?? 0;
  };
  for (const [n, line] of lines.entries()) {
    const cells = line.cells ?? (line.rows ?? []).map((row, column): Cell => [column, row]);
    for (const [column, row] of cells) {
      const run = next.lines[n];
      if (column !== reel || !run) continue;
      const shown = window[row] ?? '';
      const [symbol, length] = run;
      if (symbols[shown]?.role === 'wild') next.lines[n] = [symbol, length + 1];
      else if (symbol === '' || symbol === shown) next.lines[n] = [shown, length + 1];
      else close(n, run);
    }
    const run = next.lines[n];
    if (!run) continue;
    if (run[1] === cells.length) {
      next.full[n] = run[0];
      close(n, run);
    } else if (run[0] !== '' && !symbols[run[0]]?.pays) next.lines[n] = null;
  }
  return next;
}

/** All ways in which a spin can turn out. */
function waysOf(game: Published, reels: readonly string[][][]): Way[] {
  const [lines, full] = [game.lines.map((): Run => ['', 0]), game.lines.map(() => null)];
  let ways: Way[] = [{ chance: 1, lines, full, paid: 0, shells: 0, pearls: 0, divers: 0 }];
  const isFirst = game.payRule === 'first-full-line';
  for (const [reel, windows] of reels.entries()) {
    const merged = new Map<string, Way>();
    for (const way of ways) {
      for (const window of windows) {
        const next = turned(game, way, reel, window);
        const so = isFirst ? next.full.join() : next.paid.toFixed(1);
        const open = next.lines.map((run) => run?.join('') ?? '').join();
        const key = [open, so, next.shells, next.pearls, next.divers].join(' ');
        const chance = (merged.get(key)?.chance ?? 0) + way.chance / windows.length;
        merged.set(key, { ...next, chance });
      }
    }
    ways = [...merged.values()];
  }
  const payFor = (symbol: string, length: number) => game.symbols[symbol]?.pays?.[length] ?? 0;
  return ways.map((way) => {
    const rest = sumOf(way.lines, (run) => (run ? payFor(...run) : 0));
    if (!isFirst) return { ...way, paid: way.paid + rest };
    const first = way.full.findIndex((symbol) => symbol !== null);
    return { ...way, paid: payFor(way.full[first] ?? '', game.lines[first]?.cells?.length ?? game.columns) };
  });
}

/** Mean, mean square and most of what dives pay, by how many there are at first: forwards, from the first dive on. */
function divesOf({ every, adds, multipliers }: NonNullable<Published['dives']>, ways: Way[], first: number) {
  const groups = [1, 0].map(
    (seen) => [ways.filter(({ divers }) => Math.sign(divers) === seen), seen] as const,
  );
  /** By the divers so far: the chance of it, and moments and most of what has been paid on the way to it. */
  let states = new Map([[0, { chance: 1, mean: 0, square: 0, most: 0 }]]);
  const done = { mean: 0, square: 0, most: 0 };
  for (let dive = 0; states.size > 0; dive++) {
    const next: typeof states = new Map();
    for (const [divers, { chance, mean, square, most }] of states) {
      const level = Math.min(Math.floor(divers / every), multipliers.length - 1);
      if (dive === first + level * adds) {
        done.mean += mean;
        done.square += square;
        done.most = Math.max(done.most, most);
        continue;
      }
      for (const [group, seen] of groups) {
        const paysOf = ({ paid, pearls }: Way) => paid + seen * (multipliers[level] ?? NaN) * pearls;
        const part = sumOf(group, (way) => way.chance);
        const here = sumOf(group, (way) => way.chance * paysOf(way));
        const squares = sumOf(group, (way) => way.chance * paysOf(way) ** 2);
        const into = next.get(divers + seen) ?? { chance: 0, mean: 0, square: 0, most: 0 };
        // The moments carry the chance of the state.
        into.chance += chance * part;
        into.mean += mean * part + chance * here;
        into.square += square * part + 2 * mean * here + chance * squares;
        into.most = Math.max(into.most, most + Math.max(...group.map(paysOf)));
        next.set(divers + seen, into);
      }
    }
    states = next;
  }
  return done;
}

/** The odds of a published game, as its own `odds` has them. */
export function oddsOfJson(game: Published): Record<string, number> {
  const { reels, dives } = game;
  const base = waysOf(game, windowsOf(game, reels.base));
  const free = dives ? waysOf(game, windowsOf(game, reels.dives ?? reels.base)) : [];
  const known = new Map<number, ReturnType<typeof divesOf>>();
  const odds = { returnToPlayer: 0, hitRate: 0, standardDeviation: 0, largestWin: 0 };
  let [square, divesRate, fromDives] = [0, 0, 0];
  for (const { chance, paid, pearls, divers, shells } of base) {
    const spins = dives?.shells[shells] ?? 0;
    const here = paid + (divers > 0 ? pearls : 0);
    if (dives && spins > 0 && !known.has(spins)) known.set(spins, divesOf(dives, free, spins));
    const rest = known.get(spins) ?? { mean: 0, square: 0, most: 0 };
    odds.returnToPlayer += chance * (here + rest.mean);
    square += chance * (here ** 2 + 2 * here * rest.mean + rest.square);
    odds.hitRate += here > 0 || spins > 0 ? chance : 0;
    odds.largestWin = Math.max(odds.largestWin, here + rest.most);
    divesRate += spins > 0 ? chance : 0;
    fromDives += chance * rest.mean;
  }
  odds.standardDeviation = Math.sqrt(square - odds.returnToPlayer ** 2);
  return dives ? { ...odds, divesRate, divesShare: fromDives / odds.returnToPlayer } : odds;
}
