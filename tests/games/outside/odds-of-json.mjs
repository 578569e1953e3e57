// Computes the odds of a published game from its JSON alone, as an outsider would: nothing of the program is used. It
// goes reel by reel and keeps together everything that can no longer turn out differently.

/**
 * @typedef {object} Published
 * @property {number} columns
 * @property {number} rows
 * @property {string} payRule
 * @property {Record<string, { role?: string, pays?: Record<string, number>, value?: number }>} symbols
 * @property {{ id: string, rows?: number[], cells?: [number, number][] }[]} lines
 * @property {{ kind: string, base?: string[][], dives?: string[][] }} reels
 * @property {{ shells: Record<string, number>, every: number, adds: number, multipliers: number[] }} [dives]
 */

/**
 * One way in which spins can turn out so far. `lines` holds, for each line that is still open, its symbol and how long
 * its run is; a closed one is null.
 *
 * @typedef {{ chance: number, lines: ([string, number] | null)[], full: (string | null)[], paid: number,
 *   shells: number, pearls: number, divers: number }} Way
 */

/** @param {Published} game @param {string[]} strip @returns {string[][]} */
const windowsOfStrip = ({ rows }, strip) => {
  const twice = [...strip, ...strip];
  return strip.map((_, place) => twice.slice(place, place + rows));
};

/** @param {Published} game @returns {string[][]} */
function windowsOfUniform({ rows, symbols }) {
  /** @type {string[][]} */
  let windows = [[]];
  for (let row = 0; row < rows; row++)
    windows = windows.flatMap((window) => Object.keys(symbols).map((symbol) => [...window, symbol]));
  return windows;
}

/** Adds one more reel to a way. @param {Published} game @param {Way} way @param {number} reel @param {string[]} window */
function turned({ lines, symbols }, way, reel, window) {
  const next = { ...way, lines: [...way.lines], full: [...way.full] };
  for (const symbol of window) {
    const { role, value = 0 } = symbols[symbol] ?? {};
    if (role === 'scatter') next.shells++;
    if (role === 'collector') next.divers++;
    next.pearls += value;
  }
  for (const [n, line] of lines.entries()) {
    const cells = line.cells ?? (line.rows ?? []).map((row, column) => /** @type {const} */ ([column, row]));
    for (const [column, row] of cells) {
      const run = next.lines[n];
      if (column !== reel || !run) continue;
      const shown = window[row] ?? '';
      const isWild = symbols[shown]?.role === 'wild';
      const [symbol, length] = run;
      if (isWild) next.lines[n] = [symbol, length + 1];
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

  /** @param {number} n @param {[string, number]} run */
  function close(n, [symbol, length]) {
    next.lines[n] = null;
    next.paid += symbols[symbol]?.pays?.[length] ?? 0;
  }
}

/**
 * All ways in which a spin can turn out.
 *
 * @param {Published} game @param {string[][][]} reels the windows of each reel @returns {Way[]}
 */
function waysOf(game, reels) {
  const open = game.lines.map(() => /** @type {[string, number]} */ (['', 0]));
  const none = game.lines.map(() => null);
  /** @type {Way[]} */
  let ways = [{ chance: 1, lines: open, full: none, paid: 0, shells: 0, pearls: 0, divers: 0 }];
  const isFirst = game.payRule === 'first-full-line';
  for (const [reel, windows] of reels.entries()) {
    /** @type {Map<string, Way>} */
    const merged = new Map();
    for (const way of ways) {
      for (const window of windows) {
        const next = turned(game, way, reel, window);
        const { lines, full, paid, shells, pearls, divers } = next;
        const key = `${lines.map((run) => run?.join('') ?? '').join()} ${isFirst ? full.join() : paid.toFixed(1)} ${shells} ${pearls} ${divers}`;
        const same = merged.get(key);
        if (same) same.chance += way.chance / windows.length;
        else merged.set(key, { ...next, chance: way.chance / windows.length });
      }
    }
    ways = [...merged.values()];
  }
  return ways.map((way) => {
    if (isFirst) {
      const first = way.full.findIndex((symbol) => symbol !== null);
      const length = game.lines[first]?.cells?.length ?? game.columns;
      return { ...way, paid: game.symbols[way.full[first] ?? '']?.pays?.[length] ?? 0 };
    }
    const rest = way.lines.map((run) => (run ? (game.symbols[run[0]]?.pays?.[run[1]] ?? 0) : 0));
    return { ...way, paid: rest.reduce((sum, pays) => sum + pays, way.paid) };
  });
}

/**
 * Mean, mean square and most of what dives pay, by how many there are at first: forwards, from the first dive on.
 *
 * @param {NonNullable<Published['dives']>} rules @param {Way[]} ways @param {number} first
 */
function divesOf({ every, adds, multipliers }, ways, first) {
  const diver = ways.filter(({ divers }) => divers > 0);
  const none = ways.filter(({ divers }) => divers === 0);
  /** Every state after so many dives: its chance, and moments and most of what has been paid on the way to it. */
  let states = new Map([['0', { divers: 0, chance: 1, mean: 0, square: 0, most: 0 }]]);
  const done = { mean: 0, square: 0, most: 0 };
  for (let dive = 0; states.size > 0; dive++) {
    /** @type {typeof states} */
    const next = new Map();
    for (const { divers, chance, mean, square, most } of states.values()) {
      const level = Math.min(Math.floor(divers / every), multipliers.length - 1);
      if (dive === first + level * adds) {
        done.mean += mean;
        done.square += square;
        done.most = Math.max(done.most, most);
        continue;
      }
      const [once = 1] = [multipliers[level]];
      for (const [group, seen] of /** @type {const} */ ([
        [diver, 1],
        [none, 0],
      ])) {
        const part = group.reduce((sum, way) => sum + way.chance, 0);
        const pays = group.map((way) => ({ part: way.chance, bets: way.paid + seen * once * way.pearls }));
        const here = pays.reduce((sum, pay) => sum + pay.part * pay.bets, 0);
        const squares = pays.reduce((sum, pay) => sum + pay.part * pay.bets ** 2, 0);
        const key = `${divers + seen}`;
        const into = next.get(key) ?? { divers: divers + seen, chance: 0, mean: 0, square: 0, most: 0 };
        // The moments carry the chance of the state.
        into.chance += chance * part;
        into.mean += mean * part + chance * here;
        into.square += square * part + 2 * mean * here + chance * squares;
        into.most = Math.max(into.most, most + Math.max(...pays.map((pay) => pay.bets)));
        next.set(key, into);
      }
    }
    states = next;
  }
  return done;
}

/**
 * The odds of a published game, as its own `odds` has them.
 *
 * @param {Published} game
 */
export function oddsOfJson(game) {
  const { reels, dives } = game;
  const windows = (/** @type {string[][] | undefined} */ strips) =>
    strips
      ? strips.map((strip) => windowsOfStrip(game, strip))
      : Array.from({ length: game.columns }, () => windowsOfUniform(game));
  const base = waysOf(game, windows(reels.base));
  const free = dives ? waysOf(game, windows(reels.dives ?? reels.base)) : [];
  /** @type {Map<number, ReturnType<typeof divesOf>>} */
  const known = new Map();
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
